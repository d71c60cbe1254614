internal import CopyfitSourceText

/// Texts of a web app that hide others with their key, because one is nested and another has a dot in its name.
struct RepeatedMessages {
  /// The indexes of the texts that are hidden.
  let hidden: RangeSet<Int>
  private(set) var problems = ProblemList()

  /// Finds the texts that are hidden: i18next searches a key in nested objects before it searches names with dots.
  ///
  /// Source: i18next 23, `ResourceStore.getResource` and `deepFind`.
  ///
  /// - Parameter dotted: The indexes of the texts with a dot in a name.
  init(_ entries: [StringEntry], dotted: RangeSet<Int>) {
    func identity(_ index: Int) -> String {
      let entry = entries[index]
      return entry.variant.map { "\(entry.key)\u{0}\($0)" } ?? entry.key
    }
    var slots = TextSlots()
    // The index of the text that is shown, by the number of its key and variant.
    var shown: [Int] = []
    var hidden: [Int] = []
    for index in entries.indices {
      if slots.isDue(for: shown.count) { slots = TextSlots(shown.count) { identity(shown[$0]) } }
      let place = slots.place(of: identity(index), among: shown.count) { identity(shown[$0]) }
      guard let number = place.number else {
        slots.fill(place, with: shown.count)
        shown.append(index)
        continue
      }
      let earlier = shown[number]
      let isNested = (earlier: !dotted.contains(earlier), later: !dotted.contains(index))
      if isNested.later || !isNested.earlier { shown[number] = index }
      let lost = shown[number] == index ? earlier : index
      hidden.append(lost)
      problems.add(
        Self.problem(
          of: entries[lost], among: (entries[earlier], entries[index]),
          isOneNested: isNested.earlier != isNested.later))
    }
    self.hidden = RangeSet(hidden.sorted(), within: entries)
  }

  private static func problem(
    of lost: StringEntry, among entries: (earlier: StringEntry, later: StringEntry),
    isOneNested: Bool
  ) -> CatalogProblem {
    let owner = lost.key.quoted + (lost.variant?.clause ?? "")
    let places = entries.earlier.position.words(with: entries.later.position)
    let isSame = entries.earlier.value == entries.later.value
    let effect =
      isSame
      ? ", with the same text."
      : isOneNested ? "; i18next shows the nested one." : "; only one of its texts is shown."
    return CatalogProblem(
      kind: .duplicateKey, message: "\(owner) is \(places)\(effect)", position: lost.position,
      key: lost.key, doubling: isSame ? .sameText : .otherText)
  }
}
