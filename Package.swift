// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// What the tests of the audit's modules see: many check a whole project.
let auditTestDependencies: [Target.Dependency] = [
  "CopyfitAudit", "CopyfitFindings", "CopyfitGate", "CopyfitInspection", "CopyfitProject",
  "CopyfitInterfaceBuilder", "Copyfit", "CopyfitDynamicType", "CopyfitUnicode", "CopyfitCatalogs",
  "CopyfitFiles", "CopyfitFonts", "CopyfitLabels", "CopyfitSourceText", "CopyfitSwiftTree",
  "CopyfitTestSupport", "CopyfitAuditTestSupport",
]

let package = Package(
  name: "copyfit",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Copyfit", targets: ["Copyfit"]),
    .library(
      name: "CopyfitAudit",
      targets: [
        "CopyfitAudit", "CopyfitFindings", "CopyfitGate", "CopyfitInspection", "CopyfitLabels",
        "CopyfitProject",
      ]),
    .library(name: "CopyfitReports", targets: ["CopyfitReports"]),
    .library(name: "CopyfitDrawing", targets: ["CopyfitDrawing"]),
    .library(name: "CopyfitFonts", targets: ["CopyfitFonts"]),
    .library(name: "CopyfitLayout", targets: ["CopyfitLayout"]),
    // For Fuzz/, which is a package of its own and sees only products.
    .library(name: "CopyfitStream", targets: ["CopyfitStream"]),
    .library(name: "ReferenceLayout", targets: ["ReferenceLayout"]),
    .executable(name: "copyfit", targets: ["CopyfitCommand"]),
    .plugin(name: "CopyfitPlugin", targets: ["CopyfitPlugin"]),
  ],
  targets: [
    // The doors to C.
    .systemLibrary(
      name: "CCopyfitHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CCopyfitFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CCopyfitYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCopyfitPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CCopyfitExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // Carries ICU's flags only: a module map over ICU's headers clashes with Foundation's own ICU.
    .systemLibrary(
      name: "CCopyfitICUFlags", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CCopyfitICU", dependencies: ["CCopyfitICUFlags"]),

    // The core: no Foundation.
    .target(name: "CopyfitDynamicType"),
    .target(name: "CopyfitUnicode", dependencies: ["CCopyfitICU"]),
    .target(
      name: "CopyfitFonts",
      dependencies: [
        "CopyfitDynamicType", "CopyfitFiles", "CopyfitUnicode", "CCopyfitFreeType",
        "CCopyfitHarfBuzz",
      ]),
    .target(
      name: "CopyfitLayout",
      dependencies: [
        "CopyfitDynamicType", "CopyfitFonts", "CopyfitUnicode", "CCopyfitHarfBuzz",
      ]),
    .target(
      name: "Copyfit",
      dependencies: ["CopyfitDynamicType", "CopyfitUnicode", "CopyfitFonts", "CopyfitLayout"]),
    .target(
      name: "CopyfitStream",
      dependencies: [
        "Copyfit", "CopyfitDynamicType", "CopyfitFiles", "CopyfitLabels", "CopyfitSourceText",
        "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitDrawing",
      dependencies: [
        "Copyfit", "CopyfitFiles", "CopyfitFonts", "CopyfitLayout", "CCopyfitFreeType",
        "CCopyfitPNG",
      ]),

    // The one floor for files: no Foundation, and nothing of this package.
    .target(name: "CopyfitFiles"),

    // Input.
    .target(
      name: "CopyfitSourceText",
      dependencies: ["CopyfitDynamicType", "CopyfitFiles", "CCopyfitYAML", "CCopyfitExpat"]),
    .target(
      name: "CopyfitCatalogs",
      dependencies: ["CopyfitFiles", "CopyfitSourceText", "CopyfitUnicode"]),
    .target(
      name: "CopyfitLabels",
      dependencies: ["CopyfitDynamicType", "CopyfitSourceText", "CopyfitUnicode"]),
    .target(
      name: "CopyfitInterfaceBuilder",
      dependencies: ["CopyfitFiles", "CopyfitLabels", "CopyfitSourceText", "CopyfitDynamicType"]),

    // Swift sources as trees, and what they say of texts and labels.
    .target(name: "CopyfitSwiftTree"),
    .target(
      name: "CopyfitSwiftSource",
      dependencies: [
        "CopyfitSwiftTree", "CopyfitLabels", "CopyfitSourceText", "CopyfitDynamicType",
        "CopyfitFiles", "CopyfitUnicode",
      ]),

    // The audit, its reports and the command.
    .target(
      name: "CopyfitFindings",
      dependencies: [
        "Copyfit", "CopyfitDynamicType", "CopyfitFiles", "CopyfitLabels", "CopyfitSourceText",
        "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitProject",
      dependencies: [
        "CopyfitFindings", "CopyfitLabels", "Copyfit", "CopyfitCatalogs", "CopyfitDynamicType",
        "CopyfitFiles", "CopyfitSourceText", "CopyfitSwiftSource", "CopyfitSwiftTree",
        "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitAudit",
      dependencies: [
        "CopyfitProject", "CopyfitFindings", "CopyfitLabels", "Copyfit", "CopyfitCatalogs",
        "CopyfitDynamicType", "CopyfitFiles", "CopyfitInterfaceBuilder", "CopyfitSourceText",
        "CopyfitSwiftSource", "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitGate",
      dependencies: [
        "CopyfitProject", "CopyfitFindings", "Copyfit", "CopyfitDynamicType", "CopyfitFiles",
        "CopyfitSourceText", "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitInspection",
      dependencies: [
        "CopyfitAudit", "CopyfitGate", "CopyfitProject", "CopyfitFindings", "CopyfitLabels",
        "Copyfit", "CopyfitCatalogs", "CopyfitDynamicType", "CopyfitFiles",
        "CopyfitInterfaceBuilder",
        "CopyfitSourceText", "CopyfitUnicode",
      ]),
    .target(
      name: "CopyfitReports",
      dependencies: [
        "CopyfitFindings", "CopyfitInspection", "CopyfitLabels", "Copyfit", "CopyfitDrawing",
        "CopyfitDynamicType",
        "CopyfitFonts",
        "CopyfitLayout", "CopyfitSourceText", "CopyfitUnicode",
      ],
      exclude: ["Schemas"],
      resources: [.embedInCode("HTML/Page")]),
    .executableTarget(
      name: "CopyfitCommand",
      dependencies: [
        "Copyfit", "CopyfitDynamicType", "CopyfitUnicode", "CopyfitFonts", "CopyfitStream",
        "CopyfitFindings", "CopyfitProject", "CopyfitAudit", "CopyfitGate", "CopyfitInspection",
        "CopyfitLabels", "CopyfitReports", "CopyfitDrawing", "CopyfitFiles", "CopyfitSourceText",
      ]),

    // `swift package copyfit` in packages that depend on this one. It builds the command itself: as its
    // dependency, each build of this package would compile the command for the host a second time.
    .plugin(
      name: "CopyfitPlugin",
      capability: .command(
        intent: .custom(
          verb: "copyfit", description: "Finds labels whose localized text does not fit."))),

    // The slow path that proves the fast one.
    .target(
      name: "ReferenceLayout",
      dependencies: ["CopyfitLayout", "CopyfitDynamicType", "CopyfitFonts", "CopyfitUnicode"]),

    // What several test targets check with.
    .target(
      name: "CopyfitTestSupport", dependencies: ["CopyfitFiles", "CopyfitSwiftTree"],
      path: "Tests/CopyfitTestSupport"),
    .testTarget(name: "CopyfitDynamicTypeTests", dependencies: ["CopyfitDynamicType"]),
    .testTarget(name: "CopyfitUnicodeTests", dependencies: ["CopyfitUnicode"]),
    .testTarget(
      name: "CopyfitFontsTests",
      dependencies: [
        "CopyfitFonts", "CopyfitFiles", "CopyfitUnicode", "CopyfitDynamicType", "CCopyfitFreeType",
      ],
      exclude: ["System/README.md", "System/SystemFontWidths.tsv"]),
    .testTarget(
      name: "CopyfitLayoutTests",
      dependencies: [
        "CopyfitLayout", "CopyfitDynamicType", "CopyfitFonts", "CopyfitUnicode", "ReferenceLayout",
        "CopyfitTestSupport",
      ],
      exclude: ["Browser/README.md", "Browser/Recorder", "Browser/Recordings", "Browser/Texts"]),
    .testTarget(
      name: "CopyfitTests",
      dependencies: [
        "Copyfit", "CopyfitDynamicType", "CopyfitFonts", "CopyfitLayout", "CopyfitTestSupport",
      ]),
    .testTarget(
      name: "CopyfitDrawingTests",
      dependencies: [
        "CopyfitDrawing", "Copyfit", "CopyfitDynamicType", "CopyfitFonts", "CopyfitLayout",
      ],
      exclude: ["Golden"]),
    .testTarget(name: "CopyfitStreamTests", dependencies: ["CopyfitStream", "Copyfit"]),
    .testTarget(name: "CopyfitFilesTests", dependencies: ["CopyfitFiles"]),
    .testTarget(
      name: "CopyfitSourceTextTests", dependencies: ["CopyfitFiles", "CopyfitSourceText"]),
    .testTarget(
      name: "CopyfitCatalogsTests",
      dependencies: ["CopyfitFiles", "CopyfitCatalogs", "CopyfitSourceText", "CopyfitUnicode"]),
    .testTarget(
      name: "CopyfitLabelsTests",
      dependencies: [
        "CopyfitLabels", "CopyfitDynamicType", "CopyfitSourceText", "CopyfitUnicode",
        "CopyfitTestSupport",
      ]),
    .testTarget(
      name: "CopyfitInterfaceBuilderTests",
      dependencies: [
        "CopyfitInterfaceBuilder", "CopyfitFiles", "CopyfitLabels", "CopyfitSourceText",
        "CopyfitDynamicType",
      ]),
    .testTarget(
      name: "CopyfitSwiftTreeTests",
      dependencies: ["CopyfitFiles", "CopyfitSwiftTree", "CopyfitTestSupport"]),
    .testTarget(
      name: "CopyfitSwiftSourceTests",
      dependencies: [
        "CopyfitSwiftSource", "CopyfitSwiftTree", "CopyfitDynamicType", "CopyfitFiles",
        "CopyfitLabels", "CopyfitSourceText", "CopyfitUnicode", "CopyfitTestSupport",
      ]),
    .target(
      name: "CopyfitAuditTestSupport",
      dependencies: ["CopyfitAudit", "CopyfitFindings", "CopyfitInspection", "CopyfitLabels"],
      path: "Tests/CopyfitAuditTestSupport"),
    .testTarget(name: "CopyfitFindingsTests", dependencies: auditTestDependencies),
    .testTarget(name: "CopyfitProjectTests", dependencies: auditTestDependencies),
    .testTarget(name: "CopyfitAuditTests", dependencies: auditTestDependencies),
    .testTarget(name: "CopyfitGateTests", dependencies: auditTestDependencies),
    .testTarget(name: "CopyfitInspectionTests", dependencies: auditTestDependencies),
    .testTarget(
      name: "CopyfitReportsTests",
      dependencies: [
        "CopyfitReports", "CopyfitAudit", "CopyfitFindings", "CopyfitGate", "CopyfitInspection",
        "CopyfitLabels", "CopyfitProject",
        "Copyfit", "CopyfitSourceText", "CopyfitTestSupport", "CopyfitAuditTestSupport",
      ],
      exclude: ["Schemas"]),
    .testTarget(
      name: "CopyfitCommandTests",
      dependencies: [
        "CopyfitCommand", "CopyfitStream", "CopyfitAudit", "CopyfitFindings", "CopyfitGate",
        "CopyfitInspection", "CopyfitLabels", "CopyfitProject", "CopyfitReports", "Copyfit",
        "CopyfitFiles", "CopyfitSourceText", "CopyfitTestSupport", "CopyfitAuditTestSupport",
        "CopyfitUnicode",
      ]),
    // The bodies of the fuzz targets, with the seeds as inputs.
    .testTarget(
      name: "FuzzReplayTests",
      dependencies: [
        "Copyfit", "CopyfitCatalogs", "CopyfitFiles", "CopyfitFindings", "CopyfitFonts",
        "CopyfitGate", "CopyfitInspection", "CopyfitInterfaceBuilder", "CopyfitLabels",
        "CopyfitLayout", "CopyfitProject", "CopyfitReports", "CopyfitSourceText", "CopyfitStream",
        "CopyfitSwiftSource", "CopyfitSwiftTree", "CopyfitUnicode",
        "ReferenceLayout",
      ],
      path: "Fuzz/Sources", exclude: ["CFuzzer", "FuzzSupport/Fuzzer.swift"]),
  ]
)

// The interface for C and its users. Swift checks its functions against their header since 6.3.
#if compiler(>=6.3)
  package.products.append(
    .library(name: "CopyfitC", type: .dynamic, targets: ["CopyfitC"]))
  package.targets += [
    .systemLibrary(name: "CCopyfitInterface"),
    .target(
      name: "CopyfitC",
      dependencies: ["CCopyfitInterface", "Copyfit", "CopyfitDynamicType", "CopyfitStream"]),
    .testTarget(name: "CopyfitCTests", dependencies: ["CopyfitC"], exclude: ["Program"]),
  ]
#endif

// The reader of Swift sources is built where a parser is at hand: that of the toolchain, or with
// `COPYFIT_SWIFT_SYNTAX=package` the released one, which is faster and has to be downloaded.
let parser = SwiftParserSource.found
if parser != .none {
  package.products.append(.executable(name: "copyfit-swift", targets: ["CopyfitSwiftReader"]))
  package.targets.append(
    .executableTarget(
      name: "CopyfitSwiftReader",
      dependencies: ["CopyfitSwiftTree", "CopyfitFiles"] + parser.dependencies,
      swiftSettings: parser.swiftSettings, linkerSettings: parser.linkerSettings))
  package.dependencies += parser.packages
}

/// Where Swift's parser comes from.
enum SwiftParserSource: Equatable {
  case none
  case package
  /// The folder of the toolchain's libraries.
  case toolchain(String)

  /// The parser that this machine has.
  static var found: SwiftParserSource {
    if Context.environment["COPYFIT_SWIFT_SYNTAX"] == "package" { return .package }
    let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/swift") {
      let swift = URL(fileURLWithPath: folder + "/swift").resolvingSymlinksInPath()
      let host =
        swift.deletingLastPathComponent().deletingLastPathComponent().path
        + "/lib/swift/host"
      return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule")
        ? .toolchain(host) : .none
    }
    return .none
  }

  var packages: [Package.Dependency] {
    guard self == .package else { return [] }
    return [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")]
  }

  var dependencies: [Target.Dependency] {
    guard self == .package else { return [] }
    return ["SwiftParser", "SwiftOperators", "SwiftSyntax"].map {
      .product(name: $0, package: "swift-syntax")
    }
  }

  var swiftSettings: [SwiftSetting] {
    guard case .toolchain(let folder) = self else { return [.define("SWIFT_SYNTAX_PACKAGE")] }
    return [.unsafeFlags(["-I", folder])]
  }

  var linkerSettings: [LinkerSetting] {
    guard case .toolchain(let folder) = self else { return [] }
    let libraries = ["SwiftParser", "SwiftOperators", "SwiftSyntax"].map { "-l\($0)" }
    return [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder] + libraries)]
  }
}

for target in package.targets
where ![.system, .plugin].contains(target.type) && target.name != "FuzzReplayTests" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .strictMemorySafety(),
      .treatAllWarnings(as: .error),
    ]
  // On Linux `rounded()` calls libm, which a program without Foundation does not link by itself.
  target.linkerSettings =
    (target.linkerSettings ?? []) + [.linkedLibrary("m", .when(platforms: [.linux]))]
}
