// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the library has no targets that need a sanitizer to be linked.
let targets: [String: [Target.Dependency]] = [
  "FuzzCatalogCounts": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzCatalogs": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzCompiledGettext": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzConfiguration": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzFontIndex": [.product(name: "CopyfitFonts", package: "copyfit")],
  "FuzzFonts": [.product(name: "CopyfitLayout", package: "copyfit")],
  "FuzzInterfaces": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzLabelFiles": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzLayout": [
    .product(name: "CopyfitLayout", package: "copyfit"),
    .product(name: "ReferenceLayout", package: "copyfit"),
  ],
  "FuzzPlaceholders": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzProjects": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzPropertyLists": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzReports": [.product(name: "CopyfitReports", package: "copyfit")],
  "FuzzStream": [.product(name: "CopyfitStream", package: "copyfit")],
  "FuzzSwiftTrees": [.product(name: "CopyfitAudit", package: "copyfit")],
  "FuzzXML": [.product(name: "CopyfitAudit", package: "copyfit")],
]

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v26)],
  products: targets.keys.sorted().map { .executable(name: $0, targets: [$0]) },
  dependencies: [.package(name: "copyfit", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(name: "FuzzSupport", dependencies: ["CFuzzer"]),
  ]
    + targets.sorted { $0.key < $1.key }.map { name, dependencies in
      .executableTarget(
        name: name, dependencies: ["FuzzSupport"] + dependencies,
        // Without it, the files are tests of the library, which run the seeds: `Sources/Replay`.
        swiftSettings: [.define("FUZZING")],
        linkerSettings: [
          .unsafeFlags(["-sanitize=fuzzer,address"]),
          // gold, the default, cannot read the debugging information.
          .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
          .linkedLibrary("m", .when(platforms: [.linux])),
        ])
    }
)
