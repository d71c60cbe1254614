internal import CopyfitFonts
internal import CopyfitLayout
internal import CopyfitUnicode

/// Measures whether texts fit their labels.
///
/// A fitter owns scratch memory and is used by one thread at a time; make one for each thread, over a
/// shared `FontLibrary`. Preparing a text shapes it once; fitting it afterwards, at any size and in any
/// frame, is arithmetic.
public struct LabelFitter: ~Copyable {
  let fonts: FontLibrary
  var worker: LayoutWorker
  /// Faces already noted as used, so that the library's lock is taken once for each.
  private var noted: Set<FontFace> = []
  private var localeName = ""
  private var locale = LocaleIdentifier.undetermined

  /// Creates a fitter that measures in the fonts of a library.
  public init(fonts: FontLibrary) {
    self.fonts = fonts
    worker = LayoutWorker()
  }

  /// Shapes a text for a label, once for all sizes and frames.
  ///
  /// - Parameters:
  ///   - text: The text as the app shows it.
  ///   - locale: The locale as BCP 47 or a folder's name (`pt_BR`); empty for undetermined.
  ///   - label: The label; of it the font, Bold Text and the line break strategy count here.
  /// - Complexity: O(*n*), where *n* is the length of `text`.
  public mutating func prepare(
    _ text: String, locale: String, for label: LabelSpec
  ) throws(CopyfitError) -> PreparedLabelText {
    let resolution = try fonts.resolution(for: label)
    if locale != localeName {
      localeName = locale
      self.locale = LocaleIdentifier(locale)
    }
    let options = LayoutOptions(
      lineBreakStrategy: label.lineBreakStrategy == .standard ? .standard : .none)
    let prepared: PreparedText
    do {
      prepared = try worker.prepare(
        text, locale: self.locale, fonts: resolution.stack, options: options)
    } catch {
      throw .layout(error)
    }
    note(resolution)
    for face in prepared.fallbackFaces { note(face, as: .fallback, standIn: false) }
    return PreparedLabelText(
      prepared, hasHardBreaks: text.unicodeScalars.contains(where: \.isHardBreak),
      resolution: resolution)
  }

  private mutating func note(_ resolution: FontResolution) {
    let role: FontRecord.Role = resolution.isNamed && !resolution.isStandIn ? .label : .system
    note(resolution.stack.face, as: role, standIn: resolution.isStandIn)
    if let standIn = resolution.stack.standIn { note(standIn.display, as: role, standIn: true) }
  }

  private mutating func note(_ face: FontFace, as role: FontRecord.Role, standIn: Bool) {
    guard noted.insert(face).inserted else { return }
    fonts.note(face, as: role, standIn: standIn)
  }
}

extension Unicode.Scalar {
  /// Whether a line must end after the character: the classes BK, CR, LF and NL of UAX #14.
  fileprivate var isHardBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
