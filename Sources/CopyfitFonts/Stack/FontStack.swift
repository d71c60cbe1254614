/// The fonts that a text is prepared with: a face, and what stands in where it has no glyph.
///
/// A stack says nothing about sizes.
public struct FontStack: Hashable, Sendable {
  /// The label's face; with a stand-in it is the stand-in's text face.
  public var face: FontFace
  /// Set where the system font is asked for and replaced.
  public var standIn: SystemStandIn?
  /// Where glyphs come from that the face lacks.
  public var fallback: FontFallback
  /// The line metrics of the label's font: the stand-in's are not those of its face.
  public var verticalMetrics: VerticalMetrics

  /// Creates a stack of a face with its own metrics.
  public init(face: FontFace, fallback: FontFallback = .none) {
    self.face = face
    self.fallback = fallback
    standIn = nil
    verticalMetrics = face.verticalMetrics
  }

  /// Creates a stack for the system font.
  public init(standIn: SystemStandIn, fallback: FontFallback = .none) {
    face = standIn.text
    self.standIn = standIn
    self.fallback = fallback
    verticalMetrics = SystemStandIn.verticalMetrics
  }

  /// The measures of the label's font, in design units: the stand-in's are not those of its face.
  public var geometry: FontGeometry { standIn?.geometry ?? face.geometry }
}
