/// The weights that the system font takes where the reader has Bold Text turned on.
///
/// Apple documents the setting, not the weights. Fonts of an app are not made bolder.
public struct BoldTextWeights: Hashable, Sendable {
  private let rows: [FontWeight: FontWeight]

  /// Creates a table from weights without Bold Text to weights with it.
  ///
  /// A weight that the table lacks takes the row of the next lighter one, or stays as it is where there
  /// is none; no weight becomes lighter.
  public init(_ rows: [FontWeight: FontWeight]) { self.rows = rows }

  /// The weight that takes the place of another.
  public subscript(weight: FontWeight) -> FontWeight {
    let row = rows.keys.filter { $0 <= weight }.max()
    return max(weight, row.flatMap { rows[$0] } ?? weight)
  }

  /// Two steps heavier, at most black: what one reimplementation of CoreText does, unverified.
  public static let twoStepsHeavier = BoldTextWeights([
    .ultraLight: .light, .thin: .regular, .light: .medium, .regular: .semibold, .medium: .bold,
    .semibold: .heavy, .bold: .black, .heavy: .black, .black: .black,
  ])

  /// One step heavier, at most black: what another project says, unverified.
  public static let oneStepHeavier = BoldTextWeights([
    .ultraLight: .thin, .thin: .light, .light: .regular, .regular: .medium, .medium: .semibold,
    .semibold: .bold, .bold: .heavy, .heavy: .black, .black: .black,
  ])
}
