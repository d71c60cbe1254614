import Foundation
import CopyfitFiles
import Testing

@testable import CopyfitFonts

/// A folder of fonts, read with an index and without.
@Suite struct FontIndexerTests {
  private let fonts: ScratchFolder
  private let cache: ScratchFolder
  /// Long after the files were written, so that they count as unchanged.
  private let later = FileStatus.Time(seconds: FileStatus.Time.now.seconds + 86_400)

  init() throws {
    (fonts, cache) = (try ScratchFolder(), try ScratchFolder())
    try write("A", to: "a.ttf")
    try write("B", to: "sub/b.ttf")
    try fonts.write(Array("text".utf8), to: "Broken.ttf")
  }

  private var indexPath: String { cache.path + "/" + FontIndexFile.name }

  private func write(_ family: String, to name: String) throws {
    var font = try FontSurgery(InstalledFonts.path("DejaVuSans"))
    font.rename(family: family, postScript: family + "-Regular")
    try fonts.write(font.bytes, to: name)
  }

  private func catalog(_ folder: String? = nil) -> FontCatalog {
    FontCatalog(
      installedIn: [fonts.path], indexFolder: folder ?? cache.path, now: later)
  }

  private func plain() -> FontCatalog {
    FontCatalog(installedIn: [fonts.path], indexFolder: nil)
  }

  private func entries() throws -> [String] {
    let index = try #require(FontIndexFile(folder: cache.path).read())
    return index.entries.keys.map { String($0.dropFirst(fonts.path.count + 1)) }.sorted()
  }

  private func expectSame(_ catalog: FontCatalog, _ families: [String]) {
    let plain = plain()
    #expect(catalog.faces == plain.faces)
    #expect(catalog.problems == plain.problems)
    #expect(catalog.faces.map(\.names.family) == families)
    #expect(catalog.problems.map(\.path) == [fonts.path + "/Broken.ttf"])
  }

  @Test func secondRunReadsTheSame() throws {
    expectSame(catalog(), ["A", "B"])
    #expect(try entries() == ["a.ttf", "sub/b.ttf"])
    let first = try Data(contentsOf: URL(filePath: indexPath))
    expectSame(catalog(), ["A", "B"])
    #expect(try Data(contentsOf: URL(filePath: indexPath)) == first)
  }

  /// The index is trusted: the second run opens no unchanged font.
  @Test func knownFilesAreNotOpened() throws {
    _ = catalog()
    var index = try #require(FontIndexFile(folder: cache.path).read())
    let path = fonts.path + "/a.ttf"
    let entry = try #require(index.entries[path])
    index.entries[path] = FontIndex.Entry(stamp: entry.stamp, faces: [])
    FontIndexFile(folder: cache.path).write(index)
    #expect(catalog().faces.map(\.names.family) == ["B"])
  }

  @Test func changesAreNoticed() throws {
    _ = catalog()
    try write("C", to: "a.ttf")
    expectSame(catalog(), ["C", "B"])
    try write("D", to: "d.ttf")
    expectSame(catalog(), ["C", "D", "B"])
    try FileManager.default.removeItem(atPath: fonts.path + "/a.ttf")
    expectSame(catalog(), ["D", "B"])
    #expect(try entries() == ["d.ttf", "sub/b.ttf"])
  }

  /// Another font with equal size and modification time.
  @Test func sameSizeAndTimeDoNotDeceive() throws {
    let path = fonts.path + "/a.ttf"
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    _ = catalog()
    try write("E", to: "a.ttf")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    expectSame(catalog(), ["E", "B"])
  }

  /// A file that was just written may change again without a new modification time.
  @Test func freshFilesAreNotKept() throws {
    let written = try FileStatus(fonts.path + "/a.ttf").changed
    let catalog = FontCatalog(installedIn: [fonts.path], indexFolder: cache.path, now: written)
    #expect(catalog.faces.map(\.names.family) == ["A", "B"])
    #expect(FontIndexFile(folder: cache.path).read() == nil)
  }

  @Test(arguments: ["", "text", "CFfonts\u{1}", "CFfonts\u{2}0123456789abcdef"])
  func otherFilesAreReplaced(content: String) throws {
    try Data(content.utf8).write(to: URL(filePath: indexPath))
    expectSame(catalog(), ["A", "B"])
    #expect(try entries() == ["a.ttf", "sub/b.ttf"])
  }

  @Test func damagedIndexIsRebuilt() throws {
    _ = catalog()
    var bytes = try Data(contentsOf: URL(filePath: indexPath))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(filePath: indexPath))
    expectSame(catalog(), ["A", "B"])
    #expect(try entries() == ["a.ttf", "sub/b.ttf"])
  }

  /// An index that others could have written is not trusted.
  @Test func indexThatOthersCanWriteIsNotRead() throws {
    _ = catalog()
    try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: indexPath)
    #expect(FontIndexFile(folder: cache.path).read() == nil)
    expectSame(catalog(), ["A", "B"])
  }

  @Test func linksAndPipesAreNotRead() throws {
    _ = catalog()
    let elsewhere = cache.path + "/elsewhere"
    try FileManager.default.moveItem(atPath: indexPath, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(
      atPath: indexPath, withDestinationPath: elsewhere)
    #expect(FontIndexFile(folder: cache.path).read() == nil)
    try FileManager.default.removeItem(atPath: indexPath)
    let status = unsafe mkfifo(indexPath, 0o600)
    #expect(status == 0)
    expectSame(catalog(), ["A", "B"])
  }

  /// Neither a missing folder nor one that cannot exist is an error.
  @Test func folders() throws {
    let deep = cache.path + "/x/y/copyfit"
    expectSame(catalog(deep), ["A", "B"])
    #expect(FontIndexFile(folder: deep).read()?.entries.count == 2)
    expectSame(catalog("/dev/null/copyfit"), ["A", "B"])
    expectSame(catalog("/proc/copyfit"), ["A", "B"])
    try FileManager.default.createDirectory(
      atPath: cache.path + "/taken/" + FontIndexFile.name, withIntermediateDirectories: true)
    expectSame(catalog(cache.path + "/taken"), ["A", "B"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path + "/taken").count == 1)
  }

  @Test func manyAtOnce() async throws {
    let (folder, cacheFolder, time) = (fonts.path, cache.path, later)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<16 {
        group.addTask {
          FontCatalog(installedIn: [folder], indexFolder: cacheFolder, now: time)
            .faces.map(\.names.family)
        }
      }
      for await families in group { #expect(families == ["A", "B"]) }
    }
    #expect(try entries() == ["a.ttf", "sub/b.ttf"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 1)
  }

  #if !canImport(Darwin)
    @Test(
      arguments: [
        ("/home/a", "", "/home/a/.cache/copyfit"), ("/home/a", "/var/c", "/var/c/copyfit"),
        ("/home/a", "relative", "/home/a/.cache/copyfit"), ("", "/var/c", "/var/c/copyfit"),
        ("", "", nil), ("relative", "", nil),
      ] as [(String, String, String?)])
    func userCacheDirectory(home: String, xdg: String, expected: String?) {
      #expect(FontDatabase.cacheDirectory(home: home, xdg: xdg) == expected)
    }

    @Test(
      arguments: [
        ("", nil, []), ("/usr/share:/usr/local/share", "/usr/bin/copyfit", []),
        ("/opt/a::b:/usr/share", nil, ["/opt/a/fonts"]),
        ("/opt/a", "/opt/c/bin/copyfit", ["/opt/a/fonts", "/opt/c/share/fonts"]),
        ("/opt/c/share", "/opt/c/bin/copyfit", ["/opt/c/share/fonts"]),
      ] as [(String, String?, [String])])
    func sharedFontsAreInTheUsualFoldersFirst(xdg: String, program: String?, more: [String]) {
      let expected = ["/usr/local/share/fonts", "/usr/share/fonts"] + more
      #expect(FontDatabase.sharedDirectories(xdg: xdg, program: program) == expected)
    }
  #endif
}
