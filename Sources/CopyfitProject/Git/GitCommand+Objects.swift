internal import CopyfitFiles
internal import CopyfitSourceText

/// An object of a commit at a path.
struct GitObject: Hashable, Sendable {
  enum Kind: Hashable {
    case file, link, submodule
  }

  var kind: Kind
  /// Its name: 40 or 64 hexadecimal digits.
  var name: String
}

extension GitCommand {
  /// The maximum size of the objects in one request, in bytes.
  private static let maximumBatch = 64 << 20
  /// The maximum number of repeated requests; git exits at an object that a partial clone does not have.
  private static let maximumRepeats = 64

  /// Whether git can read the repository.
  var canRead: Bool { output(of: ["rev-parse", "--git-dir"]) != nil }

  /// Whether the history is incomplete.
  var isShallow: Bool {
    output(of: ["rev-parse", "--is-shallow-repository"])?.starts(with: "true".utf8) ?? false
  }

  /// The commit of a revision; `nil` if the revision has no commit.
  func commit(_ revision: String) -> String? {
    name(
      output(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]))
  }

  /// The merge base of a commit and `HEAD`; `nil` if they share no history.
  func mergeBase(_ commit: String) -> String? {
    name(output(of: ["merge-base", commit, "HEAD"]))
  }

  /// The name of an object, if the output is only a name and a line end.
  private func name(_ output: [UInt8]?) -> String? {
    guard let output, output.last == 0x0A else { return nil }
    return Self.name(output.dropLast())
  }

  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    let isName =
      [40, 64].contains(bytes.count)
      && bytes.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
      }
    return isName ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// All files of a commit by path; `nil` if git cannot list them.
  func files(of commit: String) -> [ExactString: GitObject]? {
    guard let output = output(of: ["ls-tree", "-r", "-z", "--full-tree", commit]) else {
      return nil
    }
    var files: [ExactString: GitObject] = [:]
    for line in output.split(separator: 0) {
      // "100644 blob 1234…\tpath"
      guard let tab = line.firstIndex(of: 0x09) else { return nil }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let name = Self.name(words[2]) else { return nil }
      let kind: GitObject.Kind =
        words[0].elementsEqual("120000".utf8)
        ? .link : words[1].elementsEqual("commit".utf8) ? .submodule : .file
      let path = String(decoding: line[(tab + 1)...], as: UTF8.self)
      files[ExactString(path)] = GitObject(kind: kind, name: name)
    }
    return files
  }

  /// The contents of files, in their order; `nil` for files that are too large or not in the repository.
  func contents(of names: [String]) -> [[UInt8]?] {
    let sizes = answers(to: "--batch-check", for: names) { Self.size(&$0) }
    var contents: [[UInt8]?] = []
    var start = 0
    while start < names.count {
      var (end, size) = (start, 0)
      repeat {
        size += sizes[end] ?? 0
        end += 1
      } while end < names.count && size + (sizes[end] ?? 0) <= Self.maximumBatch
      contents += batch(Array(names[start..<end]), sizes[start..<end])
      start = end
    }
    return contents
  }

  private func batch(_ names: [String], _ sizes: ArraySlice<Int?>) -> [[UInt8]?] {
    let wanted = zip(names, sizes).compactMap { $1 == nil ? nil : $0 }
    var contents = answers(to: "--batch", for: wanted) { Self.content(&$0) }[...]
    return sizes.map { $0 == nil ? nil : contents.popFirst() ?? nil }
  }

  /// Requests all objects; if git exits early, the rest is requested again.
  private func answers<Value>(
    to question: String, for names: [String], _ read: (inout ArraySlice<UInt8>) -> Value??
  ) -> [Value?] {
    var values: [Value?] = []
    var repeats = 0
    while values.count < names.count, repeats <= Self.maximumRepeats {
      let input = names[values.count...].map { $0 + "\n" }.joined()
      var output = answer(to: ["cat-file", question], input: Array(input.utf8))?.output[...] ?? []
      while values.count < names.count, let value = read(&output) { values.append(value) }
      if values.count < names.count { values.append(nil) }
      repeats += 1
    }
    return values + Array(repeating: nil, count: names.count - values.count)
  }

  /// Reads the line with the size of a file; the outer `nil` means the end, the inner one that it is not a file.
  private static func size(_ output: inout ArraySlice<UInt8>) -> Int?? {
    guard let end = output.firstIndex(of: 0x0A) else { return nil }
    // "1234… blob 56"
    let words = output[..<end].split(separator: UInt8(ascii: " "))
    output = output[(end + 1)...]
    guard words.count == 3, words[1].elementsEqual("blob".utf8),
      let size = Int(String(decoding: words[2], as: UTF8.self)), (0...maximumBatch).contains(size)
    else { return .some(nil) }
    return size
  }

  /// Reads such a line and the file's content after it.
  private static func content(_ output: inout ArraySlice<UInt8>) -> [UInt8]?? {
    guard let size = size(&output) else { return nil }
    guard let size else { return .some(nil) }
    guard output.count > size else { return nil }
    defer { output = output.dropFirst(size + 1) }
    return Array(output.prefix(size))
  }
}
