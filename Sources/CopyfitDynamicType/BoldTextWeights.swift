/// The weights of the system font if the reader has turned on Bold Text.
///
/// Apple documents the setting, not the weights. Fonts of an app are not made bolder.
public struct BoldTextWeights: Hashable, Sendable {
  private let rows: [FontWeight: FontWeight]

  /// Creates a table from weights without Bold Text to weights with it.
  ///
  /// A weight that is not in the table uses the row of the next lighter one, or remains unchanged without one. No
  /// weight becomes lighter.
  public init(_ rows: [FontWeight: FontWeight]) { self.rows = rows }

  /// The weight that replaces another weight.
  public subscript(weight: FontWeight) -> FontWeight {
    let row = rows.keys.filter { $0 <= weight }.max()
    return max(weight, row.flatMap { rows[$0] } ?? weight)
  }

  /// Two steps heavier, at most black, as in one reimplementation of CoreText; unverified.
  public static let twoStepsHeavier = BoldTextWeights([
    .ultraLight: .light, .thin: .regular, .light: .medium, .regular: .semibold, .medium: .bold,
    .semibold: .heavy, .bold: .black, .heavy: .black, .black: .black,
  ])

  /// One step heavier, at most black, as in another project; unverified.
  public static let oneStepHeavier = BoldTextWeights([
    .ultraLight: .thin, .thin: .light, .light: .regular, .regular: .medium, .medium: .semibold,
    .semibold: .bold, .bold: .heavy, .heavy: .black, .black: .black,
  ])
}
