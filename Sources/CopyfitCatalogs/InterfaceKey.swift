/// A key that Interface Builder creates from an object and one of its properties: `u7Q-MU-drX.text`.
public struct InterfaceKey: Hashable, Sendable {
  /// The object's identifier in its document.
  public var objectID: String
  /// The property as string tables name it, such as `text` or `segmentTitles[0]`.
  public var property: String

  /// Reads a key; `nil` for keys that developers choose.
  ///
  /// Object identifiers are `xxx-yy-zzz`, or a number in older documents.
  public init?(_ key: String) {
    // Most keys have another form, so nothing is copied from them.
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")), Self.isObjectID(key.utf8[..<dot])
    else { return nil }
    let path = key[key.utf8.index(after: dot)...]
    guard Self.isProperty(path) else { return nil }
    objectID = String(key[..<dot])
    property = String(path)
  }

  private static func isObjectID(_ name: Substring.UTF8View) -> Bool {
    if !name.isEmpty, name.allSatisfy({ (48...57).contains($0) }) { return true }
    guard name.count == 10 else { return false }
    return name.enumerated().allSatisfy { offset, byte in
      (byte == UInt8(ascii: "-")) == (offset == 3 || offset == 6)
    }
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
