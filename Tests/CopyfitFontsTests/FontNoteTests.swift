import CopyfitDynamicType
import Testing

@testable import CopyfitFonts

/// The treatment of coordinates that a face lacks.
@Suite struct FontNoteTests {
  /// DejaVu Sans with the axis `wght`, 100 to 900, and the other tables as they are.
  private static func variableFont(in folder: ScratchFolder) throws -> String {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.addWeightAxis()
    return try folder.write(font.bytes, to: "Flex.ttf")
  }

  struct Row: CustomTestStringConvertible {
    let variations: [FontVariation]
    let used: [Double]
    let message: String?
    let error: String?

    init(
      _ variations: [(FontTag, Double)], _ used: [Double], note: String? = nil,
      error: String? = nil
    ) {
      self.variations = variations.map { FontVariation(axis: $0.0, value: $0.1) }
      self.used = used
      self.message = note
      self.error = error
    }

    var testDescription: String { "\(variations)" }
  }

  static let rows = [
    Row([("wght", 650)], [650]), Row([("wght", 100)], [100]), Row([("wght", 900)], [900]),
    Row([("wght", 100), ("wght", 200)], [200]),
    Row(
      [("wght", 900.5)], [900],
      note: "'wght' 900.5 is outside the axis's range 100 to 900; 900 is used",
      error: "'wght' is 900.5, expected 100 to 900"),
    Row(
      [("wght", -1e300)], [100],
      note: "'wght' -1e+300 is outside the axis's range 100 to 900; 100 is used",
      error: "'wght' is -1e+300, expected 100 to 900"),
    Row(
      [("opsz", 17)], [], note: "'opsz' 17 is not used: the font varies along 'wght'",
      error: "cannot set 'opsz' to 17: the font varies along 'wght'"),
  ]

  @Test(arguments: rows)
  func clamping(_ row: Row) throws {
    let folder = try ScratchFolder()
    let path = try Self.variableFont(in: folder)
    let face = try FontFace.open(path: path, variations: row.variations)
    #expect(face.variations.map(\.value) == row.used)
    #expect(face.notes.map(\.message) == (row.message.map { [$0] } ?? []))
    #expect(try face.with(features: [FontFeature("tnum")]).notes == face.notes)
    #expect(try face.with(variations: []).notes == [])
  }

  @Test(arguments: rows)
  func strict(_ row: Row) throws {
    let folder = try ScratchFolder()
    let path = try Self.variableFont(in: folder)
    let open = { try FontFace.open(path: path, variations: row.variations, clamping: false) }
    guard let problem = row.error else {
      #expect(try open().variations.map(\.value) == row.used)
      return
    }
    let error = try #require(throws: FontError.self) { try open() }
    #expect(error.message == "\(path): \(problem)")
    let face = try FontFace.open(path: path, variations: row.variations)
    #expect(throws: error) { try face.with(clamping: false) }
  }

  @Test func staticFontsHaveNoAxes() throws {
    let face = try InstalledFonts.face("Inter-Regular")
    let notes = try face.with(variations: [.init(axis: "wght", value: 500)]).notes
    #expect(notes == [.unknownAxis("wght", asked: 500, known: [])])
    #expect(
      notes.map(\.message) == ["'wght' 500 is not used: the font has no variation axes"])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity], [true, false])
  func notFinite(value: Double, clamping: Bool) throws {
    let folder = try ScratchFolder()
    let path = try Self.variableFont(in: folder)
    let wish = [FontVariation(axis: "wght", value: value)]
    let error = try #require(throws: FontError.self) {
      try FontFace.open(path: path, variations: wish, clamping: clamping)
    }
    #expect(error.message == "\(path): 'wght' is \(value), expected a finite number")
    let database = InstalledFonts.database
    #expect(throws: FontError.self) {
      try database.face(family: "Inter", matching: FontMatch(variations: wish))
    }
    let width = FontWidth(rawValue: value)
    #expect(database.face(family: "Inter", weight: .bold, isItalic: false, width: width) == nil)
    #expect(database.systemStandIn(weight: .bold, isItalic: false, width: width) == nil)
  }

  /// Properties that static faces cannot have are reported.
  @Test(
    arguments: [
      ("Inter", FontMatch(weight: .bold), []),
      (
        "Inter", FontMatch(weight: .init(rawValue: 510)),
        [.weight(asked: .init(rawValue: 510), found: .semibold)]
      ),
      ("Inter", FontMatch(width: .condensed), [.width(asked: .condensed, foundClass: 5)]),
      ("Noto Sans Thai", FontMatch(isItalic: true), [.slope(askedItalic: true)]),
    ] as [(String, FontMatch, [FontNote])])
  func unmetWishes(family: String, match: FontMatch, expected: [FontNote]) throws {
    let face = try #require(try InstalledFonts.database.face(family: family, matching: match))
    #expect(match.notes(on: face) == expected)
  }

  @Test(arguments: [
    (
      FontNote.weight(asked: .bold, found: .regular),
      "weight 700 was asked for, the nearest face has 400"
    ),
    (
      .width(asked: .condensed, foundClass: 5),
      "width condensed was asked for, the nearest face has width class 5"
    ),
    (.slope(askedItalic: true), "italic was asked for, the nearest face is upright"),
  ])
  func messages(note: FontNote, message: String) {
    #expect(note.message == message)
  }
}
