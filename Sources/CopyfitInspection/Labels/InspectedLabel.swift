public import Copyfit
internal import CopyfitAudit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitSourceText
internal import CopyfitUnicode

/// A label of a project: its identity, its frames, and its texts in all locales.
public struct InspectedLabel: Hashable, Sendable {
  let label: AuditLabel

  init(_ label: AuditLabel) {
    self.label = label
  }

  /// What becomes of a label in a check.
  public enum Treatment: Hashable, Sendable {
    case measured
    /// Its width is unknown, with the reason.
    case undecided(String)
    /// It is left out, with the reason.
    case skipped(String)
  }
}

// MARK: - Identity

extension InspectedLabel {
  /// `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  public var id: String { label.id }
  /// What people know it by.
  public var name: String { label.name }
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
  /// The storyboard or xib that holds it; `nil` for a label of the configuration.
  public var document: String? { label.document }
  /// The name of its scene; `nil` in a xib and in the configuration.
  public var scene: String? { label.scene }
  /// Where the label stands: in its document or the configuration.
  public var source: SourceLocation { label.source }
  /// Where code gives the label its text, and says how it is shown: what is nearest to the label first.
  public var codeSteps: [SourceLocation] { label.codeSteps }
  /// What shows the text, in the singular, for sentences: "label", "button".
  public var element: String { label.control.noun }
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
  /// The frames, one for each device, in the order of the project's devices.
  public var frames: [Frame] { label.frames.map { Frame($0, label) } }
  /// Why the width is unknown, in a clause; `nil` where it is known.
  public var doubt: String? { label.doubt }

  /// What becomes of the label in a check.
  public var treatment: Treatment {
    switch label.treatment {
    case .measured: .measured
    case .undecided(let reason): .undecided(reason)
    case .skipped(let reason): .skipped(reason.text)
    }
  }

  /// The label's frame on one device.
  public struct Frame: Hashable, Sendable {
    /// The screen that the frame is for.
    public let device: Device
    /// Where the width comes from; `nil` where there is no limit.
    public let widthOrigin: LimitOrigin?
    /// Where the height comes from; `nil` where there is no limit.
    public let heightOrigin: LimitOrigin?
    /// The label as it is in this frame, at regular weight, ready to be fitted.
    ///
    /// Its limits are in points.
    public let spec: LabelSpec

    init(_ frame: AuditLabel.Frame, _ label: AuditLabel) {
      device = frame.device
      (widthOrigin, heightOrigin) = (frame.widthOrigin, frame.heightOrigin)
      spec = label.spec(in: frame, boldText: false)
    }
  }
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
    /// What is measured for arguments whose value is unknown.
    public enum Filling: Hashable, Sendable {
      /// There is no such argument.
      case exact
      /// A typical value: what does not fit with it may fit with another.
      case guessed
      /// Nothing: what does not fit so fits with no value.
      case emptied
    }

    /// The locale's tag.
    public let locale: String
    /// Which of the key's forms it is, such as `plural.few`; `nil` where it has one.
    public let variant: String?
    /// The text as it is measured, samples in the place of placeholders.
    public internal(set) var text: String
    /// What is measured for arguments whose value is unknown.
    public let filling: Filling
    /// What stands for its placeholders, in the order of the text.
    public let samples: [ArgumentSample]
    /// Where the text stands; the label's place where no table holds it.
    public let location: SourceLocation
    /// Whether a table holds it, or only the document.
    public let isFromTable: Bool
    /// The numbers of the frames that show it; `nil`: all.
    public let frames: [Int]?
    /// What a row that the label shares leaves it.
    let widths: RowWidths?

    init(_ text: AuditLabel.Text) {
      widths = text.widths
      locale = text.locale.tag
      variant = text.variant
      self.text = text.text
      filling =
        switch text.role {
        case .exact: .exact
        case .guessed: .guessed
        case .emptied: .emptied
        }
      samples = text.samples
      location = text.location
      isFromTable = text.isFromTable
      frames = text.frames
    }
  }
}
