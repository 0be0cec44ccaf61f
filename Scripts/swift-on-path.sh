# Puts swift on PATH where it stands in one of its usual places. Sourced by the scripts beside it.
# shellcheck shell=sh
if ! command -v swift >/dev/null 2>&1; then
  for folder in "${HOME:-}/.local/share/swiftly/bin" /opt/swift/usr/bin \
    /usr/local/swift/usr/bin /usr/share/swift/usr/bin; do
    if [ -x "$folder/swift" ]; then
      PATH=$folder:$PATH
      export PATH
      break
    fi
  done
fi
