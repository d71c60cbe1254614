public import CopyfitSourceText

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
  /// Where texts without a label are used: for readers, and no part of what is checked.
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
    /// The text.
    public var key: TextKey
    /// What shows or speaks it; `nil` where that is not known.
    public var surface: Label.Surface?
    /// Where; `nil` where nothing that was read names the key.
    public var source: SourceLocation?

    /// Creates a use of a key.
    public init(of key: TextKey, in surface: Label.Surface?, at source: SourceLocation?) {
      (self.key, self.surface, self.source) = (key, surface, source)
    }
  }
}
