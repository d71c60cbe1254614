import CopyfitFonts
import Foundation
import Synchronization
import Testing

@testable import Copyfit

struct FontLibraryTests {
  /// A program may ask for another coordinate of a font a million times.
  @Test func recordsAreLimited() throws {
    let library = try FontLibrary()
    var fitter = LabelFitter(fonts: library)
    _ = try fitter.prepare(
      "a", locale: "en", for: LabelSpec(font: .custom("Inter-Regular", fixedSize: 17)))
    var use = try #require(library.state.withLock { $0.used.first })
    for number in 0...FontLibrary.maximumRecords {
      use.version = "\(number)"
      library.note(use)
    }
    #expect(library.state.withLock { $0.used.count } == FontLibrary.maximumRecords)
  }

  /// A font is listed in each of its roles, for any order of prepared texts.
  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func recordsDoNotDependOnOrder(_ order: [Int]) throws {
    let uses: [(String, Font)] = [
      ("Kasse", .system(size: 17)), ("Kasse", .custom("Inter-Regular", fixedSize: 17)),
      ("ชำระเงิน", .custom("Inter-Regular", fixedSize: 17)),
    ]
    let library = try FontLibrary()
    for index in order {
      var fitter = LabelFitter(fonts: library)
      let (text, font) = uses[index]
      _ = try fitter.prepare(text, locale: "th", for: LabelSpec(font: font))
    }
    let records = library.records.map { "\($0.role) \($0.postScriptName) \($0.standIn)" }
    #expect(
      records == [
        "label Inter-Regular false", "system Inter-Regular true",
        "system InterDisplay-Regular true", "fallback NotoSansThai-Regular false",
      ])
  }

  @Test func listsFamiliesWithTheirFaces() throws {
    let families = try FontLibrary().families
    let inter = try #require(families.first { $0.name == "Inter" })
    #expect(inter.faces.contains { $0.postScriptName == "Inter-Regular" && $0.weight == .regular })
    #expect(inter.faces.contains { $0.postScriptName == "Inter-BoldItalic" && $0.isItalic })
    #expect(Set(families.map(\.name)).count == families.count)
    let library = try FontLibrary(usesInstalledFonts: false)
    #expect(library.families.isEmpty)
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: CopyfitError.self) { try FontLibrary(directories: ["/no/such/folder"]) }
    let error = #expect(throws: CopyfitError.self) { try FontLibrary(directories: ["/etc/passwd"]) }
    #expect(error?.description.hasPrefix("/etc/passwd: ") == true)
  }

  /// A process that runs for days may measure in more fonts than fit into memory.
  @Test(arguments: [
    Font.custom("Inter-Regular", fixedSize: 17),
    Font(.file("/usr/share/fonts/opentype/inter/Inter-Regular.otf", size: 17)),
  ])
  func fontsAreClosedIfThereAreTooMany(font: Font) throws {
    let library = try FontLibrary()
    var fitter = LabelFitter(fonts: library)
    var (widths, faces): ([Double], [Weak]) = ([], [])
    for number in 0..<600 {
      let label = LabelSpec(font: font.variation("wght", Double(number % 300)), width: 60)
      let text = try fitter.prepare("Weiter zur Kasse", locale: "de", for: label)
      faces.append(Weak(face: text.resolution.stack.face))
      widths.append(fitter.fit(text, at: .large).width)
    }
    #expect(faces.count { $0.face != nil } <= 257)
    #expect(widths[..<300] == widths[300...])
    #expect(library.records.allSatisfy { $0.postScriptName.hasPrefix("Inter") })
  }

  @Test func filesAreClosedIfThereAreTooMany() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let library = try FontLibrary()
    var fitter = LabelFitter(fonts: library)
    var files: [WeakFile] = []
    for number in 0..<300 {
      let link = folder.appending(path: "\(number).otf")
      try FileManager.default.createSymbolicLink(
        atPath: link.path,
        withDestinationPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
      let label = LabelSpec(font: Font(.file(link.path, size: 17)))
      let text = try fitter.prepare("Kasse", locale: "de", for: label)
      files.append(WeakFile(file: text.resolution.stack.face.file))
    }
    #expect(files.count { $0.file != nil } <= 257)
    let records = library.records
    #expect(records.count == 1)
    #expect(records.first?.sha256.count == 64)
  }

  private struct Weak {
    weak var face: FontFace?
  }

  private struct WeakFile {
    weak var file: FontFile?
  }

  /// The file may be written while the process runs.
  @Test func aMissingFileIsLookedForAgain() throws {
    let library = try FontLibrary()
    let path = FileManager.default.temporaryDirectory.appending(path: "late-\(UUID()).otf").path
    let label = LabelSpec(font: Font(.file(path, size: 17)))
    #expect(throws: CopyfitError.self) { try library.resolution(for: label) }
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf", toPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(try library.resolution(for: label).postScriptName == "Inter-Regular")
  }

  /// As `UIFont(name:size:) ?? UIFont.preferredFont(forTextStyle:)`.
  @Test func aFontThatIsNotFoundMayBeAnother() throws {
    let library = try FontLibrary()
    let own = library.font(named: "Inter-Bold", size: 28) ?? .preferred(for: .title1)
    #expect(own == .named("Inter-Bold", size: 28))
    let other = library.font(named: "Museo-700", size: 28) ?? .preferred(for: .title1)
    let instance = try library.instance(of: Font(other))
    #expect(instance.baselineDistance == 34 && instance.pointSize == 28)
    #expect(library.font(named: "", size: 28) == nil)
    #expect(library.font(named: "Inter-Bold", size: .nan) == nil)
  }
}

/// The system font if the caller names a file for it.
struct SystemFontFileTests {
  @Test func isMeasuredWithItsOwnMetricsAndNoStandIn() throws {
    let file = "/usr/share/fonts/opentype/inter/Inter-Bold.otf"
    let library = try FontLibrary(systemFont: .file(file))
    let resolution = try library.resolution(for: LabelSpec(font: .headline))
    #expect(resolution.postScriptName == "Inter-Bold")
    #expect(!resolution.isStandIn)
  }

  /// As a package that brings Inter does on a machine without it.
  @Test func theStandInMayBeAmongTheProjectsFonts() throws {
    let folder = "/usr/share/fonts/opentype/inter"
    let library = try FontLibrary(directories: [folder], usesInstalledFonts: false)
    let resolution = try library.resolution(for: LabelSpec(font: .headline))
    #expect(resolution.isStandIn && resolution.postScriptName == "Inter-SemiBold")
    #expect(throws: CopyfitError.systemFontMissing(.standard)) {
      try FontLibrary(usesInstalledFonts: false).resolution(for: LabelSpec(font: .headline))
    }
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let library = try FontLibrary(systemFont: .file("/no/such/font.otf"))
    #expect(throws: CopyfitError.self) {
      try library.resolution(for: LabelSpec(font: .body))
    }
  }

  @Test func aRenewedLibraryKeepsItsSettings() throws {
    let library = try FontLibrary(
      usesInstalledFonts: false, systemFont: .file("/no/such/System.otf"), substitutes: ["A": "B"]
    ).renewed()
    let label = LabelSpec(font: .system(size: 17))
    let error = #expect(throws: CopyfitError.self) { try library.resolution(for: label) }
    #expect(error?.description.contains("/no/such/System.otf") == true)
    #expect(library.records.isEmpty)
  }
}
