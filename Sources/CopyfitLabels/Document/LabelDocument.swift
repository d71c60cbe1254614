public import CopyfitSourceText

/// Labels and the rows that they share, in the format `copyfit.labels/2`.
public struct LabelDocument: Hashable, Sendable {
  /// The value of the member `schema`.
  public static let schema = "copyfit.labels/2"

  /// The program that wrote the document; `nil` if it is unknown.
  public var tool: String?
  /// The labels in their order.
  public var labels: [Label]
  /// The rows in their order.
  public var rows: [Row]
  /// The storyboards and xibs that labels come from.
  public var documents: [DrawnDocument]
  /// The uses of texts without a label, which are not checked.
  public var uses: [Use] = []

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

extension LabelDocument {
  /// A place where code uses a text that no label shows.
  public struct Use: Hashable, Sendable {
    /// The key of the text.
    public var key: TextKey
    /// The surface that shows or speaks it; `nil` if it is unknown.
    public var surface: Label.Surface?
    /// The place; `nil` if the key is not named in any source that was read.
    public var source: SourceLocation?

    /// Creates a use of a key.
    public init(of key: TextKey, in surface: Label.Surface?, at source: SourceLocation?) {
      (self.key, self.surface, self.source) = (key, surface, source)
    }
  }
}
