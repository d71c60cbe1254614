internal import CopyfitFiles

/// The systems that the targets of an Xcode project are for, by their build settings, each from the nearest place that
/// sets it: the target, its file of settings, the project, its file of settings.
///
/// Source: Xcode Help, "Build settings hierarchy".
struct BuildSettings {
  /// What a setting says about the systems.
  private enum Value: Hashable {
    /// It names systems: `others` without that of the iPhone, `own` with it.
    case others, own
    /// It names nothing.
    case blank
    /// Nothing sets it.
    case absent
    /// It depends on conditions or on other settings, or a file of settings cannot be read.
    case unknown
  }

  /// A setting of a configuration.
  private struct Place: Hashable {
    var name: String
    var configuration: String
  }

  private let objects: XcodeObjects
  private let reader: TargetFilesReader
  private let boundary: ReadingBoundary
  /// The project's configurations by their names.
  private let outer: [String: String]
  /// The files of settings by their paths, without those that cannot be read.
  private var files: [String: SettingsFile] = [:]
  private var unreadable: Set<String> = []
  /// What is known of each setting, configuration and list of configurations, which many targets may share.
  private var values: [Place: Value] = [:]
  private var configurations: [String: Bool] = [:]
  private var lists: [String: Bool] = [:]

  /// - Parameter reader: Finds the paths of files of settings.
  init(_ objects: XcodeObjects, _ reader: TargetFilesReader, _ boundary: ReadingBoundary) {
    (self.objects, self.reader, self.boundary) = (objects, reader, boundary)
    outer = Dictionary(
      objects.configurations(of: objects.root).map { (objects.text("name", of: $0) ?? "", $0) }
    ) { first, _ in first }
  }

  /// Whether all configurations of a target are certainly for other systems than the iPhone's.
  ///
  /// Source: Xcode's build settings reference, `SUPPORTED_PLATFORMS`, which is that of the base SDK if nothing sets it.
  mutating func isForOtherSystem(_ target: String) -> Bool {
    guard let list = objects.text("buildConfigurationList", of: target) else { return false }
    if let known = lists[list] { return known }
    let configurations = objects.configurations(of: target)
    let areOther = !configurations.isEmpty && configurations.allSatisfy { isOther($0) }
    lists[list] = areOther
    return areOther
  }

  /// Whether a configuration is certainly for other systems.
  private mutating func isOther(_ configuration: String) -> Bool {
    if let known = configurations[configuration] { return known }
    var value = self.value(of: "SUPPORTED_PLATFORMS", in: configuration)
    if value == .blank || value == .absent { value = self.value(of: "SDKROOT", in: configuration) }
    configurations[configuration] = value == .others
    return value == .others
  }

  /// The value of a setting in a target's configuration.
  private mutating func value(of name: String, in configuration: String) -> Value {
    let around = objects.text("name", of: configuration).flatMap { outer[$0] }
    for place in [configuration, around].compactMap(\.self) {
      let place = Place(name: name, configuration: place)
      let value = values[place] ?? ownValue(place)
      values[place] = value
      if value != .absent { return value }
    }
    return .absent
  }

  /// The value in a configuration or its file.
  private mutating func ownValue(_ place: Place) -> Value {
    if objects.isConditional(place.name, of: place.configuration) { return .unknown }
    if let text = objects.setting(place.name, of: place.configuration) { return Self.value(text) }
    return valueInFile(place)
  }

  private mutating func valueInFile(_ place: Place) -> Value {
    guard objects.text("baseConfigurationReferenceAnchor", of: place.configuration) == nil else {
      return .unknown
    }
    guard let reference = objects.text("baseConfigurationReference", of: place.configuration) else {
      return .absent
    }
    guard let file = file(reference), !file.conditional.contains(place.name) else {
      return .unknown
    }
    return file.values[place.name].map(Self.value) ?? .absent
  }

  /// The file of settings that a project refers to; `nil` if it cannot be read.
  private mutating func file(_ reference: String) -> SettingsFile? {
    guard let path = reader.path(of: reference), !unreadable.contains(path) else { return nil }
    let file = files[path] ?? SettingsFile(reading: path, boundary)
    if let file { files[path] = file } else { unreadable.insert(path) }
    return file
  }

  private static func value(_ text: String) -> Value {
    if text.utf8.contains(UInt8(ascii: "$")) { return .unknown }
    let names = text.split(whereSeparator: \.isWhitespace)
    return names.isEmpty ? .blank : names.allSatisfy(isOther) ? .others : .own
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
