/// A cache of character properties.
///
/// ICU answers one property at a time, and texts repeat the same characters. A table belongs to one thread.
public struct CharacterTable {
  /// The start of the cells for each 256 characters of the first three planes; 0 if none is known.
  private var pages = [UInt32](repeating: 0, count: 0x300)
  /// The first cells belong to unknown pages.
  private var cells = [UInt32](repeating: 0, count: 256)

  /// A bit that is set in known cells and is not a property.
  private static let isKnown: UInt32 = 1 << 31

  /// Creates an empty table.
  public init() {}

  /// Looks up a character.
  @inline(__always)
  public mutating func properties(of scalar: Unicode.Scalar) -> CharacterProperties {
    let value = Int(scalar.value)
    if value < 0x30000 {
      let cell = cells[Int(pages[value >> 8]) + value & 0xFF]
      if cell & Self.isKnown != 0 { return CharacterProperties(bits: cell & ~Self.isKnown) }
    }
    return find(scalar)
  }

  @inline(never)
  private mutating func find(_ scalar: Unicode.Scalar) -> CharacterProperties {
    let properties = CharacterProperties(of: scalar)
    let value = Int(scalar.value)
    guard value < 0x30000 else { return properties }
    if pages[value >> 8] == 0 {
      pages[value >> 8] = UInt32(cells.count)
      cells.append(contentsOf: repeatElement(0, count: 256))
    }
    cells[Int(pages[value >> 8]) + value & 0xFF] = properties.bits | Self.isKnown
    return properties
  }
}
