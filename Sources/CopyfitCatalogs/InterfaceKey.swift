/// A key that Interface Builder makes of an object and one of its properties: `u7Q-MU-drX.text`.
public struct InterfaceKey: Hashable, Sendable {
  /// The object's identity in its document.
  public var objectID: String
  /// The property as string tables name it, such as `text` or `segmentTitles[0]`.
  public var property: String

  /// Reads a key; `nil` for keys that developers choose.
  ///
  /// Objects are named `xxx-yy-zzz`, in older documents by a number.
  public init?(_ key: String) {
    let parts = key.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isObjectID(parts[0]), Self.isProperty(parts[1]) else { return nil }
    objectID = String(parts[0])
    property = String(parts[1])
  }

  private static func isObjectID(_ name: Substring) -> Bool {
    if !name.isEmpty, name.utf8.allSatisfy({ (48...57).contains($0) }) { return true }
    let lengths = name.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count)
    return lengths == [3, 2, 3]
  }

  /// Whether a path is like `text`, `segmentTitles[0]` or `configuration.title`.
  private static func isProperty(_ path: Substring) -> Bool {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    return names.count <= 2 && names.allSatisfy(isName)
  }

  private static func isName(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, (97...122).contains(first) else { return false }
    return name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "[]0123456789".unicodeScalars.contains($0))
    }
  }
}
