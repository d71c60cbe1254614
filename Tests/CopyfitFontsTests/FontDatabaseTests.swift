import CopyfitDynamicType
import Foundation
import Testing

@testable import CopyfitFonts

@Suite struct FontDatabaseTests {
  @Test(arguments: [
    ("Inter-SemiBold", nil, "Inter-SemiBold"),
    ("inter-semibold", nil, "Inter-SemiBold"),
    ("Inter Semi Bold", nil, "Inter-SemiBold"),
    ("Inter", nil, "Inter-Regular"),
    ("Inter Display", nil, "InterDisplay-Regular"),
    ("DejaVu Sans Bold", nil, "DejaVuSans-Bold"),
    ("DejaVu Sans", nil, "DejaVuSans"),
    ("NotoSansCJKjp-Bold", nil, "NotoSansCJKjp-Bold"),
    ("Noto Sans CJK KR", nil, "NotoSansCJKkr-Regular"),
    ("Interface-SemiBold", "Inter", "Inter-SemiBold"),
    ("Interface-BoldItalic", "Inter", "Inter-BoldItalic"),
    ("Interface", "Inter", "Inter-Regular"),
    ("Interface-Condensed", "Inter", nil),
    ("NotoSansThai-Missing", "Noto Sans Thai", nil),
    ("NotoSansThai-Italic", "Noto Sans Thai", nil),
    ("ProximaNova-Bold", "Proxima Nova", nil),
    ("ProximaNova-Bold", nil, nil),
    ("", nil, nil),
  ])
  func named(name: String, family: String?, expected: String?) {
    let face = InstalledFonts.database.face(named: name, family: family)
    #expect(face?.names.postScript == expected)
  }

  @Test(arguments: [
    ("Inter", 400, false, "Inter-Regular"), ("INTER", 700, false, "Inter-Bold"),
    ("Inter", 510, false, "Inter-SemiBold"), ("Inter", 50, false, "Inter-Thin"),
    ("Inter", 300, true, "Inter-LightItalic"), ("Inter Semi Bold", 400, false, "Inter-SemiBold"),
    ("Noto Sans CJK JP", 500, false, "NotoSansCJKjp-Regular"),
    ("Noto Sans CJK JP", 600, false, "NotoSansCJKjp-Bold"),
    ("Noto Sans Thai", 400, true, "NotoSansThai-Regular"),
    ("DejaVu Sans", 400, false, "DejaVuSans"), ("Proxima Nova", 400, false, nil),
  ])
  func family(name: String, weight: Int, isItalic: Bool, expected: String?) {
    let face = InstalledFonts.database.face(
      family: name, weight: FontWeight(rawValue: weight), isItalic: isItalic)
    #expect(face?.names.postScript == expected)
  }

  @Test func oneFaceIsOneObject() {
    let database = InstalledFonts.database
    #expect(database.face(named: "Inter-Bold") == database.face(named: "Inter Bold"))
    #expect(database.face(named: "Inter-Bold") != database.face(named: "Inter-Regular"))
  }

  /// Static fonts come before variable ones, then newer revisions, then the order of paths.
  @Test(
    arguments: [
      (["a/1.ttf": (1.0, true), "b/2.ttf": (1.0, false)], "b/2.ttf"),
      (["a/1.ttf": (1.0, false), "b/2.ttf": (1.5, false)], "b/2.ttf"),
      (["a/1.ttf": (2.0, false), "b/2.ttf": (1.5, false)], "a/1.ttf"),
      (["b/1.ttf": (1.0, false), "a/2.ttf": (1.0, false)], "a/2.ttf"),
      (["a/2.ttf": (1.0, false), "a/10.ttf": (1.0, false)], "a/10.ttf"),
      (["a/1.ttf": (9.0, true), "b/2.ttf": (1.0, true), "c/3.ttf": (1.0, false)], "c/3.ttf"),
    ] as [([String: (revision: Double, isVariable: Bool)], String)])
  func ties(files: [String: (revision: Double, isVariable: Bool)], expected: String) throws {
    let folder = try ScratchFolder()
    for (name, file) in files {
      var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
      font.rename(family: "Tie", postScript: "Tie-Regular")
      if file.isVariable { font.addWeightAxis() }
      font["head"].replaceSubrange(4..<8, with: FontSurgery.fixed(file.revision))
      try folder.write(font.bytes, to: name)
    }
    let database = FontDatabase(directories: [folder.path], includesInstalled: false)
    let faces = [
      database.face(named: "Tie-Regular"),
      database.face(family: "Tie", weight: .regular, isItalic: false),
    ]
    #expect(faces.map { $0?.path } == [folder.path + "/" + expected, folder.path + "/" + expected])
  }

  /// A named instance or a weight sets the coordinates of a variable font.
  @Test func variable() throws {
    let folder = try ScratchFolder()
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font["name"] = FontSurgery.nameTable([
      .windows(1, "Flex"), .windows(2, "Regular"), .windows(6, "Flex-Regular"),
      .windows(256, "Weight"), .windows(257, "Bold"),
    ])
    font.addWeightAxis(instanceName: 257)
    try folder.write(font.bytes, to: "Flex.ttf")
    let database = FontDatabase(directories: [folder.path], includesInstalled: false)
    let wanted = [FontVariation(axis: "wght", value: 700)]
    #expect(database.face(named: "Flex-Bold")?.variations == wanted)
    #expect(database.face(named: "Flex-Bold")?.names.postScript == "Flex-Bold")
    #expect(database.face(named: "Flex-Regular")?.variations == [])
    let heavy = database.face(family: "Flex", weight: FontWeight(rawValue: 650), isItalic: false)
    #expect(heavy?.variations == [FontVariation(axis: "wght", value: 650)])
    #expect(heavy?.traits.weight.rawValue == 650)
  }

  /// An app's own copy is the one that its users see, whatever is installed.
  @Test func namedFoldersComeBeforeInstalledFonts() throws {
    let folder = try ScratchFolder()
    var font = try FontSurgery(InstalledFonts.path("Inter-Regular"))
    font["head"].replaceSubrange(4..<8, with: FontSurgery.fixed(0.5))
    let path = try folder.write(font.bytes, to: "Inter-Regular.otf")
    let database = FontDatabase(directories: [folder.path])
    #expect(database.face(named: "Inter-Regular")?.path == path)
    #expect(database.systemStandIn(weight: .regular, isItalic: false)?.text.path != path)
  }

  /// A family of a pinned set is taken from it alone, even if the machine has a newer font or other weights.
  @Test func pinnedFamiliesHideOthers() throws {
    let folder = try ScratchFolder()
    var newer = try FontSurgery(InstalledFonts.path("Inter-Regular"))
    newer["head"].replaceSubrange(4..<8, with: FontSurgery.fixed(99))
    try folder.write(newer.bytes, to: "Inter-Regular.otf")
    let bold = try FontSurgery(InstalledFonts.path("Inter-Bold"))
    try folder.write(bold.bytes, to: "Inter-Bold.otf")
    let other = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    try folder.write(other.bytes, to: "DejaVuSans.ttf")
    let regular = try FontSurgery(InstalledFonts.path("Inter-Regular"))
    let pinned = try folder.write(regular.bytes, to: "copyfit/Inter-Regular.otf")
    let catalog = FontCatalog(
      installedIn: [folder.path], pinnedIn: folder.path + "/copyfit", indexFolder: nil)
    #expect(
      catalog.faces.map(\.path).sorted() == [folder.path + "/DejaVuSans.ttf", pinned])
  }

  /// An invalid file does not hide others, and all are reported.
  @Test func problems() throws {
    let folder = try ScratchFolder()
    let font = try FontSurgery(InstalledFonts.path("DejaVuSans")).bytes
    try folder.write(font, to: "b/Good.TTF")
    try folder.write([], to: "a/Empty.ttf")
    try folder.write(Array("text".utf8), to: "c/Text.otf")
    try folder.write(Array("text".utf8), to: "c/README.txt")
    try folder.write(Array("text".utf8), to: "c/._Hidden.ttf")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/b/loop", withDestinationPath: folder.path)
    let database = FontDatabase(
      directories: [folder.path, folder.path + "/none"], includesInstalled: false)
    #expect(database.faces.map(\.names.postScript) == ["DejaVuSans"])
    #expect(
      database.problems.map(\.path) == [
        folder.path + "/none", folder.path + "/a/Empty.ttf", folder.path + "/c/Text.otf",
      ])
  }

  /// A face that FreeType rejects is not found, and the database has the reason.
  @Test func refusedFaces() throws {
    let folder = try ScratchFolder()
    var font = try FontSurgery(InstalledFonts.path("Inter-Regular"))
    font["CFF "] = [9, 9, 9, 9]
    let path = try folder.write(font.bytes, to: "Broken.otf")
    let database = FontDatabase(directories: [folder.path], includesInstalled: false)
    #expect(database.problems == [])
    for _ in 1...2 { #expect(database.face(named: "Inter-Regular") == nil) }
    #expect(database.problems.map(\.path) == [path])
    #expect(database.problems.first?.message.contains("FreeType cannot open face #0") == true)
  }

  /// An invalid face does not hide other faces of its collection.
  @Test func collections() throws {
    let folder = try ScratchFolder()
    let font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    try folder.write(FontSurgery.collection(of: font, thenBadOffset: 0x7FFF_FFFF), to: "a.ttc")
    let database = FontDatabase(directories: [folder.path], includesInstalled: false)
    #expect(database.faces.map(\.index) == [0, 1])
    #expect(database.problems.count == 1)
  }

  @Test func installedFontsAreListedInOrder() throws {
    let faces = InstalledFonts.database.faces
    #expect(InstalledFonts.database.installed.problems == [])
    #expect(faces == faces.sorted())
    let inter = try #require(faces.first { $0.names.postScript == "Inter-Regular" })
    #expect(inter.isInstalled)
    #expect(inter.verticalMetrics.ascender == 2728)
    #expect(inter.verticalMetrics.descender == -680)
    #expect(inter.verticalMetrics.unitsPerEm == 2816)
    #expect(inter.traits.weight == .regular)
  }
}
