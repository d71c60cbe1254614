public import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitLabels
public import CopyfitSourceText
internal import CopyfitUnicode

/// A label of a project: its identity, its frames, and its texts in all locales.
public struct InspectedLabel: Hashable, Sendable {
  let label: AuditLabel

  init(_ label: AuditLabel) {
    self.label = label
  }
}

// MARK: - Identity

extension InspectedLabel {
  /// The label as the model has it, with a room for each device, in the order of the project's devices.
  public var model: Label { label.model }
  /// `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  public var id: String { model.id }
  /// What people know it by.
  public var name: String { model.fullName }
  /// Where the label stands: in its document or the configuration.
  public var source: SourceLocation { model.source }
  /// The folder of the catalog that its text is looked up in, relative to the project.
  public var bundle: String { label.table.bundle }
  /// The table that its text is looked up in.
  public var table: String { label.table.table }
  /// The key of its text.
  public var key: String { label.key }
  /// The key path of the runtime attribute in the document that holds the key; `nil` where none does.
  public var keyAttribute: String? { label.keyOrigin?.attribute }
  /// The object's identity in its document; `nil` for a label of the configuration.
  public var objectID: String? { label.objectID }
  /// Where code gives the label its text, and says how it is shown: what is nearest to the label first.
  public var codeSteps: [SourceLocation] { label.codeSteps }
  /// What shows the text, in the singular, for sentences: "label", "button".
  public var element: String { model.element.noun }
  /// The text in the source language as its file holds it, placeholders and all; `nil` where there is
  /// none.
  public var sourceText: String? { label.sourceText }
}

// MARK: - Font and frames

extension InspectedLabel {
  /// The font and the rules of the label, without its frame.
  public var spec: LabelSpec { label.spec }
  /// Whether the font's size follows the reader's.
  public var scales: Bool { label.scales }
  /// Whether the size is fixed and scaled here only because the caller assumes it.
  public var isScaledByAssumption: Bool { label.isScaledByAssumption }
  /// Why the label does not follow the reader's text size, in a sentence; `nil` where it does.
  public var scalingProblem: String? { label.scalingProblem }
  /// Whether its verdicts can differ from category to category.
  public var dependsOnCategory: Bool { label.dependsOnCategory }
  /// Whether its frame cuts letters that are higher: a control's lets them stand out.
  public var clips: Bool { label.clips }
  /// The rooms, one for each device.
  public var frames: [Room] { model.rooms }
  /// Why the width is unknown; `nil` where it is known.
  public var doubt: Doubt? { label.doubt }
  /// What becomes of the label in a check.
  public var treatment: Label.Treatment { label.treatment }

  /// The label as it is in one of its rooms, at regular weight, ready to be fitted.
  public func spec(in room: Room) -> LabelSpec { label.spec(in: room, boldText: false) }
}

// MARK: - Texts

extension InspectedLabel {
  /// The texts in the order of the locales' tags; of a locale with several forms each form.
  public var texts: [Text] { label.texts.filter { !$0.neverShows }.map(Text.init) }
  /// The locales that have no translation of it, in the order of their tags.
  public var missing: [String] { label.missing.map(\.tag) }

  /// The tag of the locale that somebody means, in any form: `pt_BR` is `pt-BR`.
  ///
  /// - Throws: `AuditError` where the label has no text in it, with the locales that it has.
  public func locale(named name: String) throws(AuditError) -> String {
    let wanted = LocaleSelection([LocaleIdentifier(name)])
    let known = label.texts.map(\.locale)
    if let found = known.first(where: wanted.contains) { return found.tag }
    let tags = Set(known).sorted().map(\.tag)
    let advice = tags.isEmpty ? "" : "; it has \(Phrase.list(tags, limit: 12))"
    throw AuditError("the label '\(id)' has no text in '\(name)'\(advice)")
  }

  /// A text that the label shows in one locale.
  public struct Text: Hashable, Sendable {
    var joined: AuditLabel.Text

    init(_ text: AuditLabel.Text) { joined = text }

    /// The locale's tag.
    public var locale: String { joined.locale.tag }
    /// Which of the key's forms it is, such as `plural.few`; `nil` where it has one.
    public var variant: String? { joined.variant }
    /// The text as it is measured, samples in the place of placeholders.
    public internal(set) var text: String {
      get { joined.text }
      set { joined.text = newValue }
    }
    /// What is measured for arguments whose value is unknown.
    public var filling: ArgumentFilling { joined.filling }
    /// What stands for its placeholders, in the order of the text.
    public var samples: [ArgumentSample] { joined.samples }
    /// Where the text stands; the label's place where no table holds it.
    public var location: SourceLocation { joined.location }
    /// Whether a table holds it, or only the document.
    public var isFromTable: Bool { joined.isFromTable }
    /// The numbers of the rooms that show it; `nil`: all.
    public var frames: [Int]? { joined.frames }
  }
}
