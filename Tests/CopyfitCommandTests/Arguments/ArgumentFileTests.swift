import Foundation
import Testing

@testable import CopyfitCommand

/// Files in a separate folder, which is removed with the object; `FOLDER` in them is replaced by its path.
private final class ArgumentFolder {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("copyfit-arguments-\(UUID().uuidString)").path

  init(_ files: [String: String]) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      try write(Array(text.replacing("FOLDER", with: path).utf8), to: name)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(filePath: "\(path)/\(name)"))
  }
}

struct ArgumentFileTests {
  @Test(arguments: [
    ("a\nb c\n", ["a", "b c"]), ("a\r\nb\r\n", ["a", "b"]), ("  a \t\n\n\n b", ["a", "b"]),
    ("# comment\na\n  # comment\n", ["a"]), ("\"a b\"", ["\"a b\""]), ("", []), ("\n", []),
    ("--\n# a\n @b \n", ["--", "# a", " @b "]), ("@\n", ["@"]), ("\u{FEFF}a\r\nb", ["a", "b"]),
  ])
  func reads(text: String, words: [String]) throws {
    let folder = try ArgumentFolder(["arguments": text])
    #expect(
      try ArgumentFile.expand(["x", "@\(folder.path)/arguments", "y"]) == ["x"] + words + ["y"])
  }

  @Test func readsFilesThatFilesName() throws {
    let folder = try ArgumentFolder(["a": "1\n@FOLDER/b\n3", "b": "2"])
    #expect(try ArgumentFile.expand(["@\(folder.path)/a"]) == ["1", "2", "3"])
  }

  @Test(arguments: [["@"], ["--", "@home"], ["a@b"], ["--text=@home"]])
  func leavesOthersAlone(words: [String]) throws {
    #expect(try ArgumentFile.expand(words) == words)
  }

  @Test func endsOptionsForFilesToo() throws {
    let folder = try ArgumentFolder(["a": "x\n--"])
    #expect(try ArgumentFile.expand(["@\(folder.path)/a", "@home"]) == ["x", "--", "@home"])
  }

  @Test(arguments: [
    ("missing", "there is no such file"), (".", "this is a folder, not a file"),
    ("circle", "the file names itself"), ("deep0", "more than 8 files name each other"),
    ("nul", "it contains a NUL byte, so it is not text"), ("latin1", "it is not UTF-8"),
    ("twice", "the files have more than 1 MiB"),
  ])
  func refuses(name: String, reason: String) throws {
    var files = [
      "circle": "@FOLDER/circle", "nul": "a\u{0}b", "big": String(repeating: "a\n", count: 300_000),
      "twice": "@FOLDER/big\n@FOLDER/big",
    ]
    for depth in 0..<9 { files["deep\(depth)"] = "@FOLDER/deep\(depth + 1)" }
    let folder = try ArgumentFolder(files)
    try folder.write([0x61, 0xE4, 0x0A], to: "latin1")
    let error = #expect(throws: UsageError.self) {
      try ArgumentFile.expand(["@\(folder.path)/\(name)"])
    }
    guard case .argumentFile(_, let found) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(found == reason)
  }
}
