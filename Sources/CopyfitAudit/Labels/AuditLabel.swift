package import Copyfit
package import CopyfitCatalogs
internal import CopyfitDynamicType
package import CopyfitFindings
package import CopyfitInterfaceBuilder
package import CopyfitSourceText
package import CopyfitUnicode

/// A label of the project with its texts and its frames: what is measured.
package struct AuditLabel: Hashable, Sendable {
  /// Its frame on one device.
  package struct Frame: Hashable, Sendable {
    package var device: Device
    package var width: Double?
    package var widthOrigin: LimitOrigin?
    /// The least that the width may be, where it is no single value; `nil` where it is one.
    package var least: Double?
    /// Whether the width is what a row of a known width leaves, so that what does not fit in it is lost for certain.
    var isSharedExactly = false
    /// Whether the width is what others in a row leave at the least.
    var isShared = false
    package var height: Double?
    package var heightOrigin: LimitOrigin?
    /// The style that the height is scaled by; `nil`: it is fixed.
    var heightScaling: TextStyle?

    /// Whether two frames give the same verdicts.
    func hasLimits(of other: Frame) -> Bool {
      width == other.width && least == other.least && height == other.height
        && heightScaling == other.heightScaling
    }
  }

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
    package var role = Role.exact
    /// The numbers of the frames that show it; `nil`: all.
    package var frames: [Int]?
    /// How many combinations of the key's forms are measured at most; `nil` where all are.
    package var combinationLimit: Int?
    /// Whether it is the source language's text once more.
    package var copiesSource = false
    /// What a row that the label shares leaves the text; `nil` for a label that shares none.
    package var widths: RowWidths?
    /// Whether no number of the language takes any of the forms, so that nothing of the text ever shows.
    package var neverShows = false

    /// What is measured for arguments whose value is unknown.
    package enum Role: Hashable, Sendable {
      /// There is no such argument.
      case exact
      /// A typical value: what does not fit with it may fit with another.
      case guessed
      /// Nothing: what does not fit so fits with no value.
      case emptied
    }
  }

  /// The rectangle that a document stores for the label, and the text that it may come from.
  package struct Drawing: Hashable, Sendable {
    /// The width on the document's canvas, in points.
    package var width: Double
    var text: String
    var locale: LocaleIdentifier
    /// The inner width of what holds the label, for each of its frames; `nil` where it is not known.
    var containers: [Double?]
  }

  /// Where the key of a text comes from that is not the object's own.
  package struct KeyOrigin: Hashable, Sendable {
    /// The key path of the runtime attribute that holds the key; `nil` where the configuration gives the key.
    package var attribute: String?
    /// Whether the configuration says that it is a key.
    package var isConfigured: Bool
  }

  /// What becomes of the label.
  package enum Treatment: Hashable, Sendable {
    case measured
    /// Its width is unknown, with the reason.
    case undecided(String)
    /// It is left out for a reason that reports group by.
    case skipped(SkipReason)
  }

  /// Why a label is left out.
  package enum SkipReason: Hashable, Sendable {
    /// Its font means nothing on the configured platform.
    case unusableFont
    /// A file of labels does not say its font.
    case unknownFont
    /// It takes its key from an attribute, and no table has it.
    case missingKey
    /// Several tables have the key that an attribute of the object names.
    case ambiguousKey
    /// No table has the key that the configuration gives.
    case missingConfiguredKey
    /// Its text is one of Interface Builder's own words: what it shows is unknown.
    case placeholderText
    /// Code replaces the text before it is shown.
    case setInCode
    /// Code hides its object for good.
    case hiddenInCode
    case noText
    /// What a file of labels says.
    case stated(String)

    /// The reason in a clause.
    package var text: String {
      switch self {
      case .unusableFont: "the font cannot be used"
      case .unknownFont: "the font is unknown"
      case .missingKey: "no table has the key that its attribute names"
      case .ambiguousKey: "several tables have the key that its attribute names"
      case .missingConfiguredKey: "no table has its configured key"
      case .placeholderText: "the text is a placeholder"
      case .setInCode: "the text is set in code"
      case .hiddenInCode: "code hides it"
      case .noText: "it has no text"
      case .stated(let reason): reason
      }
    }
  }

  package var table: TableIdentity
  package var key: String
  /// `bundle/table#ObjectID.property` or `bundle/table#name:key`.
  package var id: String
  /// The identity with a digest in place of the text, where the key is a text that no table has.
  var identityWithoutText: String?
  /// What people know it by.
  package var name: String
  package var document: String?
  package var scene: String?
  /// The object's identity in its document; `nil` for a label of the configuration.
  package var objectID: String?
  package var source: SourceLocation
  /// Where code gives it its text, the nearest first; empty where code does not.
  package var codeSteps: [SourceLocation] = []
  /// The font and the rules of the label, without its frame.
  package var spec: LabelSpec {
    get { sharedSpec.value }
    set { if newValue != sharedSpec.value { sharedSpec = Shared(newValue) } }
  }
  /// Labels of one entry have it in common.
  private var sharedSpec: Shared<LabelSpec>
  /// What shows the text, where it comes from Interface Builder.
  package var control = InterfaceLabel.Control.label
  /// Whether UIKit alone decides the font's size, which then never follows the reader's.
  var isSizedByUIKit = false
  /// Whether one of the text's several fonts stands for all, so that nothing found is certain.
  var mixesFonts = false
  /// Whether a table cell's built-in style lays it out.
  var isInBuiltInCell = false
  /// Whether code may arrange the row that the label is in otherwise, so that nothing found is certain.
  var mayBeArrangedOtherwise = false
  /// Whether code may set another text, so that nothing found is certain.
  var mayShowAnotherText = false
  /// Whether code may set another font, other lines or other constraints, so that nothing found is certain.
  var mayBeSetOtherwise = false
  /// Whether the height is what a table's row leaves, so that what only it loses is uncertain: code may let the row
  /// size itself.
  var heightRestsOnRow = false
  /// Why the height is unknown, where it is.
  var heightDoubt: String?
  /// Whether the font's size is taken once and does not follow changes while the app runs.
  var ignoresChanges = false
  /// Whether the size is fixed and scaled here only because the caller assumes it.
  package var isScaledByAssumption = false
  package var frames: [Frame] = []
  /// The widths of the screens of its frames, in points; `nil` where they are not known.
  package var screens: [Double?] = []
  /// Where the width is only what the document stores: it may be the text's own.
  package var drawing: Drawing?
  /// The places of the configuration's entries that correct it.
  var corrections: [SourcePosition] = []
  /// Where the text's key comes from, if it is not the object's own.
  package var keyOrigin: KeyOrigin?
  /// The key that Xcode makes of the object and its property; `nil` for a label of the configuration.
  var objectKey: String?
  /// Why the width is unknown, where it is.
  package var doubt: String?
  package var texts: [Text] = []
  /// The text in the source language as its file holds it; `nil` if there is none.
  package var sourceText: String?
  /// Where the text in the source language stands, else where the first translation does; `nil` where no table holds
  /// any.
  var stringLocation: SourceLocation?
  /// Samples for this label alone.
  package var samples: SampleTexts?
  /// The locales that have no translation of it.
  package var missing: [LocaleIdentifier] = []
  package var treatment = Treatment.measured
  /// Whether the margin of a stand-in is taken off its widths already.
  package var hasMargin = false
  /// Whether readers of the platform choose among text sizes.
  var hasSizes = true

  init(
    table: TableIdentity, key: String, id: String, name: String, source: SourceLocation,
    spec: Shared<LabelSpec>
  ) {
    (self.table, self.key, self.id, self.name) = (table, key, id, name)
    (self.source, sharedSpec) = (source, spec)
  }
}

extension AuditLabel {
  /// Which of its object's texts it is; `nil` for a label of the configuration.
  var objectProperty: String? {
    guard let objectID, let start = id.firstRange(of: "#\(objectID).") else { return nil }
    return String(id[start.upperBound...])
  }

  /// The label as it is in one frame.
  package func spec(in frame: Frame, boldText: Bool) -> LabelSpec {
    var spec = spec
    spec.width = frame.width
    spec.height = frame.height
    spec.heightScaling = frame.height == nil ? nil : frame.heightScaling
    spec.boldText = boldText
    return spec
  }

  /// Whether its verdicts can differ from category to category.
  package var dependsOnCategory: Bool {
    hasSizes
      && (spec.descriptor.scales || frames.contains { $0.height != nil && $0.heightScaling != nil })
  }

  /// The key in the names of its findings, which stay when the text's key is found without the configuration.
  var fingerprintKey: String { hasFoundKey ? objectKey ?? key : key }

  /// Whether the text's key was found in an attribute without the configuration saying so.
  var hasFoundKey: Bool { keyOrigin?.isConfigured == false }

  /// Whether nothing found in it is certain.
  var isNeverCertain: Bool {
    mixesFonts || mayBeArrangedOtherwise || mayShowAnotherText || mayBeSetOtherwise
  }

  /// Whether it is unknown how UIKit lays it out at a category.
  func isUncertain(at category: ContentSizeCategory) -> Bool {
    isInBuiltInCell && spec.behavior.builtInCellLines == .unknown && dependsOnCategory
      && category.isAccessibilityCategory
  }

  /// Whether a text that breaks a rule is cut by a height alone that code may change.
  func isCutByRow(_ rule: Rule, _ fit: LabelFit) -> Bool {
    guard heightRestsOnRow else { return false }
    if rule == .verticalClipping { return true }
    let allowed = fit.allowedLines ?? .max
    return rule == .truncation && fit.lineCount > allowed
      && (spec.lines == 0 || allowed < spec.lines)
  }

  /// Whether its frame cuts letters that are higher: a control's lets them stand out.
  package var clips: Bool { control == .label }

  /// Whether its font's size follows the reader's.
  package var scales: Bool { hasSizes && spec.descriptor.scales }
}
