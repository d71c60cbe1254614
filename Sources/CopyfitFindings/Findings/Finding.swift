public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// One rule on one label, one file or one font, with all the locales in which it applies.
public struct Finding: Hashable, Sendable {
  /// A label's frame on one device.
  public struct Frame: Hashable, Sendable {
    /// The screen.
    public var device: Device
    /// The limits, in points; `nil` if there is none.
    public var width: Double?
    /// The most that all lines may be high, in points; `nil` where there is no limit.
    public var height: Double?
    /// Where the width comes from; `nil` without one.
    public var widthOrigin: LimitOrigin?
    /// Where the height comes from; `nil` without one.
    public var heightOrigin: LimitOrigin?

    /// Creates a frame.
    public init(
      device: Device, width: Double?, height: Double?, widthOrigin: LimitOrigin?,
      heightOrigin: LimitOrigin?
    ) {
      self.device = device
      self.width = width
      self.height = height
      self.widthOrigin = widthOrigin
      self.heightOrigin = heightOrigin
    }
  }

  /// The font that a label is measured in.
  public struct Font: Hashable, Sendable {
    /// The PostScript name of the face that is measured.
    public var postScriptName: String
    /// The size at `large`, in points.
    public var size: Double
    /// Whether the size follows the reader's.
    public var scales: Bool
    /// Whether the size is fixed, and only taken to follow the reader's.
    public var scalesByAssumption = false
    /// Whether the face stands in for the system font.
    public var standIn: Bool

    /// Creates an entry for a font.
    public init(postScriptName: String, size: Double, scales: Bool, standIn: Bool) {
      self.postScriptName = postScriptName
      self.size = size
      self.scales = scales
      self.standIn = standIn
    }
  }

  /// The rule that found it.
  public var rule: Rule
  /// The highest severity of its locales.
  public var severity: Severity
  /// What is wrong, in one sentence for a person.
  public var message: String
  /// What finds it again in another run: it holds no number, no line and no text.
  public var fingerprint: String
  /// The name of its project.
  public var project: String?
  /// The label's identity, `bundle/table#ObjectID.property`; `nil` for findings on files and fonts.
  public var id: String?
  /// The label's name for people.
  public var name: String?
  /// The folder of the label's catalog, relative to the project.
  public var bundle: String?
  /// The table of the label's text.
  public var table: String?
  /// The storyboard or xib of the label.
  public var document: String?
  /// The label's scene in its document.
  public var scene: String?
  /// The key of the text.
  public var key: String?
  /// The label's place, or that of the entry or file that the finding is about.
  public var source: SourceLocation?
  /// How many entries the finding is about: those of a file that are lost, or those of a baseline that nothing
  /// matches any more.
  public var count: Int?
  /// The label's frames on the devices on which it fails.
  public var frames: [Frame] = []
  /// The font that the label is measured in.
  public var font: Font?
  /// How many lines the label allows, 0 for no limit.
  public var allowedLines: Int?
  /// The locales in which it applies, in the order of their tags.
  public var locales: [LocaleFinding] = []
  /// What accepts a finding that has no locales; not in the JSON report.
  public var acceptances: [Acceptance] = []
  /// The first words of the label's text, which its name ends with.
  package var opening: String?
  /// What shows the text, in the singular, for sentences: "label", "button"; `nil` where it is not a label.
  package var element: String?
  /// What the fingerprint names it by: the label's identity, the file's path or the font's name.
  package var subject: String?
  /// The status of a finding that has no locales.
  private var ownStatus = LocaleFinding.Status.new

  /// Creates a finding without a label or locale.
  public init(rule: Rule, severity: Severity, message: String, fingerprint: String) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.fingerprint = fingerprint
  }
}

extension Finding {
  /// Whether the finding was known before: of its locales, if it has any, what is most urgent.
  ///
  /// Setting it also sets its locales' status.
  public var status: LocaleFinding.Status {
    get { locales.map(\.status).min { $0.urgency < $1.urgency } ?? ownStatus }
    set {
      ownStatus = newValue
      for index in locales.indices { locales[index].status = newValue }
    }
  }
}

/// What a finding comes to in one locale.
public struct LocaleFinding: Hashable, Sendable {
  /// Whether the finding was known before.
  public enum Status: String, Hashable, Sendable {
    case new, known, suppressed, worse

    /// Whether it counts for the gate and a reviewer is to see it: what is known or accepted does not.
    public var isPending: Bool { self == .new || self == .worse }

    /// A number that is smaller for what should be read first.
    fileprivate var urgency: Int {
      switch self {
      case .new: 0
      case .worse: 1
      case .known: 2
      case .suppressed: 3
      }
    }
  }

  /// One category on one device.
  public struct Cell: Hashable, Sendable {
    /// The content size category.
    public var category: ContentSizeCategory
    /// The screen.
    public var device: Device

    /// Creates a cell.
    public init(category: ContentSizeCategory, device: Device) {
      self.category = category
      self.device = device
    }
  }

  /// How far the text reaches beyond its frame, in points.
  public struct Overflow: Hashable, Sendable {
    /// Beyond the width: of the widest line.
    public var width: Double
    /// Beyond the height: of all lines.
    public var height: Double

    /// Creates an overflow.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// What would fix it.
  public struct Remedy: Hashable, Sendable {
    /// The least width at which the text takes no more than the allowed lines, in points.
    public var width: Double?
    /// The least height that shows all of the text at the frame's own width, in points.
    public var height: Double?
    /// The least number of lines that show all of the text.
    public var lines: Int?
    /// The largest category at which it fits as it is.
    public var largestCategory: ContentSizeCategory?
    /// What makes the text fit, each tried: any one of these does; in words in the reports.
    public var ways: [LabelChange]

    /// Creates a remedy; without ways, each limit alone is one.
    public init(
      width: Double?, height: Double?, lines: Int?, largestCategory: ContentSizeCategory?,
      ways: [LabelChange]? = nil
    ) {
      self.width = width
      self.height = height
      self.lines = lines
      self.largestCategory = largestCategory
      self.ways =
        ways
        ?? [
          width.map { LabelChange(width: $0) }, height.map { LabelChange(height: $0) },
          lines.map { LabelChange(lines: $0) },
        ].compactMap { $0 }
    }
  }

  /// By how much a text is too long.
  public struct Excess: Hashable, Sendable {
    /// Without so many of its last characters it fits.
    public var characters: Int
    /// The last text size at which it then fits: the gate's.
    public var through: ContentSizeCategory

    /// Creates an excess.
    public init(characters: Int, through: ContentSizeCategory) {
      self.characters = characters
      self.through = through
    }
  }

  /// The locale's tag.
  public var locale: String
  /// What finds it again in another run: that of the finding and the locale.
  public var fingerprint: String
  /// How bad it is in this locale.
  public var severity: Severity
  /// Whether it was known before.
  public var status: Status = .new
  /// What accepts it, where its status is `suppressed`; not in the JSON report.
  public var acceptances: [Acceptance] = []
  /// How sure it is; `nil` where the text is measured in the label's own font.
  public var certainty: Certainty?
  /// Which of the key's forms fails, such as `plural.few`; `nil` where it has one.
  public var variant: String?
  /// Whether it is about the label with Bold Text on.
  public var boldText = false
  /// Whether the text is the source language's once more.
  public var copiesSource = false
  /// What is wrong in this locale, where the finding's message is that of another one; not in the JSON
  /// report.
  package var message: String?
  /// Where the text is in its catalog.
  public var string: SourceLocation?
  /// The screens on which it fails.
  public var devices: [Device] = []
  /// The failing categories; empty for a label that does not scale: `all`.
  public var categories: [ContentSizeCategory] = []
  /// The failing category nearest to `large`, the smaller on a tie.
  public var first: ContentSizeCategory?
  /// The cell in which most is lost.
  public var worst: Cell?
  /// The whole text, as it is measured.
  public var text: String?
  /// What a reader sees of it in the worst cell.
  public var visibleText: String?
  /// How many characters are lost in the worst cell.
  public var hiddenCharacters: Int?
  /// By how much it is too long, where neither a line nor a height alone helps; not in the JSON report.
  public var excess: Excess?
  /// How many lines the whole text takes in the worst cell.
  public var requiredLines: Int?
  /// How far it reaches beyond its frame in the worst cell.
  public var overflow: Overflow?
  /// Whether it would fit but for the error of the estimate.
  public var tight: Bool?
  /// What would fix the worst cell.
  public var fits: Remedy?
  /// Characters that no font had, as `U+1F600`.
  public var characters: [String] = []
  /// How high the whole text is, in points; not in the JSON report.
  public var requiredHeight: Double?
  /// The share of its size to which the text shrinks; not in the JSON report.
  public var scale: Double?
  /// The word that is broken, where it is not the whole text; not in the JSON report.
  public var word: String?
  /// The rule of another finding on the same label that the same cells break: one defect in two findings; not in
  /// the JSON report.
  public var goesWith: Rule?
  /// How many labels a finding on a font affects.
  public var labels: Int?

  /// Creates an entry without cells.
  public init(locale: String, fingerprint: String, severity: Severity) {
    self.locale = locale
    self.fingerprint = fingerprint
    self.severity = severity
  }
}
