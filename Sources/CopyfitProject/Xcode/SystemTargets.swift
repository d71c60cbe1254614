internal import CopyfitCatalogs
internal import CopyfitFiles
internal import CopyfitSourceText

/// The files of the targets of Xcode projects, apart for the iPhone and for other systems.
struct SystemTargets {
  /// The files of targets for the iPhone, or for systems that are not known.
  private var own = TargetFiles()
  /// The files of targets for other systems only.
  private var others = TargetFiles()
  /// Whether there are targets for other systems, or files that a target has on other systems only.
  private(set) var hasOthers = false

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
    let reader = TargetFilesReader(objects, in: FilePath.parent(FilePath.parent(file)))
    var settings = BuildSettings(objects, reader, boundary)
    let targets = objects.texts("targets", of: objects.root)
    let foreign = Set(targets.filter { settings.isForOtherSystem($0) })
    func isOther(_ target: String, _ entry: String) -> Bool {
      foreign.contains(target) || objects.isForOtherSystem(entry)
    }
    hasOthers = hasOthers || !foreign.isEmpty || XcodeProject.holds("platformFilter", bytes)
    others.add(reader.files(where: isOther))
    own.add(reader.files { !isOther($0, $1) })
    return true
  }

  /// Whether a target for another system has a file, by its absolute path, and no other target has it.
  func isOther(_ path: String) -> Bool {
    let folded = TargetFiles.FoldedPath(path)
    return others.hold(folded) && !own.hold(folded)
  }
}

extension BuildSettings {
  /// Whether all configurations of a target are certainly for other systems than the iPhone's.
  ///
  /// Source: Xcode's build settings reference, `SUPPORTED_PLATFORMS`, which is that of the base SDK if nothing sets it.
  fileprivate mutating func isForOtherSystem(_ target: String) -> Bool {
    let configurations = objects.configurations(of: target)
    return !configurations.isEmpty
      && configurations.allSatisfy { configuration in
        switch value(of: "SUPPORTED_PLATFORMS", in: configuration) {
        case .text(let text) where !text.allSatisfy(\.isWhitespace):
          return text.split(separator: " ").allSatisfy(Self.isOther)
        case .unknown: return false
        case .text, .absent: break
        }
        guard case .text(let base) = value(of: "SDKROOT", in: configuration) else { return false }
        return Self.isOther(base[...])
      }
  }

  /// Whether a name is that of another system's SDK, such as `macosx` or `macosx15.0`.
  private static func isOther(_ name: Substring) -> Bool {
    let others = [
      "macosx", "appletvos", "appletvsimulator", "watchos", "watchsimulator", "xros", "xrsimulator",
      "driverkit",
    ]
    return others.contains { other in
      name.hasPrefix(other) && name.dropFirst(other.count).allSatisfy { $0.isNumber || $0 == "." }
    }
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
