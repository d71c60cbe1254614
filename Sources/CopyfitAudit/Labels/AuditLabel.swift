package import Copyfit
package import CopyfitCatalogs
internal import CopyfitDynamicType
package import CopyfitFindings
package import CopyfitLabels
package import CopyfitSourceText
package import CopyfitUnicode

/// A label of the model joined to a project: what it shows in each language, and what else is known of it there.
package struct AuditLabel: Hashable, Sendable {
  /// Its text in one locale.
  package struct Text: Hashable, Sendable {
    package var locale: LocaleIdentifier
    /// The text as it is measured, samples in place of placeholders.
    package var text: String
    package var variant: String?
    /// Where the text stands; the label's place where no table holds it.
    package var location: SourceLocation
    /// Whether a table holds it, or only the document.
    package var isFromTable: Bool
    /// The placeholders whose value is unknown.
    package var unfilled: [String] = []
    /// What stands for its arguments, in the order of the text.
    package var samples: [ArgumentSample] = []
    /// What is measured for placeholders whose value is unknown.
    package var filling = ArgumentFilling.exact
    /// The numbers of the rooms that show it; `nil`: all.
    package var frames: [Int]?
    /// How many combinations of the key's forms are measured at most; `nil` where all are.
    package var combinationLimit: Int?
    /// Whether it is the source language's text once more.
    package var copiesSource = false
    /// What a row that the label shares leaves the text; `nil` for a label that shares none.
    package var widths: RowWidths?
    /// Whether no number of the language takes any of the forms, so that nothing of the text ever shows.
    package var neverShows = false
  }

  /// The rectangle that a document stores for the label, and the text that it may come from.
  struct Drawing: Hashable, Sendable {
    /// The width on the document's canvas, in points.
    var width: Double
    var text: String
    var locale: LocaleIdentifier
    /// The inner width of what holds the label, for each of its rooms; `nil` where it is not known.
    var containers: [Double?]
  }

  /// Where the key of a text comes from that is not the object's own.
  package struct KeyOrigin: Hashable, Sendable {
    /// The key path of the runtime attribute that holds the key; `nil` where the configuration gives the key.
    package var attribute: String?
    /// Whether the configuration says that it is a key.
    package var isConfigured: Bool
  }

  /// The label as its front end, its configuration and code describe it: with the one text that is joined, and a room
  /// for each device that is checked.
  package var model: Label {
    didSet {
      guard model.font != oldValue.font || model.setting != oldValue.setting else { return }
      sharedSpec = Shared(LabelSpec(model))
    }
  }
  /// The font and the rules of the model, ready to be measured; labels of one entry have them in common.
  private var sharedSpec: Shared<LabelSpec>
  package var table: TableIdentity
  package var key: String
  package var texts: [Text] = []
  /// The locales that have no translation of it.
  package var missing: [LocaleIdentifier] = []
  /// The text in the source language as its file holds it; `nil` if there is none.
  package var sourceText: String?
  /// Where the text in the source language stands, else where the first translation does; `nil` where no table holds
  /// any.
  var stringLocation: SourceLocation?
  /// The identity of the label of the model that has this text among others; `nil` where it has no other.
  var labelID: String?
  /// The object's identity in its document; `nil` for a label that no document has.
  package var objectID: String?
  /// The key that Xcode makes of the object and its property; `nil` for a label that no document has.
  var objectKey: String?
  /// Where the text's key comes from, if it is not the object's own.
  package var keyOrigin: KeyOrigin?
  /// Where code gives it its text, the nearest first; empty where code does not.
  package var codeSteps: [SourceLocation] = []
  /// The places of the configuration's entries that correct it.
  var corrections: [SourcePosition] = []
  /// The widths of the screens of its rooms, in points; `nil` where they are not known.
  package var screens: [Double?] = []
  /// Where the width is only what the document stores: it may be the text's own.
  var drawing: Drawing?
  /// Whether code may arrange the row that the label is in otherwise, so that nothing found is certain.
  var mayBeArrangedOtherwise = false
  /// Whether code may set another text, so that nothing found is certain.
  var mayShowAnotherText = false
  /// Whether its font means nothing on the configured platform.
  var hasUnusableFont = false
  /// Whether the size is fixed and scaled here only because the caller assumes it.
  package var isScaledByAssumption = false
  /// Whether the margin of a stand-in is taken off its widths already.
  package var hasMargin = false
  /// Whether readers of the platform choose among text sizes.
  var hasSizes = true

  /// - Parameter spec: The font and the rules of the model, where they are known; `nil`: they are made of it.
  init(_ model: Label, table: TableIdentity, key: String, spec: Shared<LabelSpec>? = nil) {
    (self.model, self.table, self.key) = (model, table, key)
    sharedSpec = spec ?? Shared(LabelSpec(model))
  }
}

extension AuditLabel {
  package var id: String { model.id }
  package var source: SourceLocation { model.source }
  /// What people know it by, with the first words of its text.
  package var name: String { model.fullName }
  /// The font and the rules of the label, without its room.
  package var spec: LabelSpec { sharedSpec.value }

  /// The identity with a digest in place of the text, where the key is a text that no table has.
  var identityWithoutText: String? {
    guard case .literal(let literal)? = model.texts.first, id.hasSuffix(literal.text) else {
      return nil
    }
    return id.dropLast(literal.text.count) + Fingerprint.of(text: literal.text)
  }

  /// Which of its object's texts it is; `nil` for a label that no document has.
  var objectProperty: String? {
    guard let objectID, let start = id.firstRange(of: "#\(objectID).") else { return nil }
    return String(id[start.upperBound...])
  }

  /// The key in the names of its findings, which stay when the text's key is found without the configuration.
  var fingerprintKey: String { hasFoundKey ? objectKey ?? key : key }

  /// Whether the text's key was found in an attribute without the configuration saying so.
  var hasFoundKey: Bool { keyOrigin?.isConfigured == false }

  /// Samples for this label alone.
  package var samples: SampleTexts? {
    model.samples.isEmpty ? nil : SampleTexts(model.samples)
  }

  /// The label as it is in one room.
  package func spec(in room: Room, boldText: Bool) -> LabelSpec {
    var spec = spec
    (spec.width, spec.height) = (room.widthLimit, room.heightLimit)
    spec.heightScaling = room.heightStyle
    spec.boldText = boldText
    return spec
  }

  /// Whether its verdicts can differ from category to category.
  package var dependsOnCategory: Bool {
    hasSizes && (spec.descriptor.scales || model.rooms.contains { $0.heightStyle != nil })
  }

  /// Whether its font's size follows the reader's.
  package var scales: Bool { hasSizes && spec.descriptor.scales }

  /// Whether its frame cuts letters that are higher: a control's lets them stand out.
  package var clips: Bool { model.element == .label }
}

// MARK: - What becomes of it

extension AuditLabel {
  package var treatment: Label.Treatment {
    if let reason = model.texts.first?.reasonUnknown { return .skipped(.text(reason)) }
    if model.unknown.contains(.font) { return .skipped(.unknownFont) }
    if let doubt, model.rooms.contains(where: { $0.widthLimit == nil }) { return .undecided(doubt) }
    return hasUnusableFont ? .skipped(.unusableFont) : .measured
  }

  /// Whether it is left out, whatever its room.
  var isLeftOut: Bool { if case .skipped = treatment { true } else { false } }

  /// Leaves it out, as it is not known what it shows.
  mutating func leaveOut(_ reason: UnknownText) {
    model.texts = [.unknown(reason: reason, replacing: model.texts.first?.key)]
  }

  /// Whether nothing found in it is certain.
  var isNeverCertain: Bool {
    !model.doubts.isEmpty || mayBeArrangedOtherwise || mayShowAnotherText || mayShrinkLines
      || model.texts.first?.isOneOfSeveral == true
  }

  /// Whether UIKit may shrink a text of several lines.
  ///
  /// Apple says that `adjustsFontSizeToFitWidth` holds for one line only up to iOS 6, and not how it is done for more.
  private var mayShrinkLines: Bool {
    spec.lines != 1 && !spec.behavior.shrinksMultiline
      && (spec.minimumScaleFactor ?? 0 > 0 || spec.minimumFontSize ?? 0 > 0)
  }

  /// Whether it is unknown how UIKit lays it out at a category.
  func isUncertain(at category: ContentSizeCategory) -> Bool {
    model.isInBuiltInCell && spec.behavior.builtInCellLines == .unknown && dependsOnCategory
      && category.isAccessibilityCategory
  }

  /// Whether a text that breaks a rule is cut by a height alone that code may change.
  func isCutByRow(_ rule: Rule, _ fit: LabelFit) -> Bool {
    guard model.rooms.contains(where: \.heightRestsOnRow) else { return false }
    if rule == .verticalClipping { return true }
    let allowed = fit.allowedLines ?? .max
    return rule == .truncation && fit.lineCount > allowed
      && (spec.lines == 0 || allowed < spec.lines)
  }
}
