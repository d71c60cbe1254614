public import CopyfitDynamicType
public import CopyfitLabels

/// The reason that a part of a project is not checked.
public enum SkipReason: Hashable, Sendable {
  // Files and documents.
  /// No target of the Xcode projects has the file.
  case noTarget
  /// The source imports a library for tests.
  case testSource
  /// The source belongs to an app that has none of the checked files.
  case otherApp
  /// The source belongs to another program than the app, such as a widget, by its folder or its targets.
  case otherProgram(Label.Surface)
  /// The path is a link to a folder that is not searched: it is outside the project, or left out by its name or by git.
  case linkedFolder
  /// The configuration excludes the file.
  case excluded
  /// A file in no folder that `projects` lists.
  case inNoProject
  /// The configuration names the files to read, and this one is not among them.
  case unselected
  /// The configuration or the command line does not include the language.
  case uncheckedLanguage
  /// The configuration turns the rule of the finding off.
  case ruleOff(Rule)
  /// The name of the file shows that it is an old copy.
  case frozenCopy
  /// The notes of translatewiki.net on each text, in the folder of a language that does not exist.
  ///
  /// Source: translatewiki.net, "Message documentation".
  case translatorNotes
  /// The file cannot be read.
  case unreadable
  /// The document is for another platform; `nil` for an unknown one.
  case platform(Platform?)
  /// The reader of Swift sources is not installed.
  case noSwiftReader
  /// The reader of Swift sources has a different version than the program.
  case otherSwiftReader
  /// A source has syntax errors, or parts that are nested too deeply or too many, and is read without them.
  case partsOfSource

  // Entries and strings.
  /// The entry follows damage after which the file cannot be read.
  case afterDamage
  /// The entry does not have the form that its format requires.
  case malformed
  /// The language is `mul`, which is not a locale.
  case noLocale
  /// No label shows strings of this kind.
  case kind(NonLabelKind)
  /// The storyboard or xib of the string is missing or not measured.
  case unreadDocument
  /// The storyboard or xib of the string has no such object.
  case missingObject
  /// The string has not changed since a revision.
  case unchanged(since: String)
  /// The text has forms that apply to no number of the language.
  case neverShown
  /// The translation is empty, although the source text is not.
  case emptyTranslation
  /// The text has only arguments, whose values are unknown.
  case onlyArguments
  /// The form is for another device than the checked ones; the device has its name in catalogs.
  case otherDevice(String)
  /// No font has a script, which is given by its code.
  case noFont(script: String)
  /// The font cannot be used.
  case unusableFont
  /// The text has more UTF-8 bytes than the limit.
  case tooLong(limit: Int)

  // Labels.
  /// The label is left out.
  case label(Label.SkipReason)
  /// The label is undecided, and another label of its string is decided.
  case undecidedBesideDecided
  /// The label of the string is left out.
  case labelOfString(Label.SkipReason)
  /// The room of the string's label is unknown.
  case room(Doubt)
  /// The label is in a view that is not measured, such as "a text view".
  case view(String)

  /// A reason of a reader, as a clause.
  case other(String)

  /// The reason as a clause.
  public var text: String {
    switch self {
    case .noTarget: "in no target of the Xcode project"
    case .testSource: "a source of tests, as it imports XCTest or Testing"
    case .otherApp: "a source of an app that has none of the checked files"
    case .otherProgram(let program):
      "a source of another program than the app (\(program.noun)), by its folder or its targets"
    case .linkedFolder: "a link, which is not followed, to a folder that is not searched"
    case .excluded: "left out by 'exclude' in the configuration"
    case .inNoProject: "in no folder that 'projects' lists in the configuration"
    case .unselected: "not named by 'strings' or 'interfaceBuilder' in the configuration"
    case .uncheckedLanguage: "not among the languages that are checked"
    case .ruleOff(let rule): "the rule '\(rule.rawValue)' is off in the configuration"
    case .frozenCopy: "a frozen copy, by its name"
    case .translatorNotes: "notes for translators (qqq), which is not a language"
    case .unreadable: "unreadable"
    case .platform(let platform):
      platform.map { "\($0.rawValue) document" } ?? "document for an unknown platform"
    case .noSwiftReader:
      "Swift sources: copyfit-swift, which finds the texts that code sets, is not installed"
    case .otherSwiftReader:
      "Swift sources: copyfit-swift, which finds the texts that code sets, is of another version; install both together"
    case .partsOfSource:
      "read without the parts that have syntax errors, are nested too deeply or are too many"
    case .afterDamage: "the file cannot be read to its end"
    case .malformed: "not as its format requires"
    case .noLocale: "under 'mul', which is not a locale"
    case .kind(let kind): kind.reason
    case .unreadDocument: "of a storyboard or xib that is missing or not measured"
    case .missingObject: "of an object that its storyboard or xib does not have"
    case .unchanged(let revision): "unchanged since '\(revision)'"
    case .neverShown: "no number in its language uses any of its forms"
    case .emptyTranslation: "the translation is empty, while the source text is not"
    case .onlyArguments: "it has only arguments, none of which has a sample"
    case .otherDevice(let name): Self.onlyOn(name)
    case .noFont(let script): "no font for the script \(script)"
    case .unusableFont: "the font cannot be used"
    case .tooLong(let limit): "it is longer than \(limit) bytes"
    case .label(let reason): reason.text
    case .undecidedBesideDecided: "undecided, while other labels of the same texts are decided"
    case .labelOfString(let reason): "the label is left out: \(reason.text)"
    case .room(let doubt): "the room depends on other views: \(doubt.text)"
    case .view(let name): "in \(name), which is not measured"
    case .other(let text): text
    }
  }

  private static func onlyOn(_ device: String) -> String {
    let names = [
      "ipad": "iPad", "iphone": "iPhone", "ipod": "iPod touch", "mac": "the Mac",
      "applewatch": "Apple Watch", "appletv": "Apple TV", "applevision": "Apple Vision Pro",
    ]
    return "shown on \(names[device] ?? "other devices") only, on none of the checked screens"
  }
}
