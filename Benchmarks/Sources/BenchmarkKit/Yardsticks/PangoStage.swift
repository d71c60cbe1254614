import CPangoLines
import CopyfitFonts
import CopyfitUnicode

/// Pango with the same task: set a text and a width, and count the lines at twelve sizes.
///
/// It has the same font files through fontconfig, and no others.
final class PangoStage: Stage {
  let name = StageName.pango
  let stride: Int
  private let width: Double
  private let pango: OpaquePointer

  init(
    _ fonts: FontStack, faces: [FontFace], _ question: Question, stride: Int
  ) throws(BenchmarkError) {
    self.stride = stride
    width = question.width
    let files = Set(faces.map(\.path)).sorted()
    var names: [UnsafePointer<CChar>] = []
    for file in files { names.append(UnsafePointer(Self.copy(file))) }
    defer { for name in names { name.deallocate() } }
    guard
      let pango = copyfit_pango_create(
        names, Int32(names.count), fonts.face.names.family, Question.sizes,
        Int32(Question.sizes.count))
    else { throw .cannotOpen(path: files.joined(separator: ", ")) }
    self.pango = pango
  }

  deinit { copyfit_pango_destroy(pango) }

  /// The version that is linked; `nil` if Pango was not installed at build time.
  static var version: String? { copyfit_pango_version().map { String(cString: $0) } }

  /// Pango loads fonts for each locale and size, which would affect the result for few texts.
  func prepare(for cell: Cell, _ samples: [Sample]) {
    copyfit_pango_begin(pango, cell.locale.tag)
    _ = run(cell, samples)
  }

  func run(_ cell: Cell, _ samples: [Sample]) -> Int {
    var lines = 0
    for sample in samples {
      var text = sample.text
      lines += text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { text in
          guard let start = text.baseAddress else { return 0 }
          return Int(copyfit_pango_lines(pango, start, Int32(text.count), width))
        }
      }
    }
    return lines
  }

  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar> {
    let bytes = text.utf8CString
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: byte) }
    return copy
  }
}
