package import CopyfitCatalogs

/// The role of a file in a project, which its name determines.
///
/// A project has many files, and few of them are read, so the role is found once and from few bytes.
package enum FileKind: Hashable, Sendable {
  /// An Interface Builder document.
  case document
  /// An Apple catalog.
  case appleCatalog
  /// A catalog of another format, and whether its name alone shows that it is one.
  case catalog(CatalogFormat, isUnmistakable: Bool)
  /// A source file in Swift, C or Objective-C, by its extension; `Package.swift` makes its folder a package.
  case source(String, isPackage: Bool)
  /// A pod, which makes its folder a package.
  case podspec
  /// Xcode's project file.
  case xcodeProject

  /// The extensions of Objective-C sources and headers, which compilers read without regard to case.
  static let objectiveC: Set<String> = ["m", "mm", "h", "pch", "hh", "hpp", "hxx", "inc"]

  /// The role of a file with a path; `nil` if it is not read.
  package init?(_ path: String) {
    let bytes = path.utf8
    guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let fileExtension = String(path[bytes.index(after: dot)...])
    switch fileExtension {
    case "storyboard", "xib": self = .document
    case _ where CatalogFormat.appleExtensions.contains(fileExtension): self = .appleCatalog
    case "podspec": self = .podspec
    case "pbxproj":
      guard path.hasSuffix(".xcodeproj/project.pbxproj") else { return nil }
      self = .xcodeProject
    case _ where Self.isSource(fileExtension.lowercased()):
      self = .source(
        fileExtension.lowercased(),
        isPackage: path == "Package.swift" || path.hasSuffix("/Package.swift"))
    default:
      guard let format = CatalogFormat(path) else { return nil }
      self = .catalog(format, isUnmistakable: format.isUnmistakable(path))
    }
  }

  private static func isSource(_ fileExtension: String) -> Bool {
    fileExtension == "swift" || objectiveC.contains(fileExtension)
  }

  /// The format of a catalog that is not Apple's.
  package var format: CatalogFormat? {
    if case .catalog(let format, _) = self { format } else { nil }
  }

  /// Whether the file is an Interface Builder document or an Apple catalog, which Xcode adds to targets.
  package var isResource: Bool { self == .document || self == .appleCatalog }

  /// Whether the file has texts of any format.
  package var isTable: Bool { self == .appleCatalog || format != nil }

  /// Whether the file makes its folder a package: a Swift package, or a pod of the project.
  package var isPackage: Bool {
    switch self {
    case .source(_, let isPackage): isPackage
    case .podspec: true
    default: false
    }
  }

  /// Whether the name alone shows that the file has texts.
  package var isUnmistakable: Bool {
    switch self {
    case .document, .appleCatalog: true
    case .catalog(_, let isUnmistakable): isUnmistakable
    case .source, .podspec, .xcodeProject: false
    }
  }
}
