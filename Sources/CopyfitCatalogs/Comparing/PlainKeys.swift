internal import CopyfitSourceText
package import CopyfitUnicode

/// The keys of a table that have one plain text in each language, as most keys do.
///
/// Only copies of the source text need to be found among them.
package struct PlainKeys: Sendable {
  private let parts: [TablePart]
  private let lookup: StringLookup
  /// The properties of each part: whether it is in the source language, in a language that must have all keys, and in a
  /// language in which copies of the source texts are counted.
  private let kinds: [(isSource: Bool, isWanted: Bool, isForeign: Bool)]
  private let wantedCount: Int

  /// - Parameters:
  ///   - locales: The locales that must have all keys.
  ///   - foreign: The locales in which copies of the source texts are counted.
  package init(
    _ table: StringIndex.Table, source: LocaleIdentifier, locales: Set<LocaleIdentifier>,
    foreign: Set<LocaleIdentifier>
  ) {
    (parts, lookup, wantedCount) = (table.parts, table.lookup(), locales.count)
    kinds = table.parts.map { part in
      (part.locale == source, locales.contains(part.locale), foreign.contains(part.locale))
    }
  }

  /// The number of copies of the source text among a key's texts; `nil` if the key needs a full comparison, because a
  /// text is missing, has forms, may take arguments, or has a limit.
  package func untranslatedCount(of key: Int) -> Int? {
    let places = lookup.places.entries(ofKey: key)
    guard let source = places.first(where: { kinds[$0.part].isSource }),
      places.count(where: { kinds[$0.part].isWanted }) == wantedCount,
      lookup.limit(of: lookup.keys[key]) == nil
    else { return nil }
    let own = ExactString(parts[source.part].table.entries[source.entry].value)
    var (count, last) = (0, -1)
    for place in places {
      guard place.part != last, parts[place.part].table.entries[place.entry].isPlain else {
        return nil
      }
      last = place.part
      if kinds[place.part].isForeign,
        ExactString(parts[place.part].table.entries[place.entry].value) == own
      {
        count += 1
      }
    }
    return count == 0 || own.text.hasLetter ? count : 0
  }
}

extension StringEntry {
  /// Whether it is one text for translators, without forms, arguments or limits.
  fileprivate var isPlain: Bool {
    // An empty text may count as missing.
    guard variant == nil, variables.isEmpty, limit == nil, shouldTranslate, reference == nil,
      !value.isEmpty
    else { return false }
    let (bytes, isFormat) = (value.utf8Span.span, syntax.dialect != nil)
    for index in bytes.indices {
      let byte = bytes[index]
      let isPlain =
        isFormat
        ? byte != UInt8(ascii: "%") && byte != UInt8(ascii: "$") : Self.isPlainByte(byte)
      guard isPlain else { return false }
    }
    return true
  }

  /// Whether a byte is not part of an argument in any syntax.
  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80..., UInt8(ascii: " "), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
