/// Labels and the rows that they share: the model written down, `copyfit.labels/2`.
public struct LabelDocument: Hashable, Sendable {
  /// What the member `schema` of such a file says.
  public static let schema = "copyfit.labels/2"

  /// The program that wrote it; `nil` where it does not say.
  public var tool: String?
  /// The labels in their order.
  public var labels: [Label]
  /// The rows in their order.
  public var rows: [Row]
  /// The storyboards and xibs that labels come from.
  public var documents: [DrawnDocument]

  /// Creates a document.
  public init(
    tool: String? = nil, labels: [Label] = [], rows: [Row] = [], documents: [DrawnDocument] = []
  ) {
    self.tool = tool
    self.labels = labels
    self.rows = rows
    self.documents = documents
  }
}
