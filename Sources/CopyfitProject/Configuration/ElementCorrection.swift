public import Copyfit
public import CopyfitSourceText

/// A correction of labels from Interface Builder: of one label, or of all labels with a class or a runtime attribute
/// that code changes at run time.
public struct ElementCorrection: Hashable, Sendable {
  /// A value that a document sets by key path when an element is loaded (`userDefinedRuntimeAttributes`).
  public struct RuntimeAttribute: Hashable, Sendable {
    /// The key path, such as `layer.cornerRadius`.
    public var keyPath: String
    /// The value as text: numbers as in the document, Boolean values as `YES` and `NO`.
    public var value: TextPattern

    /// Creates a condition on an attribute.
    public init(keyPath: String, value: TextPattern) {
      self.keyPath = keyPath
      self.value = value
    }
  }

  /// The labels, by their identifiers (`bundle/table#ObjectID.property`); `nil` for all.
  public var id: TextPattern?
  /// The elements' custom class; `nil` for all elements, with or without one.
  public var customClass: TextPattern?
  /// The runtime attributes of the elements; an element must have all of them.
  public var attributes: [RuntimeAttribute] = []
  /// The key path of the runtime attribute whose value is the text's key; `nil` if the key is Xcode's.
  public var keyAttribute: String?
  /// The key of the text; `nil` if an attribute has the key, or it is Xcode's.
  public var key: String?
  /// The table of a key in this entry or in an attribute; `nil` for `Localizable`.
  public var table: TextPattern?
  /// The corrected values; a corrected width or height has the origin `configured`.
  public var changes: LabelChanges
  /// The place of the entry.
  public var position: SourcePosition

  /// Creates a correction of the labels whose identifiers match.
  public init(id: TextPattern?, changes: LabelChanges, position: SourcePosition) {
    self.id = id
    self.changes = changes
    self.position = position
  }

  /// The label's display name; `nil` if it is not corrected.
  public var name: String? { changes.name }
  /// The corrected width; `nil` if it is not corrected.
  public var width: LabelChanges.Length? { changes.width }
  /// The corrected height; `nil` if it is not corrected.
  public var height: LabelChanges.Length? { changes.height }

  /// Applies the correction to a label.
  public func apply(to spec: inout LabelSpec) {
    changes.apply(to: &spec)
  }
}
