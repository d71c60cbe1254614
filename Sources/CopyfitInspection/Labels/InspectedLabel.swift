public import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
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
  /// The label of the model, with a room for each device, in the order of the project's devices.
  public var model: Label { label.model }
  /// `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  public var id: String { model.id }
  /// The display name.
  public var name: String { model.fullName }
  /// The place of the label in its document or the configuration.
  public var source: SourceLocation { model.source }
  /// The folder of the catalog with its text, relative to the project.
  public var bundle: String { label.table.bundle }
  /// The table with its text.
  public var table: String { label.table.table }
  /// The key of its text.
  public var key: String { label.key }
  /// The key path of the runtime attribute with the key; `nil` if no attribute has it.
  public var keyAttribute: String? { label.keyOrigin?.attribute }
  /// The object's identity in its document; `nil` for a label of the configuration.
  public var objectID: String? { label.objectID }
  /// The places in code that set the label's text and properties, the nearest first.
  public var codeSteps: [SourceLocation] { label.codeSteps }
  /// The views and modifiers of SwiftUI around it, with the room that each leaves on the first device, the outermost
  /// first.
  ///
  /// `fontName` is the name in code for which the configuration gives the font.
  package var containers: [(name: String, place: SourceLocation, room: Room?, fontName: String?)] {
    label.containers.map { ($0.name, $0.place, $0.rooms.first, $0.fontName) }
  }
  /// The noun for the element, in the singular: "label", "button".
  public var element: String { model.element.noun }
  /// The text in the source language as in its file, with placeholders; `nil` if it has no such text.
  public var sourceText: String? { label.sourceText }
}

// MARK: - Font and frames

extension InspectedLabel {
  /// The font and the rules of the label, without its frame.
  public var spec: LabelSpec { label.spec }
  /// The reason that the font is unknown, as a clause; `nil` if it is known, or if no reason was found.
  public var fontDoubt: String? { label.fontDoubt?.textOfFont }
  /// Whether the size of the font follows the reader's text size.
  public var scales: Bool { label.scales }
  /// Whether the size is fixed, and is scaled only because the caller assumes scaling.
  public var isScaledByAssumption: Bool { label.isScaledByAssumption }
  /// The reason why the label does not follow the reader's text size, as a sentence; `nil` if it does.
  public var scalingProblem: String? { label.scalingProblem }
  /// Whether its verdicts can differ among categories.
  public var dependsOnCategory: Bool { label.dependsOnCategory }
  /// Whether its frame clips higher letters; the frame of a control does not.
  public var clips: Bool { label.clips }
  /// The rooms, one for each device.
  public var frames: [Room] { model.rooms }
  /// The reason why the width is unknown; `nil` if it is known.
  public var doubt: Doubt? { label.doubt }
  /// The reasons why no finding about it is certain.
  public var doubts: [Doubt] { label.written.doubts }
  /// The treatment of the label in a check.
  public var treatment: Label.Treatment { label.treatment }
  /// Whether the check leaves the label out.
  public var isLeftOut: Bool { if case .skipped = label.treatment { true } else { false } }

  /// The label in one of its rooms, at regular weight, ready to be fitted.
  public func spec(in room: Room) -> LabelSpec { label.spec(in: room, boldText: false) }
}

// MARK: - Texts

extension InspectedLabel {
  /// The texts in the order of the locales' tags; every form if a locale has several.
  public var texts: [Text] { label.texts.filter { $0.obstacle == nil }.map(Text.init) }
  /// The locales without a translation of it, in the order of their tags.
  public var missing: [String] { label.missing.map(\.tag) }

  /// The tag of a locale that is written in any form: `pt_BR` is `pt-BR`.
  ///
  /// - Throws: `AuditError` with the label's locales if it has no text in this locale.
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
    /// The form of the key, such as `plural.few`; `nil` if the key has one form.
    public var variant: String? { joined.variant }
    /// The measured text, with samples in place of placeholders.
    public var text: String { joined.text }
    /// How arguments with an unknown value are measured.
    public var filling: ArgumentFilling { joined.filling }
    /// The samples of its placeholders, in the order of the text.
    public var samples: [ArgumentSample] { joined.samples }
    /// The place of the text; the label's place if no table has the text.
    public var location: SourceLocation { joined.location }
    /// Whether it is from a table, rather than from the document.
    public var isFromTable: Bool { joined.isFromTable }
    /// The indexes of the rooms in which it is shown; `nil` for all.
    public var frames: [Int]? { joined.frames }
  }
}
