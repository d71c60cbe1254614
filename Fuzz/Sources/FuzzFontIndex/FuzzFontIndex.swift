@testable import CopyfitFiles
@testable import CopyfitFonts

#if FUZZING
  import FuzzSupport

  @main extension FuzzFontIndex {}
#endif

/// The index of fonts: any content with a true checksum.
enum FuzzFontIndex {
  static func main() {
    Fuzzer.run { input in
      expect(FontIndex(encoded: input.span) == nil || !input.isEmpty, "an empty index")
      guard let index = FontIndex(encoded: framed(input).span) else { return }
      let again = index.encoded()
      expect(FontIndex(encoded: again.span) == index, "another index is read than was written")
    }
  }

  private static func framed(_ content: [UInt8]) -> [UInt8] {
    let numbers = [UInt64(content.count), CheckSum.of(content.span)]
    return FontIndex.signature
      + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
      + content
  }
}
