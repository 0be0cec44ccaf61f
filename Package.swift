// swift-tools-version: 6.2

// The targets stand in the order data flows. A target may depend only on targets above it.

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A stage of the engine, in `Sources/Engine`.
func stage(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    path: "Sources/Engine/\(name)",
    swiftSettings: strict
  )
}

/// The tests of `name`, in `Tests/<name>Tests`.
func tests(_ name: String, _ extra: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name)] + extra,
    swiftSettings: strict
  )
}

let package = Package(
  name: "SmarterContacts",
  // What task executors, atomics and exact durations need on Apple's systems. Not tried there.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ResponsiveWork", targets: ["ResponsiveWork"]),
    .library(name: "ResponsiveWorkTesting", targets: ["ResponsiveWorkTesting"]),
    .library(name: "ContactEngine", targets: ["ContactEngine"]),
    .executable(name: "smartercontacts", targets: ["smartercontacts"]),
  ],
  targets: [
    // Stands alone: standard library only.
    .target(name: "ResponsiveWork", swiftSettings: strict),
    .target(
      name: "ResponsiveWorkTesting",
      dependencies: ["ResponsiveWork"],
      swiftSettings: strict
    ),

    // Foreign code. Nothing but these sees a C header.
    .systemLibrary(
      name: "CZlib",
      path: "Sources/Foreign/CZlib",
      providers: [.apt(["zlib1g-dev"])]
    ),
    .systemLibrary(
      name: "CCrypto",
      path: "Sources/Foreign/CCrypto",
      providers: [.apt(["libssl-dev"])]
    ),
    .systemLibrary(
      name: "CSQLite",
      path: "Sources/Foreign/CSQLite",
      providers: [.apt(["libsqlite3-dev"])]
    ),

    .target(
      name: "CPhoneNumber",
      path: "Sources/Foreign/CPhoneNumber",
      linkerSettings: [
        .linkedLibrary("phonenumber"), .linkedLibrary("protobuf-lite"),
      ]
    ),

    // Tables that are part of the program.
    .target(
      name: "CStandardData",
      path: "Sources/Foreign/CStandardData",
      exclude: ["Resources"]
    ),

    // The engine, in the order a contact passes through it.
    stage("ContactModel"),
    stage("ContactFormats", ["ContactModel", "CZlib"]),
    stage("Standardization", ["ContactModel", "CStandardData", "CPhoneNumber"]),
    stage("ContactSearch", ["ContactModel", "Standardization", "ResponsiveWork"]),
    stage("RecordLinkage", ["ContactModel", "Standardization", "ResponsiveWork"]),
    stage("Merging", ["ContactModel"]),
    stage("ContactStore", ["Merging", "ResponsiveWork", "CSQLite", "CCrypto"]),
    stage(
      "ContactEngine",
      [
        "ContactModel", "ContactFormats", "Standardization", "ContactSearch", "RecordLinkage",
        "Merging", "ContactStore", "ResponsiveWork",
      ]
    ),

    // The faces.
    .target(
      name: "CommandLineInterface",
      // The stages below the engine are here for the types in its signatures alone.
      dependencies: [
        "ContactEngine", "ContactModel", "Merging", "RecordLinkage", "ResponsiveWork",
      ],
      path: "Sources/Interfaces/CommandLineInterface",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "smartercontacts",
      dependencies: ["CommandLineInterface"],
      path: "Sources/Interfaces/smartercontacts",
      swiftSettings: strict
    ),

    // Measuring: invented contact books, and the program that measures with them.
    .target(
      name: "SyntheticContacts",
      path: "Benchmarks/SyntheticContacts",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "SyntheticContacts", "ContactModel", "ContactFormats", "Standardization", "ContactSearch",
        "RecordLinkage", "ResponsiveWork",
      ],
      path: "Benchmarks/Program",
      swiftSettings: strict
    ),

    tests("Standardization", ["ContactModel", "ContactFormats", "SyntheticContacts"]),
    tests("ContactSearch", ["ContactModel", "Standardization"]),
    tests(
      "RecordLinkage",
      ["ContactModel", "ContactFormats", "Standardization", "ResponsiveWork", "SyntheticContacts"]
    ),
    tests("ContactFormats", ["ContactModel", "Benchmarks"]),
    tests("CommandLineInterface", ["smartercontacts", "ContactEngine", "ResponsiveWork"]),
    tests("ResponsiveWork", ["ResponsiveWorkTesting"]),
    tests("ResponsiveWorkTesting"),
    tests("Merging", ["ContactModel"]),
    tests("ContactStore", ["ContactModel", "ContactFormats", "Merging"]),
    tests(
      "ContactEngine",
      [
        "ContactFormats", "ContactModel", "ContactStore", "Merging", "RecordLinkage",
        "ResponsiveWork", "Standardization", "SyntheticContacts",
      ]
    ),
    tests("SyntheticContacts", ["Benchmarks"]),
    .testTarget(
      name: "SnippetTests",
      exclude: ["slow-device.py", "slow-entity-server.py"],
      swiftSettings: strict
    ),
    .testTarget(name: "PackageTests", swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ]
)
