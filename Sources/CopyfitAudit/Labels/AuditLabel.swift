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
    package var height: Double?
    package var heightOrigin: LimitOrigin?
    /// The style that the height is scaled by; `nil`: it is fixed.
    var heightScaling: TextStyle?

    /// Whether two frames give the same verdicts.
    func hasLimits(of other: Frame) -> Bool {
      width == other.width && height == other.height && heightScaling == other.heightScaling
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
    /// The placeholders of which only the type is known.
    package var unfilled: [String] = []
    /// What stands for its arguments, in the order of the text.
    package var samples: [ArgumentSample] = []
    /// What stands in the place of those of which only the type is known.
    package var role = Role.exact
    /// The numbers of the frames that show it; `nil`: all.
    package var frames: [Int]?
    /// How many combinations of the key's forms are measured at most; `nil` where all are.
    package var combinationLimit: Int?
    /// Whether no number of the language takes any of the forms, so that nothing of the text ever shows.
    package var neverShows = false

    /// What stands in the place of arguments of which only the type is known.
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

  /// What becomes of the label.
  package enum Treatment: Hashable, Sendable {
    case measured
    /// Nothing tells its width, with the reason.
    case undecided(String)
    /// It is left out for a reason that reports group by.
    case skipped(String)
  }

  /// Why a label is left out whose font means nothing on the configured platform.
  static let unusableFont = "its font cannot be used"

  /// Why a label is left out whose text is one of Interface Builder's own words: nobody knows what it shows.
  static let placeholderText = "its text is a placeholder"

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
  /// Why the width cannot be told, where it cannot.
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

  /// Whether its frame cuts letters that are higher: a control's lets them stand out.
  package var clips: Bool { control == .label }

  /// Whether its font's size follows the reader's.
  package var scales: Bool { hasSizes && spec.descriptor.scales }
}
