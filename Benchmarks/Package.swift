// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Pango is a yardstick where it is installed, and no need.
let pangoFolders =
  (Context.environment["PKG_CONFIG_PATH"] ?? "").split(separator: ":").map(String.init)
  + [
    "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib", "/opt/homebrew/lib",
    "/usr/local/lib",
  ]
  .map { $0 + "/pkgconfig" }
let hasPango = pangoFolders.contains {
  FileManager.default.fileExists(atPath: $0 + "/pangoft2.pc")
}

// A package of its own, so that the library has no dependency for the sake of its benchmarks.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "copyfit-benchmarks", targets: ["copyfit-benchmarks"])],
  dependencies: [.package(name: "copyfit", path: "..")],
  targets: [
    .systemLibrary(name: "CBenchmarkHarfBuzz", pkgConfig: "harfbuzz"),
    .systemLibrary(name: "CBenchmarkICU", pkgConfig: "icu-i18n"),
    .target(name: "CAllocations"),
    .target(name: "CFloor", dependencies: ["CBenchmarkHarfBuzz", "CBenchmarkICU"]),
    .target(name: "CLocaleText", dependencies: ["CBenchmarkICU"]),
    .target(
      name: "BenchmarkKit",
      dependencies: [
        "CAllocations", "CFloor", "CLocaleText",
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

if hasPango {
  package.targets += [
    .systemLibrary(name: "CBenchmarkPango", pkgConfig: "pangoft2"),
    .target(name: "CPangoLines", dependencies: ["CBenchmarkPango"]),
  ]
  for target in package.targets where target.name == "BenchmarkKit" {
    target.dependencies.append("CPangoLines")
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    + (hasPango ? [.define("PANGO")] : [])
  target.linkerSettings = [.linkedLibrary("m", .when(platforms: [.linux]))]
}
