public import CopyfitDynamicType
public import CopyfitFonts

/// Which face a font description came to on this machine.
///
/// Copies share what they hold: a resolution goes with every prepared text.
public struct FontResolution: Hashable, Sendable {
  private let shared: Shared

  /// The PostScript name of the face that text is measured in.
  public var postScriptName: String { shared.fields.postScriptName }
  /// The face's file, and its number in a collection.
  public var file: String { shared.fields.file }
  /// The number of the face in its file, from 0.
  public var faceIndex: Int { shared.fields.faceIndex }
  /// The coordinates of a variable face; empty where all are at their defaults.
  public var variations: [FontVariation] { shared.fields.variations }
  /// The OpenType features that text is shaped with, beside those that are on anyway.
  public var features: [FontFeature] { shared.fields.features }
  /// What was asked for and is not met: a weight that the family lacks, a coordinate beyond its axis.
  public var notes: [FontNote] { shared.fields.notes }
  /// Whether that face stands in for the system font.
  public var isStandIn: Bool { shared.fields.isStandIn }
  /// The name that was asked for and not found; then another font is measured instead, which is the system
  /// font unless iOS has the font that is missing.
  public var missingName: String? { shared.fields.missingName }
  /// How the font that is measured compares with the missing one; `nil` if iOS has no such font.
  package var platformFont: PlatformFontUse? { shared.fields.platformFont }
  /// Whether the project names the font, rather than asking for the system font.
  public var isNamed: Bool { shared.fields.isNamed }
  var stack: FontStack { _read { yield shared.fields.stack } }

  /// Whether the font is missing, and none of the same widths is measured in its place.
  package var isEstimate: Bool {
    shared.fields.missingName != nil && platformFont?.measure != .sameWidths
  }

  /// How far a stand-in's widths may be off at a size, as a share; `nil` for the label's own font.
  package func margin(atPointSize pointSize: Double) -> Double? {
    shared.fields.stack.standIn?.margin(atPointSize: pointSize)
  }

  /// What a calibration says of the font's widths, in its order; empty where nobody has measured them.
  public var calibration: [FontCalibration.Entry] { shared.fields.calibration }

  /// Whether widths can be corrected at some size.
  var hasCorrections: Bool { !shared.fields.corrections.isEmpty }

  /// How widths are corrected at a size; `nil` where nobody has measured them.
  func correction(atPointSize pointSize: Double) -> WidthCorrection? {
    shared.fields.corrections.first { $0.sizes.contains(pointSize) }
  }

  /// How far widths may be off; `nil` in the label's own font.
  var deviation: FontDeviation? {
    let assumed = stack.standIn?.margins
    guard assumed != nil || hasCorrections else { return nil }
    return FontDeviation(assumed: assumed, measured: calibration)
  }

  /// Whether two resolutions are copies of one: quicker than `==`, and never true where that is not.
  func isCopy(of other: FontResolution?) -> Bool { shared === other?.shared }

  /// Whether the face stands in for the system font and their widths were not compared: the margin of
  /// its verdicts is assumed.
  public var hasAssumedWidths: Bool { stack.standIn.map { !$0.isMeasured } ?? false }
}

extension FontResolution {
  init(_ found: FoundFace, fallback: FontFallback, isNamed: Bool) {
    self.init(
      FontStack(face: found.face, fallback: fallback), notes: found.notes, isNamed: isNamed)
  }

  init(_ standIn: SystemStandIn, notes: [FontNote], fallback: FontFallback) {
    self.init(FontStack(standIn: standIn, fallback: fallback), notes: notes, isNamed: false)
  }

  /// The system font in place of one that nobody has.
  init(_ system: FontResolution, missingName: String, platformFont: PlatformFontUse? = nil) {
    self.init(
      system.stack, notes: system.notes, missingName: missingName, platformFont: platformFont,
      isNamed: true)
  }

  /// A free font in place of one that iOS has.
  init(
    _ found: FoundFace, fallback: FontFallback, missingName: String, platformFont: PlatformFontUse
  ) {
    self.init(
      FontStack(face: found.face, fallback: fallback), notes: found.notes,
      missingName: missingName, platformFont: platformFont, isNamed: true)
  }

  /// The same with what a calibration says of its widths.
  func calibrated(_ entries: [FontCalibration.Entry]) -> FontResolution {
    guard !entries.isEmpty else { return self }
    return FontResolution(
      stack, notes: notes, missingName: missingName, isNamed: isNamed, calibration: entries)
  }

  private init(
    _ stack: FontStack, notes: [FontNote], missingName: String? = nil,
    platformFont: PlatformFontUse? = nil, isNamed: Bool, calibration: [FontCalibration.Entry] = []
  ) {
    shared = Shared(
      Fields(
        postScriptName: stack.face.names.postScript, file: stack.face.path,
        faceIndex: stack.face.index, variations: stack.face.variations,
        features: stack.face.features, notes: notes, isStandIn: stack.standIn != nil,
        missingName: missingName, platformFont: platformFont, isNamed: isNamed, stack: stack,
        calibration: calibration,
        corrections: calibration.map { WidthCorrection($0) }))
  }
}

extension FontResolution {
  private struct Fields: Hashable, Sendable {
    let postScriptName: String
    let file: String
    let faceIndex: Int
    let variations: [FontVariation]
    let features: [FontFeature]
    let notes: [FontNote]
    let isStandIn: Bool
    let missingName: String?
    let platformFont: PlatformFontUse?
    let isNamed: Bool
    let stack: FontStack
    let calibration: [FontCalibration.Entry]
    let corrections: [WidthCorrection]
  }

  private final class Shared: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  /// Whether two resolutions are of one face, set up alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared || left.shared.fields == right.shared.fields
  }

  /// Feeds what makes it equal to another one to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(shared.fields) }
}
