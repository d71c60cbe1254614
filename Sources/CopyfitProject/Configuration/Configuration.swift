public import Copyfit
public import CopyfitCatalogs
public import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitLabels
public import CopyfitSourceText
public import CopyfitUnicode

/// A project's settings in `copyfit.yml`, with defaults for those that it does not contain.
///
/// Paths are as written, relative to the project's folder.
public struct Configuration: Hashable, Sendable {
  /// The path of the file that was read; `nil` without one.
  public var file: String?
  /// The files that it extends, the nearest first.
  public var bases: [Base] = []
  /// The size of all these files, in bytes.
  var size = 0
  /// Folders of the projects that are listed here; `nil` if the file belongs to one project.
  public var projects: [Located<PathPattern>]?
  /// The keys in the file itself, in its order.
  var keys: [Located<String>] = []
  /// The project's display name.
  public var name: String?
  /// The language of the source texts; `nil` if the project's files decide.
  public var sourceLanguage: LocaleIdentifier?
  /// The place of the source language.
  package var sourceLanguagePosition: SourcePosition?
  /// The paths of string tables; `nil` for Xcode's usual places.
  public var strings: [Located<PathPattern>]?
  /// The meaning of the columns of CSV and TSV files, in the order of the file.
  public var columns: [Columns] = []
  /// The paths of storyboards and xibs; `nil` for Xcode's usual places.
  public var interfaceBuilder: [Located<PathPattern>]?
  /// Paths that are left out of both.
  public var exclude: [Located<PathPattern>] = []
  /// The fonts that texts are measured in.
  public var fonts = Fonts()
  /// The locales to check; `nil` for all locales of the project.
  public var locales: [Located<LocaleIdentifier>]?
  /// Pseudolocalizations of the source texts, in addition to the project's languages.
  public var pseudoLocales: [PseudoLocale] = []
  /// The categories to check, in their own order; `nil` for all twelve.
  public var categories: [ContentSizeCategory]?
  /// Whether labels are checked with Bold Text off, on, or both.
  public var boldText: [Bool] = [false]
  /// The screens to check; `nil` for the default: the canvas and 375 points.
  public var devices: [Device]?
  /// The conditions under which the project passes.
  public var gate = Gate()
  /// The file of known findings, or an earlier JSON report; `nil` for none.
  public var baseline: Located<String>?
  /// The samples for placeholders in measured texts, in the order of the file.
  public var samples: [Label.Sample] = []
  /// Kinds of strings that are checked although no label shows them.
  public var nonLabels: [NonLabelKind] = []
  /// The modifiers of packages that change neither the text nor the room of a view, in the order of the file.
  public var neutralModifiers: [Located<String>] = []
  /// Label files that an app's tests wrote; `nil` for `labels.json` if the project has one.
  public var labelFiles: [Located<String>]?
  /// The size of the label files that were read, in bytes.
  var labelSize = 0
  /// The project's `labels.json` if it is not declared as a label file, and no setting names it.
  var otherLabelFile: String?
  /// Labels that are described in the configuration, in the order of the file.
  public var labels: [ConfiguredLabel] = []
  /// Labels from label files, in the order of the files.
  package var modelLabels: [Label] = []
  /// Rows that these labels share, in the order of the files.
  package var modelRows: [Row] = []
  /// The labels and rows in other files that members of these rows name, in the order of the files.
  package var rowReferences: [PlacedRowReference] = []
  /// The storyboards and xibs that these labels come from, in the order of the files.
  package var modelDocuments: [DrawnDocument] = []
  /// Corrections to labels from Interface Builder, in the order of the file.
  public var elements: [ElementCorrection] = []
  /// Severities other than the default.
  public var severities: [Rule: Severity] = [:]
  /// Rules whose findings are not reported.
  public var rulesOff: Set<Rule> = []
  /// Known and accepted findings, in the order of the file.
  public var suppressions: [Suppression] = []

  /// Creates a configuration in which all settings have their defaults.
  public init() {}

  /// A file that is extended.
  ///
  /// Its line numbers continue after those of the files that extend it.
  public struct Base: Hashable, Sendable {
    /// The file's path, as it is shown.
    public var file: String
    /// The number of lines before its first line.
    public var offset: Int
  }

  /// The meaning of the columns of some CSV or TSV files.
  public struct Columns: Hashable, Sendable {
    /// The files that the entry applies to.
    public var files: Located<PathPattern>
    /// The meaning of their columns.
    public var columns: CatalogColumns

    /// Creates an entry for the files that a pattern matches.
    public init(files: Located<PathPattern>, columns: CatalogColumns) {
      self.files = files
      self.columns = columns
    }
  }

  /// The columns of a file, from the first entry that applies to it; `nil` if no entry does.
  public func columns(of file: String) -> CatalogColumns? {
    columns.first { $0.files.value.matches(file) }?.columns
  }

  /// The fonts of the project.
  public struct Fonts: Hashable, Sendable {
    /// Folders with the project's font files.
    public var directories: [Located<String>] = []
    /// The font in which system text is measured.
    public var system = SystemFont.standIn
    /// The place of `system`, for errors about its file.
    public var systemPosition: SourcePosition?
    /// Names of fonts and of their replacements.
    public var substitutes: [Substitute] = []
    /// The fonts for names in code that the sources do not define, in the order of the file.
    public var helpers: [Helper] = []
    /// The app's own fonts for text styles; `nil` if it uses the system's.
    public var styles: Styles?
    /// The weights of the system font with Bold Text.
    public var boldTextWeights = BoldTextWeights.twoStepsHeavier
    /// The measured widths of fonts that are replaced by stand-ins; `nil` if they are not measured.
    public var calibration: Calibration?
    /// The platform whose apps are measured.
    public var platform = Platform.iOS

    /// Creates settings with their defaults.
    public init() {}
  }

  /// The app's own fonts for text styles.
  public enum Styles: Hashable, Sendable {
    /// A style dictionary in a file of its own, by its path.
    case file(Located<String>)
    /// A style dictionary in the configuration, with the places of its styles.
    case dictionary(StyleDictionary, positions: [TextStyle: SourcePosition])
  }

  /// The measured widths of fonts that are replaced by stand-ins.
  public enum Calibration: Hashable, Sendable {
    /// A file with the entries, by its path.
    case file(Located<String>)
    /// The entries, with their places in the configuration.
    case entries([Located<FontCalibration.Entry>])
  }

  /// The font in which system text is measured.
  public enum SystemFont: Hashable, Sendable {
    /// The stand-in that Copyfit builds from Inter.
    case standIn
    /// The installed font of that name.
    case installed
    /// A font file.
    case file(String)
  }

  /// A font that replaces another.
  public struct Substitute: Hashable, Sendable {
    /// The font name in labels.
    public var name: Located<String>
    /// The name of the font that is measured in its place.
    public var replacement: Located<String>

    /// Creates a substitution.
    public init(name: Located<String>, replacement: Located<String>) {
      self.name = name
      self.replacement = replacement
    }
  }

  /// A font that code names, from a module whose sources the project does not have.
  public struct Helper: Hashable, Sendable {
    /// The name as in code, such as `DesignSystem.body` or `theme(.title)`, without spaces and without a leading dot.
    public var name: Located<String>
    /// The font that the name stands for.
    public var font: Font

    /// Creates an entry.
    public init(name: Located<String>, font: Font) {
      self.name = name
      self.font = font
    }
  }

  /// The conditions under which the project passes.
  public struct Gate: Hashable, Sendable {
    /// The last category at which errors count as errors; beyond it, they are warnings.
    public var through = ContentSizeCategory.accessibility5
    /// The lowest severity that fails the gate.
    public var failOn = FailureLevel.error
    /// The number of new findings of a rule that are accepted; the rule's severity then has no effect.
    public var maximum: [Rule: Int] = [:]
    /// The minimum share of strings that must be measured, from 0 to 1; `nil` for none.
    public var minimumCoverage: Double?

    /// Creates a gate that fails for errors at every category.
    public init() {}
  }

  /// A known and accepted finding.
  public struct Suppression: Hashable, Sendable {
    /// The rule whose findings are accepted.
    public var rule: Rule
    /// The labels, by their identifiers; files by path and fonts by name; `nil` for all.
    public var id: TextPattern?
    /// The keys of the texts; `nil` for all.
    public var keys: TextPattern?
    /// The locales; `nil` for all.
    public var locales: [LocaleIdentifier]?
    /// The reason for accepting it.
    public var reason: String?
    /// The place of the entry.
    public var position: SourcePosition

    /// Creates an entry that applies to all findings of a rule, without a reason.
    public init(rule: Rule, position: SourcePosition) {
      self.rule = rule
      self.position = position
    }
  }
}
