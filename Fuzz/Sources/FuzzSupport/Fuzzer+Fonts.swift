extension Fuzzer {
  /// Calls a test with one of several fonts, and with the other values that an input decides.
  public static func run<Font>(
    with fonts: [Font], _ test: @escaping (Font, inout Choices) -> Void
  ) {
    expect(!fonts.isEmpty, "there are no fonts")
    run { input in
      var choices = Choices(input)
      let font = choices.pick(fonts)
      test(font, &choices)
    }
  }
}
