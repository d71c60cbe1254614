@testable import CopyfitCatalogs

#if FUZZING
  import FuzzSupport

  @main extension FuzzCatalogCounts {}
#endif

/// Tables with a known number of entries, which may be cut off: nothing is lost without a report.
enum FuzzCatalogCounts {
  static func main() {
    Fuzzer.run { input in
      var choices = Choices(input)
      let format = choices.pick(TableFormat.all)
      let cut = choices.number(below: 4) == 0 ? choices.number(below: 65_537) : nil
      var texts: [(key: String, text: String)] = []
      while !choices.isAtEnd, texts.count < 50 {
        texts.append(("k\(texts.count)", choices.text(ofAtMost: 20)))
      }
      var bytes = Array(format.table(texts).utf8)
      if let cut { bytes.removeSubrange(min(cut, bytes.count)...) }
      let content = CatalogReader.read(bytes, file: format.file)
      let kept = content.tables.first { $0.locale?.tag ?? "de" == "de" }?.entries ?? []
      let keys = Set(kept.map(\.key)).count
      expect(keys <= texts.count, "\(keys) of \(texts.count)")
      let isReported =
        !content.problems.isEmpty || !content.leftOut.isEmpty || content.staleCount > 0
      expect(
        keys == texts.count || isReported || bytes.isEmpty || !format.hasEnd,
        "\(keys) of \(texts.count), and no report of the others")
      guard cut == nil else { return }
      expect(keys == texts.count, "\(keys) of \(texts.count): \(content.problems)")
      for (entry, expected) in zip(kept, texts) where format.isVerbatim {
        expect(
          entry.value == expected.text,
          "\(entry.value.debugDescription) instead of \(expected.text.debugDescription)")
      }
    }
  }
}
