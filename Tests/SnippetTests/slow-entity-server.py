#!/usr/bin/env python3
"""A slow HTTP server on the loopback, for Snippets/EntityFinder.swift.

It prints its address and serves until its standard input ends or it is terminated.

GET /entities?name=TEXT  after a while the entities whose names begin with TEXT, as JSON;
                         texts of five letters or more take very long, and
                         the first request for "Tomb" is refused with the status 503
GET /record              all requests for entities so far, and how each ended:
                         "answered", "refused" or "aborted" when the client closed the connection
"""

import json
import select
import socket
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlparse

SECONDS_TO_ANSWER = 0.25
SECONDS_TO_ANSWER_LONG_TEXTS = 10

ENTITIES = [
    {"name": "Meridia Foods", "place": "Porto"},
    {"name": "Merilu Paper", "place": "Graz"},
    {"name": "Meroda Optics", "place": "Lund"},
    {"name": "Tomba Tools", "place": "Ghent"},
    {"name": "Toneva Music", "place": "Varna"},
]

lock = threading.Lock()
requests = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        url = urlparse(self.path)
        if url.path == "/record":
            with lock:
                known = [dict(request) for request in requests]
            waiting = sum(request["outcome"] == "open" for request in known)
            self.answer(200, {"open": waiting, "requests": known})
        else:
            self.find(parse_qs(url.query).get("name", [""])[0])

    def find(self, name):
        request = {"name": name, "outcome": "open"}
        with lock:
            is_first = all(other["name"] != name for other in requests)
            requests.append(request)
        is_long = len(name) >= 5
        seconds = SECONDS_TO_ANSWER_LONG_TEXTS if is_long else SECONDS_TO_ANSWER
        if self.is_aborted_within(seconds):
            request["outcome"] = "aborted"
            self.close_connection = True
        elif name == "Tomb" and is_first:
            request["outcome"] = "refused"
            self.answer(503, {})
        else:
            request["outcome"] = "answered"
            self.answer(200, [e for e in ENTITIES if e["name"].startswith(name)])

    def is_aborted_within(self, seconds):
        """Waits, and stops as soon as the client closes the connection."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            readable, _, _ = select.select([self.connection], [], [], left)
            if readable:
                try:
                    return self.connection.recv(1, socket.MSG_PEEK) == b""
                except ConnectionError:
                    return True
        return False

    def answer(self, status, content):
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def main():
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    # Whoever started it holds the other end: it goes when they go, however they end.
    sys.stdin.read()


if __name__ == "__main__":
    main()
