import CopyfitFiles
import Testing

/// Test vectors of FIPS 180-4 and of NIST's Secure Hash Standard Validation System.
@Suite struct SHA256Tests {
  struct Vector {
    let message: [UInt8]
    let digest: String

    init(_ message: String, repeating count: Int = 1, _ digest: String) {
      self.message = Array(String(repeating: message, count: count).utf8)
      self.digest = digest
    }
  }

  @Test(arguments: [
    Vector("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      "a", repeating: 1_000_000,
      "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func digest(_ vector: Vector) {
    #expect(SHA256.hexadecimalDigest(of: vector.message.span) == vector.digest)
  }

  /// Lengths near those at which the padding needs another block.
  @Test(arguments: [
    (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
    (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
    (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
    (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
  ])
  func padding(length: Int, digest: String) {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: length)
    #expect(SHA256.hexadecimalDigest(of: message.span) == digest)
  }
}
