import CopyfitUnicode
import Testing

/// The table equals ICU's data, on first and later use.
struct CharacterTableTests {
  @Test(arguments: [0..<0x3000, 0x3000..<0x1_0000, 0x1_0000..<0x3_0000, 0xE_0000..<0xE_1000])
  func saysWhatICUSays(_ values: Range<UInt32>) {
    var table = CharacterTable()
    for _ in 0..<2 {
      let differing = values.lazy.compactMap { Unicode.Scalar($0) }.filter {
        table.properties(of: $0) != CharacterProperties(of: $0)
      }
      #expect(Array(differing.prefix(3)) == [])
    }
  }
}
