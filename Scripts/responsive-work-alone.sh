# Lays out a package of ResponsiveWork, its test product and its tests alone, which is built in a
# fraction of the time that the whole takes. Sourced by the scripts beside it.
# shellcheck shell=sh

# lay_out_responsive_work FOLDER COMMAND...: `ln -s` for what follows the sources, `cp -R` for a copy.
lay_out_responsive_work() {
  alone=$1
  shift
  rm -rf "$alone/Sources" "$alone/Tests"
  mkdir -p "$alone/Sources" "$alone/Tests"
  # shellcheck disable=SC2154 # who sources this has set root
  for product in ResponsiveWork ResponsiveWorkTesting; do
    "$@" "$root/Sources/$product" "$alone/Sources"
  done
  "$@" "$root/Tests/ResponsiveWorkTests" "$alone/Tests"
  cat >"$alone/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ResponsiveWorkAlone",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "ResponsiveWork"),
    .target(name: "ResponsiveWorkTesting", dependencies: ["ResponsiveWork"]),
    .testTarget(
      name: "ResponsiveWorkTests",
      dependencies: ["ResponsiveWork", "ResponsiveWorkTesting"]
    ),
  ]
)
END
}
