/// The names of axes and instances in a font file, whose faces may share their tables.
struct SharedNames {
  /// The maximum length of all these names together, in bytes as they are in the file.
  ///
  /// Fonts in use have up to a few thousand.
  static let maximumBytes = 1 << 20
  /// The maximum number of named instances of all faces; fonts in use have up to a few hundred.
  static let maximumInstances = 4_096

  /// The number of instances that may still be read.
  private(set) var remainingInstances = maximumInstances
  private var remainingBytes = maximumBytes
  private var texts: [NameTable.Place: String] = [:]

  /// The text of a name by its number, or an empty text.
  mutating func text(_ identifier: Int, of names: NameTable, in bytes: Span<UInt8>) -> String {
    guard let place = names.place(identifier) else { return "" }
    if let known = texts[place] { return known }
    guard place.range.count <= remainingBytes else { return "" }
    remainingBytes -= place.range.count
    let text = NameTable.text(place, in: bytes)
    texts[place] = text
    return text
  }

  /// Counts the instances of a face.
  mutating func count(instances: Int) { remainingInstances -= instances }
}
