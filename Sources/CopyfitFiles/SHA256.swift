/// The hash function SHA-256 in Swift: FIPS 180-4, sections 5 and 6.2.
package enum SHA256 {
  /// The digest of some bytes, as 64 lower-case hexadecimal digits.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func hexadecimalDigest(of bytes: Span<UInt8>) -> String {
    let words = state(of: bytes)
    let digits = Array("0123456789abcdef".utf8)
    let text = words.flatMap { word in
      stride(from: 28, through: 0, by: -4).map { digits[Int(word >> UInt32($0) & 15)] }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func state(of bytes: Span<UInt8>) -> [UInt32] {
    var state = State(initialState)
    var schedule = [UInt32](repeating: 0, count: 64)
    let constants = constants
    let wholeBlocks = bytes.count / 64
    for block in 0..<wholeBlocks {
      fill(&schedule, from: bytes, at: block * 64)
      compress(schedule.span, constants.span, into: &state)
    }
    let tail = padding(of: bytes, from: wholeBlocks * 64)
    for block in 0..<tail.count / 64 {
      fill(&schedule, from: tail.span, at: block * 64)
      compress(schedule.span, constants.span, into: &state)
    }
    return state.words
  }

  /// The eight working variables.
  private struct State {
    var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32)
    var (e, f, g, h): (UInt32, UInt32, UInt32, UInt32)

    init(_ words: [UInt32]) {
      (a, b, c, d) = (words[0], words[1], words[2], words[3])
      (e, f, g, h) = (words[4], words[5], words[6], words[7])
    }

    var words: [UInt32] { [a, b, c, d, e, f, g, h] }

    /// One round; the variables move by one (6.2.2, step 3).
    @inline(__always)
    mutating func step(_ word: UInt32) {
      let sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let first = h &+ sum1 &+ (g ^ (e & (f ^ g))) &+ word
      let sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let second = sum0 &+ ((a & b) | (c & (a | b)))
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }

    mutating func add(_ other: State) {
      (a, b, c, d) = (a &+ other.a, b &+ other.b, c &+ other.c, d &+ other.d)
      (e, f, g, h) = (e &+ other.e, f &+ other.f, g &+ other.g, h &+ other.h)
    }
  }

  /// The padding: the last bytes, a one bit, zeros, and the length in bits (FIPS 180-4, 5.1.1).
  private static func padding(of bytes: Span<UInt8>, from start: Int) -> [UInt8] {
    var tail = (start..<bytes.count).map { bytes[$0] }
    tail.append(0x80)
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) * 8
    for shift in stride(from: UInt64(56), through: 0, by: -8) {
      tail.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
    return tail
  }

  private static func compress(
    _ schedule: Span<UInt32>, _ constants: Span<UInt32>,
    into state: inout State
  ) {
    var s = state
    // Eight rounds at once: after them, every variable is back in its place, so the compiler need not move any.
    for round in stride(from: 0, to: 64, by: 8) {
      func word(_ index: Int) -> UInt32 { constants[round + index] &+ schedule[round + index] }
      s.step(word(0))
      s.step(word(1))
      s.step(word(2))
      s.step(word(3))
      s.step(word(4))
      s.step(word(5))
      s.step(word(6))
      s.step(word(7))
    }
    state.add(s)
  }

  private static func fill(
    _ schedule: inout [UInt32], from bytes: Span<UInt8>, at start: Int
  ) {
    for word in 0..<16 {
      let offset = start + word * 4
      let high = UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
      schedule[word] = high | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
    }
    for word in 16..<64 {
      let (w15, w2) = (schedule[word - 15], schedule[word - 2])
      let sigma0 = rotate(w15, 7) ^ rotate(w15, 18) ^ w15 >> 3
      let sigma1 = rotate(w2, 17) ^ rotate(w2, 19) ^ w2 >> 10
      schedule[word] = schedule[word - 16] &+ sigma0 &+ schedule[word - 7] &+ sigma1
    }
  }

  private static func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value &>> count | value &<< (32 &- count)
  }

  /// FIPS 180-4, 5.3.3.
  private static let initialState: [UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]

  /// FIPS 180-4, 4.2.2.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}
