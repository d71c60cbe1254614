// swift-tools-version: 6.2
import PackageDescription

// A package like those of Copyfit's users. Its target `Reports` must not conflict with any of Copyfit's.
let package = Package(
  name: "client",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "copyfit", path: "../..")],
  targets: [
    .target(
      name: "Reports",
      dependencies: [
        .product(name: "CopyfitAudit", package: "copyfit"),
        .product(name: "CopyfitReports", package: "copyfit"),
      ]),
    .target(name: "Interface"),
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "Interface", "Reports",
        .product(name: "Copyfit", package: "copyfit"),
        .product(name: "CopyfitAudit", package: "copyfit"),
        .product(name: "CopyfitDrawing", package: "copyfit"),
        .product(name: "CopyfitReports", package: "copyfit"),
      ]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
