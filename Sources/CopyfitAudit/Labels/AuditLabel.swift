package import Copyfit
package import CopyfitCatalogs
internal import CopyfitDynamicType
package import CopyfitFindings
package import CopyfitLabels
package import CopyfitSourceText
package import CopyfitProject
package import CopyfitUnicode

/// A label of the model with its text in each language of a project.
package struct AuditLabel: Hashable, Sendable {
  /// A text in one locale.
  package struct Text: Hashable, Sendable {
    package var locale: LocaleIdentifier
    /// The measured text, with samples in place of placeholders.
    package var text: String
    package var variant: String?
    /// The place of the text; the label's place if no table has the text.
    package var location: SourceLocation
    /// Whether it is from a table, rather than from the document.
    package var isFromTable: Bool
    /// The placeholders whose value is unknown.
    package var unfilled: [String] = []
    /// The samples of its arguments, in the order of the text.
    package var samples: [ArgumentSample] = []
    /// How placeholders with an unknown value are measured.
    package var filling = ArgumentFilling.exact
    /// The indexes of the rooms in which it is shown; `nil` for all.
    package var frames: [Int]?
    /// The maximum number of measured combinations of the key's forms; `nil` if all are measured.
    package var combinationLimit: Int?
    /// Whether it equals the source text.
    package var copiesSource = false
    /// The width that is left for the text in a shared row; `nil` if the label is not in a shared row.
    package var widths: RowWidths?
    /// The reason why it is not measured, although its label is; `nil` for most texts.
    package var obstacle: SkipReason?

    /// Whether it has arguments of any length, without a sample.
    package var isOpen: Bool { filling == .emptied && !unfilled.isEmpty }

    /// The placeholders with nothing in their place, in the order of the text.
    var emptyPlaceholders: [String] { samples.filter(\.text.isEmpty).map(\.placeholder) }
  }

  /// The width of the label in a document, and the text that may determine it.
  struct Drawing: Hashable, Sendable {
    /// The width on the document's canvas, in points.
    var width: Double
    var text: String
    var locale: LocaleIdentifier
    /// The inner width of the label's container in each of its rooms; `nil` if unknown.
    var containers: [Double?]
  }

  /// The origin of a key that is not the object's own.
  package struct KeyOrigin: Hashable, Sendable {
    /// The key path of the runtime attribute with the key; `nil` if the key is in the configuration.
    package var attribute: String?
    /// Whether the configuration names the key or the attribute.
    package var isConfigured: Bool
  }

  /// The label according to its front end, the configuration and code, with the joined text and a room for each checked
  /// device.
  package var model: Label {
    didSet {
      guard model.font != oldValue.font || model.setting != oldValue.setting else { return }
      sharedSpec = Shared(LabelSpec(model))
    }
  }
  /// The font and the setting of the model for measuring, which labels of one entry share.
  private var sharedSpec: Shared<LabelSpec>
  /// The samples of the model, which labels of one entry share; `nil` to create them when they are needed.
  var sharedSamples: SampleTexts?
  package var table: TableIdentity
  package var key: String
  package var texts: [Text] = []
  /// The locales without a translation.
  package var missing: [LocaleIdentifier] = []
  /// The text in the source language as in its file; `nil` if it has no such text.
  package var sourceText: String?
  /// The place of the source text, or else of the first translation; `nil` if no table has either.
  var stringLocation: SourceLocation?
  /// The identifier of the model's label if that has several texts; otherwise `nil`.
  var labelID: String?
  /// The object's identifier in its document; `nil` for a label without a document.
  package var objectID: String?
  /// The key that Xcode creates for the object's property; `nil` for a label without a document.
  var objectKey: String?
  /// The origin of the key if it is not the object's own.
  package var keyOrigin: KeyOrigin?
  /// The places in code that set its text, the nearest first; empty if code does not set it.
  package var codeSteps: [SourceLocation] = []
  /// The reason that the font is unknown, if code gives one.
  package var fontDoubt: Doubt?
  /// The views and modifiers of SwiftUI around it, the outermost first.
  package var containers: [Container] = []

  /// A view or modifier of SwiftUI with the rooms that it leaves.
  package struct Container: Hashable, Sendable {
    package var name: String
    package var place: SourceLocation
    /// The rooms on the screens of known widths, in the order of the devices, and on an unknown one.
    package var rooms: [Room]
    /// The name in code for which the configuration gives the font.
    package var fontName: String?
  }
  /// The places of the configuration's entries that correct the label.
  var corrections: [SourcePosition] = []
  /// The widths of the screens of its rooms, in points; `nil` if unknown.
  package var screens: [Double?] = []
  /// The drawing if the width is only that of the drawing, which may be the text's own.
  var drawing: Drawing?
  /// Whether code may change the label's row, so that no finding is certain.
  var mayBeArrangedOtherwise = false
  /// Whether code may set another text, so that no finding is certain.
  var mayShowAnotherText = false
  /// Whether its font does not exist on the configured platform.
  var hasUnusableFont = false
  /// Whether its fixed size is scaled because the options assume it.
  package var isScaledByAssumption = false
  /// Whether its width already excludes the margin of a stand-in.
  package var hasMargin = false
  /// Whether readers of the platform choose among text sizes.
  var hasSizes = true

  /// - Parameter spec: The font and the setting of the model; `nil` to create them.
  init(_ model: Label, table: TableIdentity, key: String, spec: Shared<LabelSpec>? = nil) {
    (self.model, self.table, self.key) = (model, table, key)
    sharedSpec = spec ?? Shared(LabelSpec(model))
  }
}

extension AuditLabel {
  package var id: String { model.id }
  package var source: SourceLocation { model.source }
  /// The display name with the first words of the text.
  package var name: String { model.fullName }
  /// The font and the setting of the label, without its room.
  package var spec: LabelSpec { sharedSpec.value }

  /// The identifier with a digest in place of the text, if the identifier contains a text.
  var identityWithoutText: String? {
    guard case .literal(let literal)? = model.texts.first, id.hasSuffix(literal.text) else {
      return nil
    }
    return id.dropLast(literal.text.count) + Fingerprint.of(text: literal.text)
  }

  /// The property of the object; `nil` for a label without a document.
  var objectProperty: String? {
    guard let objectID, let start = id.firstRange(of: "#\(objectID).") else { return nil }
    return String(id[start.upperBound...])
  }

  /// The key in fingerprints.
  ///
  /// It does not change if the text's key is found in an attribute.
  var fingerprintKey: String { hasFoundKey ? objectKey ?? key : key }

  /// Whether the key was found in an attribute that is not named in the configuration.
  var hasFoundKey: Bool { keyOrigin?.isConfigured == false }

  /// Samples for this label alone.
  package var samples: SampleTexts? {
    if let sharedSamples { return sharedSamples }
    return model.samples.isEmpty ? nil : SampleTexts(model.samples)
  }

  /// The label in one room, for measuring.
  package func spec(in room: Room, boldText: Bool) -> LabelSpec {
    var spec = spec
    (spec.width, spec.height) = (room.widthLimit, room.measuredHeight)
    spec.heightScaling = room.heightStyle
    spec.boldText = boldText
    return spec
  }

  /// Whether its verdicts can differ among categories.
  package var dependsOnCategory: Bool {
    hasSizes && (spec.descriptor.scales || model.rooms.contains { $0.heightStyle != nil })
  }

  /// Whether its font follows the reader's text size.
  package var scales: Bool { hasSizes && spec.descriptor.scales }

  /// Whether its frame clips higher letters; that of a control of UIKit does not, nor a frame of SwiftUI.
  package var clips: Bool {
    (model.element == .label || model.surface == .swiftUI)
      && !model.rooms.contains(where: \.hasFrameHeight)
  }
}

// MARK: - What becomes of it

extension AuditLabel {
  package var treatment: Label.Treatment {
    if let reason = model.texts.first?.reasonUnknown { return .skipped(.text(reason)) }
    if model.unknown.contains(.font), !hasNoLimits { return .skipped(.unknownFont) }
    if let doubt, model.rooms.contains(where: \.hasUnknownWidth) { return .undecided(doubt) }
    return hasUnusableFont ? .skipped(.unusableFont) : .measured
  }

  /// Whether it loses no text and its words are not checked, so that its font has no effect.
  private var hasNoLimits: Bool {
    model.setting.lines == Label.LineLimit(0)
      && model.rooms.allSatisfy { $0.width == nil && $0.height == nil }
  }

  /// Whether it is left out, regardless of its room.
  var isLeftOut: Bool { if case .skipped = treatment { true } else { false } }

  /// Leaves it out, because its text is unknown.
  mutating func leaveOut(_ reason: UnknownText) {
    model.texts = [.unknown(reason: reason, replacing: model.texts.first?.key)]
  }

  /// Whether no finding about it is certain.
  package var isNeverCertain: Bool {
    !model.doubts.isEmpty || mayBeArrangedOtherwise || mayShowAnotherText || mayShrinkLines
      || model.texts.first?.isOneOfSeveral == true
  }

  /// Whether UIKit may shrink a text with several lines.
  ///
  /// According to Apple, `adjustsFontSizeToFitWidth` applied only to one line up to iOS 6. How several lines are shrunk
  /// since then is not published.
  private var mayShrinkLines: Bool {
    spec.lines != 1 && !spec.behavior.shrinksMultiline
      && (spec.minimumScaleFactor ?? 0 > 0 || spec.minimumFontSize ?? 0 > 0)
  }

  /// Whether UIKit's layout at a category is unknown.
  func isUncertain(at category: ContentSizeCategory) -> Bool {
    model.isInBuiltInCell && spec.behavior.builtInCellLines == .unknown && dependsOnCategory
      && category.isAccessibilityCategory
  }

  /// Whether a word may be cut in place of split: a frame of SwiftUI, or a screen that does not scroll, may have no room
  /// for a second line.
  func mayCutWord(_ rule: Rule) -> Bool {
    rule == .wordSplit && (frameDoubt != nil || heightDoubt == .sharedScreen)
  }

  /// Whether a rule is only broken because of a row's height, which code may change.
  func isCutByRow(_ rule: Rule, _ fit: LabelFit) -> Bool {
    guard model.rooms.contains(where: \.heightRestsOnRow) else { return false }
    if rule == .verticalClipping { return true }
    let allowed = fit.allowedLines ?? .max
    return rule == .truncation && fit.lineCount > allowed
      && (spec.lines == 0 || allowed < spec.lines)
  }
}
