public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// One rule on one label, one file or one font, with all the locales in which it applies.
public struct Finding: Hashable, Sendable {
  /// A label's frame on one device.
  public struct Frame: Hashable, Sendable {
    public var device: Device
    /// The limits, in points; `nil` where there is none.
    public var width: Double?
    public var height: Double?
    public var widthOrigin: LimitOrigin?
    public var heightOrigin: LimitOrigin?

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
    public var postScriptName: String
    /// The size at `large`, in points.
    public var size: Double
    public var scales: Bool
    public var standIn: Bool

    public init(postScriptName: String, size: Double, scales: Bool, standIn: Bool) {
      self.postScriptName = postScriptName
      self.size = size
      self.scales = scales
      self.standIn = standIn
    }
  }

  public var rule: Rule
  /// The highest severity of its locales.
  public var severity: Severity
  /// What is wrong, in one sentence for a person.
  public var message: String
  public var fingerprint: String
  public var project: String?
  /// The label's identity, `bundle/table#ObjectID.property`; `nil` for findings on files and fonts.
  public var id: String?
  /// The label's name for people.
  public var name: String?
  public var bundle: String?
  public var table: String?
  public var document: String?
  public var scene: String?
  public var key: String?
  /// The label's place, or that of the entry or file that the finding is about.
  public var source: SourceLocation?
  /// Entries lost in a file.
  public var count: Int?
  public var frames: [Frame] = []
  public var font: Font?
  public var allowedLines: Int?
  public var locales: [LocaleFinding] = []
  /// What shows the text, in the singular, for sentences: "label", "button"; `nil` where it is no label.
  package var element: String?
  /// What the fingerprint names it by: the label's identity, the file's path or the font's name.
  package var subject: String?
  /// The status of a finding that has no locales.
  private var ownStatus = LocaleFinding.Status.new

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
  /// Setting it sets that of its locales too.
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

    /// Whether it counts for the gate: what is known or accepted does not.
    var isPending: Bool { self == .new || self == .worse }

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
    public var category: ContentSizeCategory
    public var device: Device

    public init(category: ContentSizeCategory, device: Device) {
      self.category = category
      self.device = device
    }
  }

  /// How far the text reaches beyond its frame, in points.
  public struct Overflow: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// What would mend it: each of these alone makes the text fit; `nil` where it cannot.
  public struct Remedy: Hashable, Sendable {
    public var width: Double?
    public var height: Double?
    public var lines: Int?
    public var largestCategory: ContentSizeCategory?

    public init(
      width: Double?, height: Double?, lines: Int?, largestCategory: ContentSizeCategory?
    ) {
      self.width = width
      self.height = height
      self.lines = lines
      self.largestCategory = largestCategory
    }
  }

  public var locale: String
  public var fingerprint: String
  public var severity: Severity
  public var status: Status = .new
  public var certainty: Certainty?
  public var variant: String?
  public var boldText = false
  /// Where the text stands in its catalog.
  public var string: SourceLocation?
  public var devices: [Device] = []
  /// The failing categories; empty for a label that does not scale: `all`.
  public var categories: [ContentSizeCategory] = []
  /// The failing category nearest to `large`, the smaller on a tie.
  public var first: ContentSizeCategory?
  public var worst: Cell?
  public var text: String?
  public var visibleText: String?
  public var hiddenCharacters: Int?
  public var requiredLines: Int?
  public var overflow: Overflow?
  public var tight: Bool?
  public var fits: Remedy?
  /// Characters that no font had, as `U+1F600`.
  public var characters: [String] = []
  /// How high the whole text is, in points; not in the JSON report.
  public var requiredHeight: Double?
  /// The share of its size to which the text shrinks; not in the JSON report.
  public var scale: Double?
  /// The word that is broken, where it is not the whole text; not in the JSON report.
  public var word: String?
  /// How many labels a finding on a font affects.
  public var labels: Int?

  public init(locale: String, fingerprint: String, severity: Severity) {
    self.locale = locale
    self.fingerprint = fingerprint
    self.severity = severity
  }
}
