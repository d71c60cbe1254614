public import CopyfitDynamicType
public import CopyfitFonts

/// The face that was found for a font description on this machine.
///
/// Copies share their storage, because every prepared text has a resolution.
public struct FontResolution: Hashable, Sendable {
  private let shared: Shared

  /// The PostScript name of the face in which text is measured.
  public var postScriptName: String { shared.fields.postScriptName }
  /// The path of the face's file.
  public var file: String { shared.fields.file }
  /// The number of the face in its file, from 0.
  public var faceIndex: Int { shared.fields.faceIndex }
  /// The coordinates of a variable face; empty if all are at their defaults.
  public var variations: [FontVariation] { shared.fields.variations }
  /// The OpenType features that are set, in addition to those that are on by default.
  public var features: [FontFeature] { shared.fields.features }
  /// The differences from the request: a weight that the family lacks, a coordinate beyond its axis.
  public var notes: [FontNote] { shared.fields.notes }
  /// Whether the face is the system font's stand-in.
  public var isStandIn: Bool { shared.fields.isStandIn }
  /// The requested name if it was not found; another font is measured instead: the system font, unless there is a free
  /// replacement for an iOS font.
  public var missingName: String? { shared.fields.missingName }
  /// The comparison of the measured font with the missing one; `nil` if iOS has no font with the name.
  package var platformFont: PlatformFontUse? { shared.fields.platformFont }
  /// Whether the font has a name, rather than being the system font.
  public var isNamed: Bool { shared.fields.isNamed }
  var stack: FontStack { _read { yield shared.fields.stack } }

  /// Whether the font is missing, and no font with the same widths is measured instead.
  package var isEstimate: Bool {
    shared.fields.missingName != nil && platformFont?.measure != .sameWidths
  }

  /// The possible error of a stand-in's widths at a size, as a fraction; `nil` for the label's own font.
  package func margin(atPointSize pointSize: Double) -> Double? {
    shared.fields.stack.standIn?.margin(atPointSize: pointSize)
  }

  /// The calibration's entries for the font's widths, in its order; empty if they were not measured.
  public var calibration: [FontCalibration.Entry] { shared.fields.calibration }

  /// Whether widths are corrected at any size.
  var hasCorrections: Bool { !shared.fields.corrections.isEmpty }

  /// The correction of widths at a size; `nil` if they were not measured.
  func correction(atPointSize pointSize: Double) -> WidthCorrection? {
    shared.fields.corrections.first { $0.sizes.contains(pointSize) }
  }

  /// The possible error of widths; `nil` in the label's own font.
  var deviation: FontDeviation? {
    let assumed = stack.standIn?.margins
    guard assumed != nil || hasCorrections else { return nil }
    return FontDeviation(assumed: assumed, measured: calibration)
  }

  /// Whether two resolutions are copies of one; this is faster than `==`, and never true if `==` is false.
  func isCopy(of other: FontResolution?) -> Bool { shared === other?.shared }

  /// Whether the face is a stand-in whose widths were not compared with the system font's, so that the margin of its
  /// verdicts is assumed.
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

  /// Creates the resolution of a missing font, which the system font replaces.
  init(_ system: FontResolution, missingName: String, platformFont: PlatformFontUse? = nil) {
    self.init(
      system.stack, notes: system.notes, missingName: missingName, platformFont: platformFont,
      isNamed: true)
  }

  /// Creates the resolution of an iOS font that a free font replaces.
  init(
    _ found: FoundFace, fallback: FontFallback, missingName: String, platformFont: PlatformFontUse
  ) {
    self.init(
      FontStack(face: found.face, fallback: fallback), notes: found.notes,
      missingName: missingName, platformFont: platformFont, isNamed: true)
  }

  /// The resolution with a calibration of its widths.
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

  /// Whether two resolutions have the same face with the same settings.
  public static func == (left: Self, right: Self) -> Bool {
    left.shared === right.shared || left.shared.fields == right.shared.fields
  }

  /// Hashes the essential components.
  public func hash(into hasher: inout Hasher) { hasher.combine(shared.fields) }
}
