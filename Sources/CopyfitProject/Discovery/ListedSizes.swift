internal import CopyfitSourceText

/// The sizes of the configurations and of the files of labels of the projects that a configuration lists.
///
/// A file counts for each project that uses it, because each project has its values with paths of its own.
struct ListedSizes {
  /// The maximum size of the configurations and of the files that they extend, in bytes; a project takes up to 20 times as
  /// much memory.
  static let maximumConfigurations = 16_777_216
  /// The maximum size of the files of labels, in bytes.
  static let maximumLabels = LabelFile.maximumTotal

  private var configurations = 0
  private var labels = 0

  /// The part of its size that a folder counts for if it has nothing to check: its files are read, but not kept.
  private static let partOfOthers = 16

  /// Counts the files of a project, or of a folder that has nothing to check.
  mutating func add(_ configuration: Configuration, isKept: Bool) {
    let weight = isKept ? Self.partOfOthers : 1
    configurations += weight * configuration.size
    labels += weight * configuration.labelSize
  }

  /// What is too large, as a clause; `nil` if nothing is.
  var excess: String? {
    if configurations > Self.partOfOthers * Self.maximumConfigurations {
      return Self.excess("the configurations", Self.maximumConfigurations)
    }
    if labels > Self.partOfOthers * Self.maximumLabels {
      return Self.excess("the files of labels", Self.maximumLabels)
    }
    return nil
  }

  private static func excess(_ files: String, _ maximum: Int) -> String {
    "\(files) of the listed projects have more than \(Phrase.grouped(maximum)) bytes, in which each file counts for each "
      + "project that uses it: share smaller files, or list fewer projects"
  }
}
