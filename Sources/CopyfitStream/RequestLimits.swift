/// The limits of requests and answers.
public enum RequestLimits {
  /// The bytes of a line, without its end.
  public static let lineLength = 1 << 20
  /// The values of `sizes`, `categories` or `fallback`.
  public static let valuesPerList = 256
  /// The fonts, with their fallbacks, that a worker keeps open.
  public static let openFonts = 256
  /// The sizes of fonts, in points.
  ///
  /// Smaller ones would be 0 in an answer, which has three decimals; larger ones are on no screen, and
  /// arithmetic on those that remain stays finite.
  public static let pointSizes = 0.001...100_000
  /// The bytes of an answer.
  public static let answerLength = 1 << 26

  /// What is expected of a size, for messages.
  package static let pointSizeRange = "from 0.001 to 100000 points"
}
