/// Finds invalid UTF-8.
enum UTF8Check {
  /// The offset of the first invalid byte, or `nil` without one.
  static func firstInvalidByte(of bytes: ArraySlice<UInt8>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
