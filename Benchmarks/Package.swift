// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library has no dependency for the sake of its benchmarks.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "copyfit", path: "..")],
  targets: [
    .executableTarget(
      name: "copyfit-benchmarks",
      dependencies: [
        .product(name: "CopyfitFonts", package: "copyfit"),
        .product(name: "CopyfitLayout", package: "copyfit"),
        .product(name: "ReferenceLayout", package: "copyfit"),
      ],
      path: "Sources/CopyfitBenchmarks",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
  ]
)
