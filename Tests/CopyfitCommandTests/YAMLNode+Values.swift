import CopyfitSourceText
import Testing

/// The values of files that other programs read.
extension YAMLNode {
  init(reading text: String) throws {
    var reader = YAMLReader()
    self = try #require(try reader.read(SourceText(decoding: Array(text.utf8))))
  }

  var text: String? {
    guard case .scalar(let text, isPlain: _) = content else { return nil }
    return text
  }

  var items: [YAMLNode]? {
    guard case .sequence(let items) = content else { return nil }
    return items
  }

  var keys: [String]? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.map(\.key.value)
  }

  subscript(key: String) -> YAMLNode? {
    guard case .mapping(let pairs) = content else { return nil }
    return pairs.first { $0.key.value == key }?.value
  }
}
