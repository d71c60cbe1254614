import Testing

@testable import CopyfitFonts

/// Names that the faces of a file share.
struct SharedNamesTests {
  /// Without the limits, the names of the instances would take 2 GB.
  @Test func facesOfACollectionShareTheirNames() throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    let axis = Array("wght".utf8) + [100.0, 400, 900].flatMap(FontSurgery.fixed)
    let instance = FontSurgery.uint16(300) + FontSurgery.uint16(0) + FontSurgery.fixed(700)
    font["fvar"] =
      [1, 0, 16, 2, 1, 20, 1_024, 8].flatMap(FontSurgery.uint16) + axis + FontSurgery.uint16(0)
      + FontSurgery.uint16(256) + Array(repeating: instance, count: 1_024).joined()
    let name = [UInt8](repeating: 0x61, count: NameTable.longestName)
    font["name"] = FontSurgery.nameTable([.windows(1, "F"), .macintosh(300, name)])
    let folder = try ScratchFolder()
    let path = try folder.write(FontSurgery.collection(of: font, count: 256), to: "F.ttc")
    let (faces, problem) = try FontFaceSummary.faces(ofFile: path)
    #expect(faces.count == 256 && problem == nil)
    let counts = faces.map(\.namedInstances.count)
    #expect(counts == Array(repeating: 1_024, count: 4) + Array(repeating: 0, count: 252))
    #expect(faces[3].namedInstances.last?.style.utf8.count == NameTable.longestName)
    #expect(faces.allSatisfy { $0.axes.count == 1 })
  }

  /// Each name is a part of the same bytes.
  @Test func namesBeyondTheMaximumLengthAreEmpty() {
    let count = 300
    let bytes = FontSurgery.nameTable(
      (0..<count).map {
        .macintosh(1_000 + $0, [UInt8](repeating: 0x61, count: NameTable.longestName - $0))
      })
    let table = NameTable(bytes.span, at: 0..<bytes.count, others: 1_000..<1_000 + count)
    var shared = SharedNames()
    var total = 0
    for number in 1_000..<1_000 + count {
      total += shared.text(number, of: table, in: bytes.span).utf8.count
    }
    #expect(
      (SharedNames.maximumBytes - NameTable.longestName..<SharedNames.maximumBytes + 1).contains(
        total))
    // What was read is still known.
    #expect(shared.text(1_000, of: table, in: bytes.span).utf8.count == NameTable.longestName)
  }
}
