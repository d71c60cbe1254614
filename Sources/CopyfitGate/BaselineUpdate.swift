internal import CopyfitFiles
internal import CopyfitProject
internal import CopyfitSourceText

/// A baseline to write.
public struct BaselineUpdate: Hashable, Sendable {
  /// The file's absolute path.
  public var path: String
  /// The path for display.
  public var shownPath: String
  /// The file's whole text.
  public var text: String
  /// The number of different entries.
  public var entryCount: Int
  /// The differences from the previous baseline.
  public var difference: Baseline.Difference

  init(_ baseline: Baseline, over old: Baseline, at place: BaselinePlace) {
    path = place.path
    shownPath = place.shown
    text = baseline.text
    entryCount = baseline.byIdentity.count
    difference = old.difference(to: baseline)
  }
}

extension BaselineUpdate: CustomStringConvertible {
  /// A summary of the update, as a sentence.
  public var description: String {
    var changes: [String] = []
    if !difference.added.isEmpty { changes.append("\(difference.added.count) new") }
    if !difference.gone.isEmpty { changes.append("\(difference.gone.count) removed") }
    let changed = difference.worse.count + difference.better.count
    if changed > 0 { changes.append("\(changed) changed") }
    return "\(shownPath): written, \(Phrase.count(entryCount, "entry", "entries")) ("
      + (changes.isEmpty ? "nothing changed" : changes.joined(separator: ", ")) + ")"
  }
}

/// The place of a baseline.
struct BaselinePlace: Hashable {
  /// The absolute path.
  var path: String
  var shown: String
  /// The files that may be read and written for it.
  var boundary: ReadingBoundary

  /// The place that is named on the command line, which may be anywhere.
  init(_ path: String) {
    (shown, boundary) = (path, .everywhere)
    self.path = FilePath.absolute(path)
  }

  /// The place that a project's configuration names, which must be within the project's boundary.
  init(_ path: String, of files: ProjectFiles) {
    shown = files.root == "." ? path : FilePath.resolved(path, in: files.root)
    self.path = FilePath.absolute(shown)
    boundary = files.boundary
  }
}
