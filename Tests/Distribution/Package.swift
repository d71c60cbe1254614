// swift-tools-version: 6.2
import PackageDescription

// Uses the command as a binary, as a package that does not build it would.
let package = Package(
  name: "distribution",
  targets: [
    .binaryTarget(name: "copyfit", path: "copyfit.artifactbundle"),
    .plugin(
      name: "Copyfit",
      capability: .command(intent: .custom(verb: "copyfit", description: "Runs copyfit.")),
      dependencies: ["copyfit"]),
  ]
)
