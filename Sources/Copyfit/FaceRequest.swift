internal import CopyfitDynamicType

/// What a face is looked for by: everything of a label's font but its size.
package struct FaceRequest: Hashable, Sendable {
  var face: FontDescriptor.Face
  /// `nil` for the named face's own.
  var weight: FontWeight?
  /// The weight of the system font that is measured where nobody has a face of the name.
  var substituteWeight: FontWeight
  /// `nil` for the named face's own.
  var width: FontWidth?
  var isItalic: Bool
  var isMonospaced: Bool
  var features: [FontFeature]
  var variations: [FontVariation]
  var fallbackFiles: [String]

  /// The request of a description for a reader.
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
