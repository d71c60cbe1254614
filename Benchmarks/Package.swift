// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that the library does not depend on packages for benchmarks.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "copyfit-benchmarks", targets: ["copyfit-benchmarks"])],
  dependencies: [.package(name: "copyfit", path: "..")],
  targets: [
    .systemLibrary(name: "CBenchmarkHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CBenchmarkICU", pkgConfig: "icu-i18n"),
    // An optional yardstick.
    .systemLibrary(name: "CBenchmarkPango", pkgConfig: "pangoft2"),
    .target(name: "CAllocations"),
    .target(name: "CCallgrind"),
    .target(name: "CFloor", dependencies: ["CBenchmarkHarfBuzz", "CBenchmarkICU"]),
    .target(name: "CLocaleText", dependencies: ["CBenchmarkICU"]),
    .target(name: "CPangoLines", dependencies: ["CBenchmarkPango"]),
    .target(
      name: "BenchmarkKit",
      dependencies: [
        "CAllocations", "CCallgrind", "CFloor", "CLocaleText", "CPangoLines",
        .product(name: "Copyfit", package: "copyfit"),
        .product(name: "CopyfitFonts", package: "copyfit"),
        .product(name: "CopyfitLayout", package: "copyfit"),
        .product(name: "ReferenceLayout", package: "copyfit"),
      ]),
    .executableTarget(
      name: "copyfit-benchmarks", dependencies: ["BenchmarkKit"], path: "Sources/CopyfitBenchmarks"),
    .testTarget(name: "BenchmarkKitTests", dependencies: ["BenchmarkKit"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
}
