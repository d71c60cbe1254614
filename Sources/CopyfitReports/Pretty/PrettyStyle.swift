/// The style of a report for people.
public struct PrettyStyle: Sendable, Hashable {
  /// The amount of detail in a report.
  public enum Detail: Sendable, Hashable {
    /// Errors, one in each line, and the closing line.
    case quiet
    /// Errors and warnings with the languages that matter most; one line for each kind of note.
    case normal
    /// Everything.
    case verbose
  }

  /// The amount of detail.
  public var detail: Detail
  /// Whether colors are used, with the escape sequences of terminals.
  public var usesColor: Bool
  /// The width of the report, in columns.
  public var columns: Int
  /// Whether the report contains its failures, which the command also writes itself.
  public var listsFailures: Bool
  /// The command's words that select what is checked, such as paths; commands that the report suggests have them, too.
  public var arguments: [String] = []

  /// Creates a style; the default is without color and 100 columns wide.
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

/// The styles with which a terminal highlights text.
enum Ink: String {
  case bold = "1"
  case dim = "2"
  case red = "1;31"
  case yellow = "1;33"
  case cyan = "36"
  case green = "1;32"
}

extension PrettyStyle {
  /// Text in an ink, if color is requested.
  func paint(_ text: String, _ ink: Ink) -> String {
    usesColor && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}
