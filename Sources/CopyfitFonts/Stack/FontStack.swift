/// The fonts that a text is prepared with: a face, and the fallback for missing glyphs.
///
/// A stack does not depend on sizes.
public struct FontStack: Hashable, Sendable {
  /// The label's face; with a stand-in, it is the stand-in's text face.
  public var face: FontFace
  /// The stand-in if the system font is replaced.
  public var standIn: SystemStandIn?
  /// The source of glyphs that the face lacks.
  public var fallback: FontFallback
  /// The line metrics of the label's font; those of the stand-in differ from those of its face.
  public var verticalMetrics: VerticalMetrics

  /// Creates a stack with a face and its own metrics.
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

  /// The geometry of the label's font, in design units; that of the stand-in differs from that of its face.
  public var geometry: FontGeometry { standIn?.geometry ?? face.geometry }
}
