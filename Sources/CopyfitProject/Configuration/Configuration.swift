public import Copyfit
public import CopyfitCatalogs
public import CopyfitDynamicType
public import CopyfitFindings
public import CopyfitLabels
public import CopyfitSourceText
public import CopyfitUnicode

/// What a project says of itself in `copyfit.yml`; where it says nothing, the defaults.
///
/// Paths are as written, relative to the project's folder.
public struct Configuration: Hashable, Sendable {
  /// The file that was read, as its path was given; `nil` if there is none.
  public var file: String?
  /// The files that it extends, the nearest first.
  public var bases: [Base] = []
  /// Folders of the projects that are listed here; `nil`: the file is one project's own.
  public var projects: [Located<PathPattern>]?
  /// The keys that the file itself says something of, in its order.
  var keys: [Located<String>] = []
  /// The project's name for people.
  public var name: String?
  /// The language that texts are written in first; `nil`: what the project's files say.
  public var sourceLanguage: LocaleIdentifier?
  /// Where that is said.
  package var sourceLanguagePosition: SourcePosition?
  /// Where string tables are; `nil`: wherever Xcode puts them.
  public var strings: [Located<PathPattern>]?
  /// What the columns of CSV and TSV files hold, in the order of the file.
  public var columns: [Columns] = []
  /// Where storyboards and xibs are; `nil`: wherever Xcode puts them.
  public var interfaceBuilder: [Located<PathPattern>]?
  /// What is left out of both.
  public var exclude: [Located<PathPattern>] = []
  /// The fonts that texts are measured in.
  public var fonts = Fonts()
  /// The locales to check; `nil` for all that the project has.
  public var locales: [Located<LocaleIdentifier>]?
  /// Languages to make of the source texts, beside the project's.
  public var pseudoLocales: [PseudoLocale] = []
  /// The categories to check, in their own order; `nil` for all twelve.
  public var categories: [ContentSizeCategory]?
  /// Whether labels are checked with Bold Text off, on, or both.
  public var boldText: [Bool] = [false]
  /// The screens to check on; `nil` for the default, the canvas and 375 points.
  public var devices: [Device]?
  /// When the project passes.
  public var gate = Gate()
  /// The file of findings that are known, or an earlier JSON report; `nil` for none.
  public var baseline: Located<String>?
  /// What stands for a placeholder when a text is measured, in the order of the file.
  public var samples: [Label.Sample] = []
  /// Kinds of strings that are checked although no label shows them.
  public var nonLabels: [NonLabelKind] = []
  /// Files with labels that an app's tests wrote out; `nil`: `labels.json` where the project has one.
  public var labelFiles: [Located<String>]?
  /// The project's `labels.json` where that does not say that it is a file of labels, and nothing names it.
  var otherLabelFile: String?
  /// Labels that no storyboard describes, in the order of the file.
  public var labels: [ConfiguredLabel] = []
  /// Labels of the model that label files hold, in the order of the files.
  package var modelLabels: [Label] = []
  /// The rows that they share, in the order of the files.
  package var modelRows: [Row] = []
  /// The storyboards and xibs that they come from, in the order of the files.
  package var modelDocuments: [DrawnDocument] = []
  /// Corrections to what was read from Interface Builder, in the order of the file.
  public var elements: [ElementCorrection] = []
  /// Severities other than the default.
  public var severities: [Rule: Severity] = [:]
  /// Rules whose findings are not reported at all.
  public var rulesOff: Set<Rule> = []
  /// What is known and accepted, in the order of the file.
  public var suppressions: [Suppression] = []

  /// Creates a configuration that leaves everything at its default.
  public init() {}

  /// A file that is extended, as its path is shown.
  ///
  /// Its lines count on behind those of the files that extend it.
  public struct Base: Hashable, Sendable {
    /// The file's path, as it is shown.
    public var file: String
    /// How many lines stand before its own.
    public var offset: Int
  }

  /// What the columns of some CSV or TSV files hold.
  public struct Columns: Hashable, Sendable {
    /// The files that are spoken of.
    public var files: Located<PathPattern>
    /// What their columns hold.
    public var columns: CatalogColumns

    /// Creates an entry for the files that a pattern matches.
    public init(files: Located<PathPattern>, columns: CatalogColumns) {
      self.files = files
      self.columns = columns
    }
  }

  /// What the columns of a file hold: what the first entry says that speaks of it; `nil`: none does.
  public func columns(of file: String) -> CatalogColumns? {
    columns.first { $0.files.value.matches(file) }?.columns
  }

  /// The fonts of the project.
  public struct Fonts: Hashable, Sendable {
    /// Folders with the project's font files.
    public var directories: [Located<String>] = []
    /// What the system font is measured in.
    public var system = SystemFont.standIn
    /// Where `system` is said, for errors about its file.
    public var systemPosition: SourcePosition?
    /// Names of fonts and of those to use in their place.
    public var substitutes: [Substitute] = []
    /// The app's own fonts for text styles; `nil` where it uses the system's.
    public var styles: Styles?
    /// The weights that the system font takes with Bold Text.
    public var boldTextWeights = BoldTextWeights.twoStepsHeavier
    /// How wide fonts really are that others stand in for; `nil` where it is not measured.
    public var calibration: Calibration?
    /// The platform whose apps are measured.
    public var platform = Platform.iOS

    /// Creates settings that are all at their defaults.
    public init() {}
  }

  /// The app's own fonts for text styles.
  public enum Styles: Hashable, Sendable {
    /// A style dictionary in a file of its own, by its path.
    case file(Located<String>)
    /// A style dictionary in the configuration, with the places of its styles.
    case dictionary(StyleDictionary, positions: [TextStyle: SourcePosition])
  }

  /// How wide fonts really are that others stand in for.
  public enum Calibration: Hashable, Sendable {
    /// A file with the entries, by its path.
    case file(Located<String>)
    /// The entries, with their places in the configuration.
    case entries([Located<FontCalibration.Entry>])
  }

  /// What the system font is measured in.
  public enum SystemFont: Hashable, Sendable {
    /// The stand-in that Copyfit builds from Inter.
    case standIn
    /// The installed font of that name.
    case installed
    /// A font file.
    case file(String)
  }

  /// A font to use in place of another.
  public struct Substitute: Hashable, Sendable {
    /// The name that labels ask for.
    public var name: Located<String>
    /// The name of the font that is measured in its place.
    public var replacement: Located<String>

    /// Creates a substitution.
    public init(name: Located<String>, replacement: Located<String>) {
      self.name = name
      self.replacement = replacement
    }
  }

  /// When the project passes.
  public struct Gate: Hashable, Sendable {
    /// The last category at which an error is an error; beyond it, a warning.
    public var through = ContentSizeCategory.accessibility5
    /// The least severity that fails the gate.
    public var failOn = FailureLevel.error
    /// How many new findings of a rule are accepted; its severity then decides nothing.
    public var maximum: [Rule: Int] = [:]
    /// The least share of strings that must be measured, from 0 to 1; `nil` for none.
    public var minimumCoverage: Double?

    /// Creates a gate that errors fail at every category.
    public init() {}
  }

  /// A finding that is known and accepted.
  public struct Suppression: Hashable, Sendable {
    /// The rule whose findings are accepted.
    public var rule: Rule
    /// The labels, by their identity; files by their path and fonts by their name; `nil`: all of them.
    public var id: TextPattern?
    /// The keys of the texts; `nil`: whatever they are.
    public var keys: TextPattern?
    /// The locales; `nil` for all.
    public var locales: [LocaleIdentifier]?
    /// Why it is accepted.
    public var reason: String?
    /// Where the entry starts.
    public var position: SourcePosition

    /// Creates an entry that speaks of everything that a rule finds, for no reason.
    public init(rule: Rule, position: SourcePosition) {
      self.rule = rule
      self.position = position
    }
  }
}
