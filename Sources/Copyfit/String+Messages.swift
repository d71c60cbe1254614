extension String {
  /// A text from the caller, short enough for a message: at most 100 scalars of it.
  package var shortened: String {
    let start = unicodeScalars.prefix(100)
    return start.endIndex == endIndex ? self : String(start) + "…"
  }

  /// A name in lower case, with a separator before each letter that was upper case: `letter_spacing`.
  package func words(joinedBy separator: String) -> String {
    reduce(into: "") { name, letter in
      name += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
