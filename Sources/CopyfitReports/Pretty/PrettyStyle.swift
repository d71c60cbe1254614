/// How a report for people looks.
public struct PrettyStyle: Sendable, Hashable {
  /// How much a report shows.
  public enum Detail: Sendable, Hashable {
    /// Errors, a line each, and the closing line.
    case quiet
    /// Errors and warnings with the languages that matter most; one line for each kind of note.
    case normal
    /// Everything.
    case verbose
  }

  /// How much is shown.
  public var detail: Detail
  /// Whether colours are used, by the escape sequences of terminals.
  public var usesColor: Bool
  /// The columns to fill.
  public var columns: Int
  /// Whether the report contains its failures, which the command also writes itself.
  public var listsFailures: Bool
  /// The command's words that select what is checked, such as paths: a command that the report proposes
  /// has them too.
  public var arguments: [String] = []

  /// Creates a style, by default one without colour, 100 columns wide.
  public init(
    detail: Detail = .normal, usesColor: Bool = false, columns: Int = 100,
    listsFailures: Bool = true
  ) {
    self.detail = detail
    self.usesColor = usesColor
    self.columns = columns
    self.listsFailures = listsFailures
  }
}

/// A terminal's ways to set text apart.
enum Ink: String {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "36"
  case green = "1;32"
}

extension PrettyStyle {
  /// Text in an ink, where colour is wanted.
  func paint(_ text: String, _ ink: Ink) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
