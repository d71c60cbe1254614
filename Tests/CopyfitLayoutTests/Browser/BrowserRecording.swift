import CopyfitFonts
import CopyfitUnicode
import Foundation
import Testing

/// A browser's lines of the texts of one language: a file in `Recordings/`.
struct BrowserRecording {
  /// A font file of the browser.
  struct Font: Hashable {
    var path: String
    var digest: String
  }

  /// A text and its lines.
  struct Entry {
    var text: String
    /// The width on one line at the largest size, in 64ths of a pixel.
    var width64 = 0
    /// The positions where the browser may begin a line; UTF-16 offsets.
    var breaks: [Int] = []
    /// The starts of the lines after the first, for each size and width.
    var cells: [Cell] = []
  }

  /// The lines of a text at a size and width.
  struct Cell {
    var size: Double
    var width: Double
    var starts: [Int]
    /// Whether a word is wider than the line.
    var overflows: Bool
  }

  var browser = ""
  var language = ""
  var fonts: [Font] = []
  var sizes: [Double] = []
  var widths: [Double] = []
  var entries: [Entry] = []

  var locale: LocaleIdentifier { LocaleIdentifier(language) }

  /// The fonts, in the order of fallback.
  func stack() throws -> FontStack {
    let faces = try fonts.map { try TestFonts.face($0.path) }
    return FontStack(face: try #require(faces.first), fallback: .faces(Array(faces.dropFirst())))
  }
}

// MARK: - Reading

extension BrowserRecording {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  /// Reads the recording of a language.
  init(_ language: String) throws {
    let file = Self.folder.appendingPathComponent(language + ".txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      if words.count == 2 { try read(words[0], words[1]) }
    }
  }

  private mutating func read(_ key: String, _ value: String) throws {
    let last = entries.count - 1
    switch key {
    case "browser": browser = value
    case "language": language = value
    case "font":
      let words = value.components(separatedBy: " sha256 ")
      fonts.append(Font(path: words[0], digest: words[1]))
    case "sizes": sizes = value.split(separator: " ").compactMap { Double($0) }
    case "widths": widths = value.split(separator: " ").compactMap { Double($0) }
    case "text": entries.append(Entry(text: Self.unescaped(value)))
    case "width64": entries[last].width64 = try #require(Int(value))
    case "breaks": entries[last].breaks = Self.offsets(value)
    default: entries[last].cells += try cells(key, value)
    }
  }

  /// The cells of a line such as `17: 9 | - | -`.
  private func cells(_ key: String, _ value: String) throws -> [Cell] {
    let size = try #require(Double(key.dropLast()))
    let values = value.components(separatedBy: " | ")
    try #require(values.count == widths.count)
    return zip(widths, values).map { width, value in
      let overflows = value.hasPrefix("!")
      let starts = Self.offsets(overflows ? String(value.dropFirst()) : value)
      return Cell(size: size, width: width, starts: starts, overflows: overflows)
    }
  }

  private static func offsets(_ value: String) -> [Int] {
    value.split(separator: " ").compactMap { Int($0) }
  }

  /// A text with its `\u{…}` escapes of invisible characters resolved.
  private static func unescaped(_ value: String) -> String {
    var text = ""
    for (index, part) in value.components(separatedBy: "\\u{").enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}"),
        let code = UInt32(part[..<end], radix: 16), let scalar = Unicode.Scalar(code)
      else {
        text += part
        continue
      }
      text.unicodeScalars.append(scalar)
      text += part[part.index(after: end)...]
    }
    return text.replacingOccurrences(of: "\\\\", with: "\\")
  }
}

// MARK: - The fonts of all recordings

extension BrowserRecording {
  /// The names of all recordings.
  static let all: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  /// The font files that differ from the recorded ones, so that nothing can be compared.
  static let otherFonts: [String] = {
    let fonts = all.flatMap { (try? BrowserRecording($0))?.fonts ?? [] }
    return Set(fonts).sorted { $0.path < $1.path }
      .filter { (try? TestFonts.face($0.path))?.digest() != $0.digest }.map(\.path)
  }()
}
