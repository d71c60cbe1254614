internal import CopyfitSourceText

/// Apostrophes that Java's `MessageFormat` reads as quotation marks although the author meant apostrophes.
enum JavaApostrophe {
  /// The effect of such an apostrophe on a text; `nil` if Java shows the intended text.
  static func problem(of entry: StringEntry) -> CatalogProblem? {
    guard entry.value.utf8.contains(UInt8(ascii: "'")) else { return nil }
    let (meant, shown) = (
      MessageFormatReader.template(entry.value), MessageFormatReader.javaTemplate(entry.value)
    )
    guard meant.pieces != shown.pieces else { return nil }
    let remaining = Set(shown.arguments.map(\.id))
    let lost = meant.arguments.first { !remaining.contains($0.id) }
    let effect =
      lost.map { "quotes what follows it, so '\($0.text.shortened)' shows as it stands" }
      ?? "is not shown"
    return CatalogProblem(
      kind: .invalidFormat,
      message:
        "Where Java's MessageFormat fills in the arguments, the apostrophe in \(entry.key.quoted) \(effect); "
        + "write two for one.",
      position: entry.position, key: entry.key, weight: .warning)
  }
}
