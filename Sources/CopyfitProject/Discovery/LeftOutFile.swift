/// A file of a relevant kind that is left out because it is not the app's.
package struct LeftOutFile: Hashable, Sendable {
  /// Why a file is left out.
  package enum Reason: Hashable, Sendable, CaseIterable {
    /// No target of the Xcode projects has it.
    case noTarget
    /// Its name shows that it is an old copy.
    case frozen
    /// translatewiki.net's notes on each text, in the folder of an invalid language.
    ///
    /// Source: translatewiki.net, "Message documentation".
    case notes

    /// The reason as a clause, for reports.
    package var text: String {
      switch self {
      case .noTarget: "in no target of the Xcode project"
      case .frozen: "a frozen copy, by its name"
      case .notes: "notes for translators (qqq), which is not a language"
      }
    }
  }

  /// Relative to the project.
  package var path: String
  package var reason: Reason
  /// Whether it is a storyboard or xib.
  package var isDocument: Bool
}
