@testable import CopyfitFonts
@testable import CopyfitLayout
@testable import CopyfitUnicode
import Foundation

#if FUZZING
  import FuzzSupport

  @main extension FuzzFonts {}
#endif

/// Fonts of this machine with changed tables: opened, listed, shaped and measured.
enum FuzzFonts {
  private static let text = "Añ fi AV\u{301} שלום कि مرحبا 👍🏽\u{AD}12.5"
  private static let path = "/dev/shm/copyfit-fuzz-\(getpid()).ttf"

  static func main() {
    Fuzzer.run(with: MutableFont.found) { font, choices in
      var font = font
      font.change(by: &choices)
      guard FileManager.default.createFile(atPath: path, contents: Data(font.bytes)) else {
        fatalError("cannot write \(path)")
      }
      defer { unlink(path) }
      measure(path)
    }
  }

  private static func measure(_ path: String) {
    let summary = try? FontFaceSummary.faces(ofFile: path)
    guard let face = try? FontFace.open(path: path) else { return }
    expect(summary != nil, "a font that is opened cannot be listed")
    let metrics = face.verticalMetrics
    expect((16...16_384).contains(metrics.unitsPerEm), "an em of \(metrics.unitsPerEm)")
    var worker = LayoutWorker()
    guard
      let prepared = try? worker.prepare(text, locale: .undetermined, fonts: FontStack(face: face))
    else { return }
    for width in [0, 60, Double.infinity] {
      let lines = worker.lines(of: prepared, in: LayoutBox(pointSize: 17, width: width))
      expect(lines.map(\.text).joined() == text, "the lines are not the text")
    }
    _ = worker.takeFailure()
  }
}
