/// The limits of requests and answers.
public enum RequestLimits {
  /// The bytes of a line, without its end.
  public static let lineLength = 1 << 20
  /// The values of `sizes`, `categories` or `fallback`.
  public static let valuesPerList = 256
  /// The fonts, with their fallbacks, that a worker keeps open.
  public static let openFonts = 256
  /// The bytes of an answer.
  public static let answerLength = 1 << 26
}
