# Whether ThreadSanitizer works here: some containers don't let it lay out memory as it must.
# Sourced by the scripts beside it.
# shellcheck shell=bash

# Fails, and says so, unless it reports a race that is there; $1 is a folder to work in.
sanitizer_sees_race() {
  cat >"$1/race.swift" <<'END'
import Foundation

final class Count: @unchecked Sendable { var value = 0 }
let count = Count()
let ended = DispatchSemaphore(value: 0)
for _ in 0..<2 {
  Thread {
    for _ in 0..<1_000 { count.value += 1 }
    ended.signal()
  }.start()
}
for _ in 0..<2 { ended.wait() }
END
  swiftc -sanitize=thread -o "$1/race" "$1/race.swift" || return 1
  local attempt
  for attempt in 1 2 3 4 5; do
    "$1/race" >"$1/race.log" 2>&1 || :
    if grep -q 'WARNING: ThreadSanitizer' "$1/race.log"; then return 0; fi
    echo "attempt $attempt: ThreadSanitizer does not report a race that is there"
  done
  head -n 3 "$1/race.log"
  return 1
}
