#!/usr/bin/env python3
"""A slow device on the loopback, for Snippets/StepperDevice.swift.

It prints its address and serves until its standard input ends or it is terminated.

PUT /NAME     sets the value of that name to the body, after a while;
              temperatures above 30 are refused with the status 422 and a reason
GET /record   all values that were sent so far, as JSON
"""

import json
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECONDS_TO_SET = 0.2
HIGHEST_TEMPERATURE = 30

lock = threading.Lock()
sent = []


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_PUT(self):
        name = self.path.strip("/")
        value = int(self.rfile.read(int(self.headers["Content-Length"])))
        time.sleep(SECONDS_TO_SET)
        is_refused = name == "temperature" and value > HIGHEST_TEMPERATURE
        with lock:
            sent.append({"name": name, "value": value, "isRefused": is_refused})
        if is_refused:
            self.answer(422, f"{value} degrees are too hot".encode())
        else:
            self.answer(200, b"")

    def do_GET(self):
        with lock:
            self.answer(200, json.dumps(sent).encode())

    def answer(self, status, body):
        self.send_response(status)
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
