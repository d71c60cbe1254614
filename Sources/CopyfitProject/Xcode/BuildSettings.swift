internal import CopyfitFiles

/// The build settings of an Xcode project's targets, each from the nearest place that sets it: the target, its file of
/// settings, the project, its file of settings.
///
/// Source: Xcode Help, "Build settings hierarchy".
struct BuildSettings {
  /// The value of a setting.
  enum Value: Equatable {
    case text(String)
    /// Nothing sets it.
    case absent
    /// It depends on conditions or on other settings, or a file of settings cannot be read.
    case unknown
  }

  let objects: XcodeObjects
  private let reader: TargetFilesReader
  private let boundary: ReadingBoundary
  /// The project's configurations by their names.
  private let outer: [String: String]
  /// The files of settings by their paths.
  private var files: [String: SettingsFile?] = [:]

  /// - Parameter reader: Finds the paths of files of settings.
  init(_ objects: XcodeObjects, _ reader: TargetFilesReader, _ boundary: ReadingBoundary) {
    (self.objects, self.reader, self.boundary) = (objects, reader, boundary)
    outer = Dictionary(
      objects.configurations(of: objects.root).map { (objects.text("name", of: $0) ?? "", $0) }
    ) { first, _ in first }
  }

  /// The value of a setting in a target's configuration.
  mutating func value(of name: String, in configuration: String) -> Value {
    let around = objects.text("name", of: configuration).flatMap { outer[$0] }
    for place in [configuration, around].compactMap(\.self) {
      if objects.isConditional(name, of: place) { return .unknown }
      if let text = objects.setting(name, of: place) { return Self.value(text) }
      let inFile = valueInFile(name, of: place)
      if inFile != .absent { return inFile }
    }
    return .absent
  }

  private mutating func valueInFile(_ name: String, of configuration: String) -> Value {
    guard objects.text("baseConfigurationReferenceAnchor", of: configuration) == nil else {
      return .unknown
    }
    guard let reference = objects.text("baseConfigurationReference", of: configuration) else {
      return .absent
    }
    guard let path = reader.path(of: reference) else { return .unknown }
    let file = files[path] ?? SettingsFile(reading: path, boundary)
    files[path] = .some(file)
    guard let file, !file.conditional.contains(name) else { return .unknown }
    return file.values[name].map(Self.value) ?? .absent
  }

  private static func value(_ text: String) -> Value { text.contains("$") ? .unknown : .text(text) }
}
