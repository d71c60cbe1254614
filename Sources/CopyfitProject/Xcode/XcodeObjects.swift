internal import CopyfitCatalogs

/// The objects of an Xcode project by identifier.
struct XcodeObjects {
  private let objects: [String: [String: PropertyListNode]]
  /// The build settings of each configuration; an object with many settings may be read for many targets.
  private let settings: [String: [String: PropertyListNode]]
  /// The names of the settings with conditions, such as `SDKROOT` for `SDKROOT[arch=arm64]`.
  private let conditional: [String: Set<String>]
  /// The project itself.
  let root: String

  /// Reads the objects of a project file; `nil` if it contains no project.
  init?(_ list: PropertyListNode) {
    let top = list.values
    guard let root = top["rootObject"]?.text, let objects = top["objects"]?.values else {
      return nil
    }
    self.root = root
    self.objects = objects.mapValues(\.values)
    guard self.objects[root] != nil else { return nil }
    settings = self.objects.compactMapValues { $0["buildSettings"]?.values }
    conditional = settings.mapValues { settings in
      Set(
        settings.keys.compactMap { name in
          name.utf8.firstIndex(of: UInt8(ascii: "[")).map { String(name[..<$0]) }
        })
    }
  }

  /// The identifiers of all objects, in the order of their bytes.
  var identifiers: [String] { objects.keys.sorted() }

  /// A text of an object.
  func text(_ name: String, of object: String) -> String? { objects[object]?[name]?.text }

  /// A build setting of a configuration; `nil` if the configuration does not have it.
  func setting(_ name: String, of configuration: String) -> String? {
    settings[configuration]?[name]?.text
  }

  /// The configurations of a target or of the project itself.
  func configurations(of object: String) -> [String] {
    text("buildConfigurationList", of: object).map { texts("buildConfigurations", of: $0) } ?? []
  }

  /// Whether a configuration has a build setting with a condition, such as `SDKROOT[arch=arm64]`.
  func isConditional(_ name: String, of configuration: String) -> Bool {
    conditional[configuration]?.contains(name) ?? false
  }

  /// The texts in a list of an object, such as the identifiers of other objects.
  func texts(_ name: String, of object: String) -> [String] { objects[object]?[name]?.texts ?? [] }
}

extension PropertyListNode {
  fileprivate var values: [String: PropertyListNode] {
    guard case .dictionary(let members) = content else { return [:] }
    return Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }

  fileprivate var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  fileprivate var texts: [String] {
    if case .array(let elements) = content { elements.compactMap(\.text) } else { [] }
  }
}
