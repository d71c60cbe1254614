public import Copyfit
public import CopyfitSourceText

/// A correction to labels that were read from Interface Builder.
public struct ElementCorrection: Hashable, Sendable {
  /// The labels, by their identity (`bundle/table#ObjectID.property`).
  public var id: TextPattern
  /// What is corrected; a width or height that is given has the origin `configured`.
  public var changes: LabelChanges
  /// Where the entry starts.
  public var position: SourcePosition

  public init(id: TextPattern, changes: LabelChanges, position: SourcePosition) {
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
