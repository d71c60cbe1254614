internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The files of the targets of Xcode projects, apart for the iPhone and for other systems.
struct SystemTargets {
  private let asked: TargetFiles.Asked
  /// The files of targets for the iPhone, or for systems that are not known.
  private var own = TargetFiles()
  /// The files of targets for other systems only.
  private var others = TargetFiles()
  /// Whether there are targets for other systems, or files that a target has on other systems only.
  private(set) var hasOthers = false

  /// - Parameter sources: The absolute paths of the files that may be of targets.
  init(_ sources: [String]) { asked = TargetFiles.Asked(sources) }

  /// The words of projects that may have targets for other systems.
  private static let signs = [
    "macosx", "appletvos", "watchos", "xros", "platformFilter", "baseConfigurationReference",
  ]

  /// Whether a project may have targets for other systems, judging by its words.
  static func mayHaveOthers(_ bytes: [UInt8]) -> Bool {
    signs.contains { XcodeProject.holds($0, bytes) }
  }

  /// Adds the targets of a project; returns whether it can be read.
  ///
  /// - Parameter file: The absolute path of the project file, whose bytes are given.
  mutating func add(_ bytes: [UInt8], of file: String, _ boundary: ReadingBoundary) -> Bool {
    guard let list = try? PropertyListReader.read(openStep: SourceText(decoding: bytes)),
      let objects = XcodeObjects(list)
    else { return false }
    let reader = TargetFilesReader(
      objects, in: FilePath.parent(FilePath.parent(file)), among: asked.tree)
    var settings = BuildSettings(objects, reader, boundary)
    let targets = Set(objects.texts("targets", of: objects.root))
    let foreign = targets.filter { settings.isForOtherSystem($0) }
    func isOther(_ isForeign: Bool, _ entry: String) -> Bool {
      isForeign || objects.isForOtherSystem(entry)
    }
    hasOthers = hasOthers || !foreign.isEmpty || XcodeProject.holds("platformFilter", bytes)
    others.add(reader.files(foreign: foreign, where: isOther))
    own.add(reader.files(foreign: foreign) { !isOther($0, $1) })
    return true
  }

  /// Whether a target for another system has a file, by its absolute path, and no other target has it.
  func isOther(_ path: String) -> Bool {
    guard let file = asked.file(path) else { return false }
    return others.hold(file) && !own.hold(file)
  }
}

extension XcodeObjects {
  /// Whether a target has a file only on other systems.
  fileprivate func isForOtherSystem(_ file: String) -> Bool {
    let filter = text("platformFilter", of: file).map { [$0] } ?? []
    let filters = filter + texts("platformFilters", of: file)
    return !filters.isEmpty && !filters.contains("ios")
  }
}
