public import Copyfit
public import CopyfitSourceText

/// A correction to labels that were read from Interface Builder: to one of them, or to all of a class or with
/// a runtime attribute, whose code makes of them what no document says.
public struct ElementCorrection: Hashable, Sendable {
  /// A value that a document sets by key path when an element is loaded (`userDefinedRuntimeAttributes`).
  public struct RuntimeAttribute: Hashable, Sendable {
    /// The key path, such as `layer.cornerRadius`.
    public var keyPath: String
    /// The value as text; numbers as the document has them, booleans as `YES` and `NO`.
    public var value: TextPattern

    /// Creates a condition on an attribute.
    public init(keyPath: String, value: TextPattern) {
      self.keyPath = keyPath
      self.value = value
    }
  }

  /// The labels, by their identity (`bundle/table#ObjectID.property`); `nil`: all.
  public var id: TextPattern?
  /// The elements' own class; `nil`: any, and none.
  public var customClass: TextPattern?
  /// The runtime attributes that an element must have, all of them.
  public var attributes: [RuntimeAttribute] = []
  /// The key path of the runtime attribute whose value is the text's key; `nil`: the key is Xcode's.
  public var keyAttribute: String?
  /// The key of the text; `nil`: the key is an attribute's, or Xcode's.
  public var key: String?
  /// The table of the text whose key this entry or an attribute gives; `nil`: `Localizable`.
  public var table: TextPattern?
  /// What is corrected; a width or height that is given has the origin `configured`.
  public var changes: LabelChanges
  /// Where the entry starts.
  public var position: SourcePosition

  /// Creates a correction to the labels that an identity matches.
  public init(id: TextPattern?, changes: LabelChanges, position: SourcePosition) {
    self.id = id
    self.changes = changes
    self.position = position
  }

  /// What people call the label; `nil`: not corrected.
  public var name: String? { changes.name }
  /// The corrected width; `nil`: not corrected.
  public var width: LabelChanges.Length? { changes.width }
  /// The corrected height; `nil`: not corrected.
  public var height: LabelChanges.Length? { changes.height }

  /// Changes in a label what the correction speaks of.
  public func apply(to spec: inout LabelSpec) {
    changes.apply(to: &spec)
  }
}
