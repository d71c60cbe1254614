@testable import CopyfitCatalogs
@testable import CopyfitFiles
@testable import CopyfitGate
@testable import CopyfitProject
@testable import CopyfitSourceText

#if FUZZING
  import FuzzSupport

  @main extension FuzzProjects {}
#endif

/// Files that say which files are the app's, and which findings are known; the first byte chooses.
enum FuzzProjects {
  static func main() {
    Fuzzer.run { input in
      guard let first = input.first else { return }
      kinds[Int(first) % kinds.count](Array(input.dropFirst()))
    }
  }

  private static let kinds: [@Sendable ([UInt8]) -> Void] = [
    project, settings, manifest, ignoreFile, index, baseline, patterns,
  ]

  /// The files that are looked up.
  private static let files = [
    "/p/App/en.lproj/A.strings", "/p/App/de.lproj/A.strings", "/p/Main.storyboard",
    "/p/App/Main.storyboard", "/p/Kit/B.xib", "/p/Kit/de.lproj/C.strings", "/p/Kit/D.xib",
  ]
  private static let boundary = ReadingBoundary(around: "/nonexistent")

  /// `project.pbxproj`.
  private static func project(_ input: [UInt8]) {
    let others = (0..<2).map { _ in
      var systems = SystemTargets(files)
      _ = systems.add(input, of: "/p/A.xcodeproj/project.pbxproj", boundary)
      return files.filter(systems.isOther)
    }
    expect(others[0] == others[1], "two results")
    guard let list = try? PropertyListReader.read(openStep: SourceText(decoding: input)),
      let objects = XcodeObjects(list)
    else { return }
    let asked = TargetFiles.Asked(files)
    let reader = TargetFilesReader(objects, in: "/p", among: asked.tree)
    func held() -> [String] {
      let found = reader.files()
      expect(found.holdAny(of: asked) || !files.contains { holds(found, $0) }, "a file of none")
      return files.filter { holds(found, $0) }
    }
    func holds(_ found: TargetFiles, _ file: String) -> Bool {
      asked.file(file).map(found.hold) ?? false
    }
    let found = held()
    expect(found == held(), "two results")
    // Longer paths are not made as texts, and deeper groups are not followed.
    guard input.count < 1_100,
      !input.contains("PBXFileSystemSynchronizedRootGroup")
    else { return }
    let paths = references(of: objects).compactMap(reader.path).map { $0.lowercased() }
    let expected = files.filter { file in
      paths.contains { $0 != "/" && FilePath.below($0, file.lowercased()) != nil }
    }
    expect(found == expected, "\(found) is not \(expected)")
  }

  /// The files of all targets, found without looking at what was found before.
  private static func references(of objects: XcodeObjects) -> [String] {
    var open = objects.texts("targets", of: objects.root)
      .flatMap { objects.texts("buildPhases", of: $0) }
      .flatMap { objects.texts("files", of: $0) }.compactMap { objects.text("fileRef", of: $0) }
    var (found, leaves): (Set<String>, [String]) = ([], [])
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      let children = objects.texts("children", of: next)
      if children.isEmpty { leaves.append(next) } else { open += children }
    }
    return leaves
  }

  /// A file of build settings.
  private static func settings(_ input: [UInt8]) {
    let file = SettingsFile(input, at: "/nonexistent/A.xcconfig", boundary)
    let again = SettingsFile(input, at: "/nonexistent/A.xcconfig", boundary)
    expect(file?.values == again?.values, "two results")
    let names = file.map { Set($0.values.keys).union($0.conditional) } ?? []
    expect(names.isSubset(of: ["SUPPORTED_PLATFORMS", "SDKROOT"]), "other settings are kept")
  }

  /// `Package.swift`.
  private static func manifest(_ input: [UInt8]) {
    guard let paths = PackageManifest.paths(in: input) else { return }
    expect(paths == PackageManifest.paths(in: input), "two results")
    expect(paths.count <= count(of: "path:", in: input), "more paths than there are")
  }

  /// `.gitignore`, with a path for each line of plain letters, and with others.
  private static func ignoreFile(_ input: [UInt8]) {
    let file = IgnoreFile(input, in: "", named: ".gitignore")
    var matcher = IgnoreMatcher()
    let verdicts = (files + files).map { path in
      file.ignores(.init(String(path.dropFirst())), isFolder: { false }, &matcher)
    }
    expect(verdicts.prefix(files.count) == verdicts.suffix(files.count), "two results")
    for line in input.split(separator: 0x0A) where line.allSatisfy(isPlain) {
      guard let pattern = IgnorePattern(line) else { continue }
      expect(matcher.matches(pattern, line), "a plain pattern does not match itself")
      expect(!matcher.matches(pattern, line + [0x61]), "a plain pattern matches another name")
    }
  }

  /// git's index.
  private static func index(_ input: [UInt8]) {
    guard let index = GitIndexReader.read(input) else { return }
    // An entry has 62 bytes beside its path.
    expect(index.entries.count <= input.count / 62, "\(index.entries.count) entries")
    expect(
      index.entries.map(\.path) == GitIndexReader.read(input)?.entries.map(\.path), "two results")
    _ = index.joined(with: index.entries)
  }

  /// A baseline: entries are kept when it is written, and read again.
  private static func baseline(_ input: [UInt8]) {
    guard let baseline = try? Baseline.read(SourceText(decoding: input)) else { return }
    expect(baseline.looseCommas.count <= input.count, "more commas than bytes")
    let lines = Baselines.account(of: baseline.looseCommas, in: "b")
    expect(lines.count <= Baselines.maximumCommas + 1, "\(lines.count) lines")
    let again = try? Baseline.read(SourceText(decoding: Array(baseline.text.utf8)))
    let known = Set(baseline.entries.map(\.identity))
    expect(again.map { Set($0.entries.map(\.identity)) } == known, "entries are lost")
    expect(again?.entries.count == known.count, "entries are written twice")
    expect(again?.text == baseline.text, "two results")
  }

  /// Patterns of paths, one on each line.
  private static func patterns(_ input: [UInt8]) {
    for line in input.split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      let pattern = PathPattern(text)
      expect(pattern.alternatives.count <= PathPattern.maximumAlternatives, "too many alternatives")
      for file in files {
        expect(!pattern.matches(file) || pattern.covers(file), "covers no match")
      }
      guard line.allSatisfy(isPlain) else { continue }
      expect(pattern.matches(text), "a plain pattern does not match itself")
      expect(!pattern.matches(text + "a"), "a plain pattern matches another path")
      expect(PathPattern("{\(text),}").matches(text), "braces do not match what is in them")
    }
  }

  /// Whether a byte has no meaning in patterns.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }

  private static func count(of word: String, in input: [UInt8]) -> Int {
    let word = Array(word.utf8)
    return input.indices.count { input[$0...].starts(with: word) }
  }
}

extension [UInt8] {
  /// Whether the bytes contain those of a word.
  fileprivate func contains(_ word: String) -> Bool {
    indices.contains { self[$0...].starts(with: word.utf8) }
  }
}
