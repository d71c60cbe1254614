public import Copyfit
public import CopyfitDynamicType
public import CopyfitSourceText

/// A broken rule of one label, file or font, with all affected locales.
public struct Finding: Hashable, Decodable, Sendable {
  /// A label's frame on one device.
  public struct Frame: Hashable, Sendable {
    /// The screen.
    public var device: Device
    /// The maximum width of a line, in points; `nil` if there is no limit.
    public var width: Double?
    /// The maximum height of all lines, in points, at `large` if it grows; `nil` if there is no limit.
    public var height: Double?
    /// The style with which the height grows with the reader's text size; `nil` if it does not grow.
    public var heightStyle: TextStyle?
    /// The origin of the width; `nil` without a width.
    public var widthOrigin: LimitOrigin?
    /// The origin of the height; `nil` without a height.
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

  /// The font in which a label is measured.
  public struct Font: Hashable, Decodable, Sendable {
    private enum CodingKeys: CodingKey { case postScriptName, size, scales, standIn }

    /// The PostScript name of the measured face.
    public var postScriptName: String
    /// The size at `large`, in points.
    public var size: Double
    /// Whether the size follows the reader's text size.
    public var scales: Bool
    /// Whether the size is fixed, and is only assumed to follow the reader's text size.
    public var scalesByAssumption = false
    /// Whether the face is the system font's stand-in.
    public var standIn: Bool

    /// Creates an entry for a font.
    public init(postScriptName: String, size: Double, scales: Bool, standIn: Bool) {
      self.postScriptName = postScriptName
      self.size = size
      self.scales = scales
      self.standIn = standIn
    }
  }

  private enum CodingKeys: CodingKey {
    case rule, severity, message, fingerprint, project, id, name, bundle, table, document, scene
    case key, source, count, frames, font, allowedLines, locales
  }

  /// The broken rule.
  public var rule: Rule
  /// The highest severity of its locales.
  public var severity: Severity
  /// The problem in one sentence.
  public var message: String
  /// The identifier of the finding across runs; it depends on no number, line or text.
  public var fingerprint: String
  /// The project's name.
  public var project: String?
  /// The label's identifier, `bundle/table#ObjectID.property`; `nil` for findings about files and fonts.
  public var id: String?
  /// The label's display name.
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
  /// The place of the label, or of the entry or file that the finding is about.
  public var source: SourceLocation?
  /// The number of entries that the finding is about: lost entries of a file, or stale entries of a baseline.
  public var count: Int?
  /// The label's frames on the devices on which it fails.
  public var frames: [Frame] = []
  /// The font in which the label is measured.
  public var font: Font?
  /// The label's maximum number of lines, 0 for no limit.
  public var allowedLines: Int?
  /// The affected locales, in the order of their tags.
  public var locales: [LocaleFinding] = []
  /// The acceptances of a finding without locales; not in the JSON report.
  public var acceptances: [Acceptance] = []
  /// The first words of the label's text, at the end of its name.
  package var opening: String?
  /// The kind of view, in the singular, for sentences: "label", "button"; `nil` if it is not a label.
  package var element: String?
  /// Whether the system sets the label's room.
  package var isLaidOutBySystem = false
  /// The subject in the fingerprint: the label's identifier, the file's path or the font's name.
  package var subject: String?
  /// The status of a finding without locales.
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
  /// The status of the finding; with locales, the most urgent status of these.
  ///
  /// Setting it also sets the status of its locales.
  public var status: LocaleFinding.Status {
    get { locales.map(\.status).min { $0.urgency < $1.urgency } ?? ownStatus }
    set {
      ownStatus = newValue
      for index in locales.indices { locales[index].status = newValue }
    }
  }
}

/// The part of a finding in one locale.
public struct LocaleFinding: Hashable, Sendable {
  /// The status of a finding in comparison with the baseline.
  public enum Status: String, Hashable, Codable, Sendable {
    case new, known, suppressed, worse

    /// Whether it counts for the gate and needs attention; known and accepted findings do not.
    public var isPending: Bool { self == .new || self == .worse }

    /// The urgency of the status; smaller numbers are more urgent.
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
  public struct Cell: Hashable, Decodable, Sendable {
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

  /// Changes that fix the finding.
  public struct Remedy: Hashable, Sendable {
    /// The minimum width at which the text needs no more than the allowed lines, in points.
    public var width: Double?
    /// The minimum height that shows the whole text at the frame's own width, in points.
    public var height: Double?
    /// The minimum number of lines that shows the whole text.
    public var lines: Int?
    /// The largest category at which the text fits without a change.
    public var largestCategory: ContentSizeCategory?
    /// Changes that each make the text fit, and that were tried; reports show them as text.
    public var ways: [LabelChange]

    /// Creates a remedy; without ways, each limit on its own is a way.
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

  /// The amount by which a text is too long.
  public struct Excess: Hashable, Sendable {
    /// The number of its last characters without which it fits; all of them if not even one character fits.
    public var characters: Int
    /// The last text size at which it then fits, which is the gate's.
    public var through: ContentSizeCategory
    /// Whether it then certainly fits: its room is exactly known, and no word is split.
    public var isCertain: Bool
    /// Whether larger sizes are checked, at which it may still be too long.
    package var hasLargerSizes: Bool

    /// Creates an excess.
    public init(characters: Int, through: ContentSizeCategory, isCertain: Bool = true) {
      (self.characters, self.through, self.isCertain) = (characters, through, isCertain)
      hasLargerSizes = through < .accessibility5
    }
  }

  /// The locale's tag.
  public var locale: String
  /// The identifier across runs: that of the finding and the locale.
  public var fingerprint: String
  /// The severity in this locale.
  public var severity: Severity
  /// The status in comparison with the baseline.
  public var status: Status = .new
  /// The acceptances if the status is `suppressed`; not in the JSON report.
  public var acceptances: [Acceptance] = []
  /// The certainty; `nil` if the text is measured in the label's own font.
  public var certainty: Certainty?
  /// The failing form of the key, such as `plural.few`; `nil` if the key has one form.
  public var variant: String?
  /// Whether the label is measured with Bold Text.
  public var boldText = false
  /// Whether the text is equal to the source text.
  public var copiesSource = false
  /// The problem in this locale, if it differs from the finding's message; not in the JSON report.
  package var message: String?
  /// The place of the text in its catalog.
  public var string: SourceLocation?
  /// The screens on which it fails.
  public var devices: [Device] = []
  /// The failing categories; empty for a label that does not scale: `all`.
  public var categories: [ContentSizeCategory] = []
  /// The failing categories by screen, if the first one differs; not in the JSON report.
  package var screenSizes: [ScreenSizes] = []
  /// The failing category nearest to `large`, the smaller of two equally near ones.
  public var first: ContentSizeCategory?
  /// The category from which the finding is certain, if that is not `first`; `nil` if it is certain or uncertain at all.
  package var certainLater: ContentSizeCategory?
  /// Whether it is certain from that category on only on some of the screens; not in the JSON report.
  package var isCertainOnSomeScreens = false
  /// The cell in which the most text is lost.
  public var worst: Cell?
  /// The whole measured text.
  public var text: String?
  /// The placeholders with nothing in their place in the measured text, as written, such as `%@`.
  public var emptyPlaceholders: [String] = []
  /// The visible part of the text in the worst cell.
  public var visibleText: String?
  /// The number of lost characters in the worst cell.
  public var hiddenCharacters: Int?
  /// The amount by which it is too long, if neither lines nor height alone is a fix; not in the JSON report.
  public var excess: Excess?
  /// The number of lines of the whole text in the worst cell.
  public var requiredLines: Int?
  /// The overflow in the worst cell.
  public var overflow: Overflow?
  /// Whether the text might fit within the margin of error.
  public var tight: Bool?
  /// How to fix it, in words, if it is known and not the rule's advice; a finding that was decoded always has it.
  ///
  /// The advice for a text that does not fit depends on more than the JSON report has: it is made for each report.
  package var advice: String?
  /// The changes that fix the worst cell.
  public var fits: Remedy?
  /// The growth of the frame's height to the size of the worst cell; `nil` if the height is fixed or unlimited; not in
  /// the JSON report.
  package var heightGrowth: HeightGrowth?
  /// Characters that no font has, as `U+1F600`.
  public var characters: [String] = []
  /// The height of the whole text, in points; not in the JSON report.
  public var requiredHeight: Double?
  /// The fraction of its size to which the text shrinks; not in the JSON report.
  public var scale: Double?
  /// The broken word, if it is not the whole text; not in the JSON report.
  public var word: String?
  /// The rule of another finding about the same label in the same cells: one defect with two findings; not in the JSON
  /// report.
  public var goesWith: Rule?
  /// The number of labels that a finding about a font affects.
  public var labels: Int?

  /// Creates an entry without cells.
  public init(locale: String, fingerprint: String, severity: Severity) {
    self.locale = locale
    self.fingerprint = fingerprint
    self.severity = severity
  }
}
