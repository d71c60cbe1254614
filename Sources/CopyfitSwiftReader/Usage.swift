internal import CopyfitSwiftTree

/// The output of `--help` and `--version`.
enum Usage {
  /// The version of the format, and the origin of the parser.
  static var version: String {
    #if SWIFT_SYNTAX_PACKAGE
      let parser = "the package swift-syntax"
    #else
      let parser = "the toolchain's parser"
    #endif
    return "copyfit-swift \(SwiftTreeFormat.version) (\(parser))\n"
  }

  static let text = """
    usage: copyfit-swift [--without FLAG,…] [FILE…]

    Writes what Swift sources say of texts and labels, as bytes that copyfit reads. Without files it reads
    sources from standard input, as copyfit sends them. Flags that are given are false in '#if'.

    """
}
