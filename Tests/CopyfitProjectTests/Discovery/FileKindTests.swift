import CopyfitCatalogs
import CopyfitProject
import Testing

/// The roles of files by their names.
struct FileKindTests {
  private static let kinds: [(String, FileKind?)] = [
    ("Base.lproj/Main.storyboard", .document),
    ("View.xib", .document),
    ("de.lproj/Localizable.strings", .appleCatalog),
    (".strings", .appleCatalog),
    ("Localizable.xcstrings", .appleCatalog),
    // Only the extensions of sources and of other formats are read without regard to case.
    ("Localizable.STRINGS", nil),
    ("fr.xliff", .catalog(.xliff, isUnmistakable: true)),
    ("fr.XLF", .catalog(.xliff, isUnmistakable: true)),
    ("app/src/main/res/values-de/strings.xml", .catalog(.android, isUnmistakable: true)),
    ("app/src/main/res/values/colors.xml", .catalog(.android, isUnmistakable: false)),
    ("pom.xml", nil),
    ("package.json", .catalog(.messages, isUnmistakable: false)),
    ("Sources/App/View.swift", .source("swift", isPackage: false)),
    ("Package.swift", .source("swift", isPackage: true)),
    ("Parts/Package.swift", .source("swift", isPackage: true)),
    ("MyPackage.swift", .source("swift", isPackage: false)),
    ("App/View.mm", .source("mm", isPackage: false)),
    ("App/View.MM", .source("mm", isPackage: false)),
    ("App/View.SWIFT", .source("swift", isPackage: false)),
    ("App/View.hpp", .source("hpp", isPackage: false)),
    ("App/View.inc", .source("inc", isPackage: false)),
    ("App/View.c", nil),
    ("Parts/Parts.podspec", .podspec),
    ("App.xcodeproj/project.pbxproj", .xcodeProject),
    ("App/project.pbxproj", nil),
    ("README", nil),
    ("README.md", nil),
    ("a.", nil),
    ("", nil),
  ]

  @Test(arguments: kinds)
  func kind(path: String, expected: FileKind?) { #expect(FileKind(path) == expected) }
}
