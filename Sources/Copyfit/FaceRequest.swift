internal import CopyfitDynamicType

/// The properties by which a face is found: those of a label's font except its size.
package struct FaceRequest: Hashable, Sendable {
  var face: FontDescriptor.Face
  /// The weight; `nil` for the named face's own.
  var weight: FontWeight?
  /// The weight of the system font that is measured if no face has the name.
  var substituteWeight: FontWeight
  /// The width; `nil` for the named face's own.
  var width: FontWidth?
  var isItalic: Bool
  var isMonospaced: Bool
  var features: [FontFeature]
  var variations: [FontVariation]
  var fallbackFiles: [String]

  /// Creates the request of a description for a reader.
  init(_ font: FontDescriptor, in environment: FontEnvironment, fallbackFiles: [String] = []) {
    face = font.face
    weight = font.resolvedWeight(in: environment)
    let substitute = font.weight ?? font.styleWeight(in: environment.typeScale)
    substituteWeight =
      environment.legibilityWeight == .bold
      ? environment.boldTextWeights[substitute] : substitute
    width = font.resolvedWidth
    isItalic = font.isItalic
    isMonospaced = font.traits.contains(.monospaced)
    features = font.features
    variations = font.variations
    self.fallbackFiles = fallbackFiles
  }
}
