internal import CopyfitStream

extension Console {
  /// All of standard input as text.
  func readText() throws(CommandError) -> String {
    var bytes: [UInt8] = []
    let limit = RequestLimits.lineLength
    do throws(ByteStream.Failure) {
      while bytes.count <= limit, try input.read(upTo: 1 << 16, into: &bytes) {}
    } catch {
      throw .input(error)
    }
    guard bytes.count <= limit else { throw .failed(["the text is longer than \(limit) bytes"]) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .failed(["the text on standard input is not UTF-8"])
    }
    return text
  }
}
