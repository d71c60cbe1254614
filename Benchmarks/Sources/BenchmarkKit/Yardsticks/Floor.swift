import CFloor
import CopyfitDynamicType
@_spi(Stages) import CopyfitFonts
@_spi(Stages) import CopyfitLayout
import CopyfitUnicode

/// The floor F, in C: the minimum work for a text of anything built on HarfBuzz and ICU.
///
/// The face of each character comes from our fonts once and is then looked up, so that the comparison does not make the
/// floor slower.
final class Floor {
  private let fonts: FontStack
  private let floor = copyfit_floor_create()
  /// The faces of the texts so far; the first is the label's own.
  private(set) var faces: [FontFace] = []
  private var locale = LocaleIdentifier.undetermined

  init(fonts: FontStack) throws(BenchmarkError) {
    self.fonts = fonts
    copyfit_floor_set_choose(
      floor,
      { context, cluster, count, script in
        guard let context else { return 0 }
        return Unmanaged<Floor>.fromOpaque(context).takeUnretainedValue()
          .choose(UnsafeBufferPointer(start: cluster, count: Int(count)), script)
      }, Unmanaged.passUnretained(self).toOpaque())
    try add(fonts.face)
    if let display = fonts.standIn?.display { copyfit_floor_set_display(floor, try add(display)) }
  }

  deinit { copyfit_floor_destroy(floor) }

  func begin(_ locale: LocaleIdentifier) throws(BenchmarkError) {
    self.locale = locale
    let status = copyfit_floor_begin(floor, locale.tag)
    if status != 0 { throw .icu(status) }
  }

  /// The number of breaks and runs of a text, as the result of the work.
  func run(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      return Int(copyfit_floor_run_text(floor, start, Int32(bytes.count)))
    }
  }

  /// The runs of a text with the sums of their glyphs.
  func runs(of text: String) -> [LayoutStages.Run] {
    var text = text
    var count: Int32 = 0
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return [] }
      let runs = copyfit_floor_runs(floor, start, Int32(bytes.count), &count)
      return (0..<Int(count)).map { run(runs[$0]) }
    }
  }

  private func run(_ run: copyfit_floor_run) -> LayoutStages.Run {
    var result = LayoutStages.Run(
      range: Int(run.start)..<Int(run.end), script: run.script, level: UInt8(run.level),
      face: faces[Int(run.face)], glyphs: Int(run.glyphs), advance: run.advance)
    result.displayGlyphs = Int(run.display_glyphs)
    result.displayAdvance = run.display_advance
    return result
  }

  @discardableResult
  private func add(_ face: FontFace) throws(BenchmarkError) -> Int32 {
    let axes = face.variations.map(\.axis.rawValue)
    let values = face.variations.map { Float($0.value) }
    let number = copyfit_floor_add_face(
      floor, face.path, Int32(face.index), axes, values, Int32(axes.count))
    guard number >= 0 else { throw .cannotOpen(path: face.path) }
    faces.append(face)
    return number
  }

  private func choose(_ cluster: UnsafeBufferPointer<UInt32>, _ script: UInt32) -> Int32 {
    let scalars = cluster.compactMap(Unicode.Scalar.init)
    let face = fonts.face(for: scalars, script: Script(rawValue: script), locale: locale)
    if let number = faces.firstIndex(of: face) { return Int32(number) }
    // A face that cannot be opened twice is ignored; the comparison of runs will show it.
    return (try? add(face)) ?? 0
  }
}
