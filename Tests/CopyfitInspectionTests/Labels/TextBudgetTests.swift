import CopyfitAuditTestSupport
import Copyfit
import CopyfitAudit
import CopyfitDynamicType
import CopyfitInspection
import Testing

@Suite struct TextBudgetTests {
  private static let files = [
    "App/en.lproj/Localizable.strings": """
    "pay" = "Pay now"; "title" = "Your order"; "fixed" = "Open until late"; "free" = "Any";
    "toast" = "Saved for later"; "mixed" = "Both"; "low" = "Low"; "late" = "Late";
    "spaced" = "Spaced"; "figures" = "Figures";
    """,
    "App/de.lproj/Localizable.strings": """
    "pay" = "Jetzt bezahlen"; "title" = "Deine Bestellung"; "fixed" = "Bis spät geöffnet";
    """,
    "App/Base.lproj/Main.storyboard":
      StoryboardText(labels: [
        StoryboardText.label(
          "own-aa-001", "A text that is wider than what it is drawn in", constraint: false)
      ])
      .xml,
    "copyfit.yml": """
    gate: { through: AX1 }
    devices: [375]
    labels:
      - { key: pay, name: wide, style: body, frame: { width: 200 } }
      - { key: pay, name: narrow, style: body, frame: { width: 150 } }
      - { key: title, style: headline, frame: { width: 240 }, lines: 2 }
      - { key: fixed, font: { name: Inter-Regular, size: 17 }, frame: { width: 130 } }
      - { key: toast, style: footnote, frame: { width: 180, height: 70 }, lines: 0 }
      - { key: free, style: body, frame: { width: 100 }, lines: 0 }
      - { key: mixed, name: a, font: { name: Inter-Regular, size: 17 }, frame: { width: 99 } }
      - { key: mixed, name: b, font: { name: Inter-Bold, size: 17 }, frame: { width: 99 } }
      - { key: low, style: body, frame: { width: 100, height: 10 } }
      - { key: spaced, name: a, font: { name: Inter-Regular, size: 17 }, frame: { width: 130 } }
      - key: spaced
        name: b
        font: { name: Inter-Regular, size: 17 }
        frame: { width: 130 }
        letterSpacing: 4
      - key: figures
        font: { name: Inter-Regular, size: 17, features: { tnum: 1 } }
        frame: { width: 130 }
      - { key: figures, name: b, font: { name: Inter-Regular, size: 17 }, frame: { width: 130 } }
      - { key: late, style: body, frame: { width: 100, height: 24 } }
    """,
  ]

  private func read() throws -> [InspectedProject] {
    let project = try TemporaryProject(Self.files)
    return try Audit(AuditOptions(paths: [project.path])).inspect()
  }

  private func entry(_ key: String) throws -> TextBudget.Entry {
    let budget = try TextBudget(try read(), locales: ["de", "en"])
    return try #require(budget.entries.first { $0.key == key })
  }

  @Test(
    arguments: [
      // The narrowest label at AX1, where the margin of the stand-in is 3.5 %.
      ("pay", [28], 150 / 1.035, 1), ("title", [28], 240 / 1.035, 2),
      ("fixed", [17], 130, 1),
    ] as [(String, [Double], Double, Int)])
  func theStrictestLimitCounts(key: String, sizes: [Double], width: Double, lines: Int) throws {
    let entry = try entry(key)
    #expect(entry.limits.map(\.pointSize) == sizes)
    let strictest = try #require(entry.strictest)
    #expect(strictest.pointSize == sizes.last && strictest.lines == lines)
    #expect(abs(strictest.width - width) < 0.001)
  }

  @Test func aHeightLimitsTheLines() throws {
    let limit = try #require(try entry("toast").limits.last)
    #expect(limit.lines >= 2 && limit.height <= 70)
  }

  /// A number of lines may be any number, and that of characters is limited.
  @Test(arguments: [1_000, Int.max])
  func manyLinesHaveManyCharacters(lines: Int) throws {
    let project = try TemporaryProject([
      "en.lproj/Localizable.strings": #""pay" = "Pay now";"#,
      "copyfit.yml":
        "labels: [{ keys: '*', style: body, frame: { width: 100 }, lines: \(lines) }]",
    ])
    let read = try Audit(AuditOptions(paths: [project.path])).inspect()
    let characters = try TextBudget(read, locales: ["en"]).entries.first?.characters["en"]
    #expect(try #require(characters) >= 1_000)
  }

  @Test func labelsWithoutALimitAreCounted() throws {
    let budget = try TextBudget(try read())
    #expect(
      budget.leftOut.map { item in
        "\(item.reason): "
          + item.labels.map { "\($0.key) \($0.last?.name ?? "-")" }.joined(separator: ", ")
      } == [
        "any text fits: free -", "the frame is lower than a line: low -, late xLarge",
        "undecided: its width is the width of its own text: own-aa-001.text -",
      ])
    #expect(
      !budget.entries.contains { ["free", "low", "late", "own-aa-001.text"].contains($0.key) })
  }

  /// A text that fits the first label is truncated in the second, which has unknown room.
  @Test func aLabelThatIsTooLowTakesTheLimitOfTheOthers() throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""save" = "Save";"#,
      "copyfit.yml": """
      gate: { through: AX5 }
      labels:
        - { key: save, name: button, style: body, frame: { width: 100 } }
        - { key: save, name: bar, style: body, frame: { width: 80, height: 30 } }
      """,
    ])
    let budget = try TextBudget(try Audit(AuditOptions(paths: [project.path])).inspect())
    #expect(budget.entries.isEmpty)
    #expect(
      budget.leftOut.map { "\($0.reason): \($0.labels.count)" } == [
        "another label of its string has a frame lower than a line: 1",
        "the frame is lower than a line: 1",
      ])
  }

  @Test func severalFontsHaveSeveralLimits() throws {
    let entry = try entry("mixed")
    #expect(entry.limits.map(\.fontName) == ["Inter-Regular", "Inter-Bold"])
    #expect(entry.strictest == nil)
  }

  /// Settings other than name and size that affect a text's width are part of the limit.
  @Test func settingsOfAFontArePartOfTheLimit() throws {
    let entry = try entry("figures")
    #expect(entry.limits.map(\.features) == [[FontFeature("tnum")], []])
    #expect(entry.strictest == nil)
  }

  /// The margin of a stand-in is subtracted once: a limit measured in it already includes it.
  @Test(arguments: [("copyfit", 120.0), ("other", 120 / 1.035)])
  func theMarginIsTakenOnce(tool: String, width: Double) throws {
    let project = try TemporaryProject([
      "copyfit.yml": "devices: [375]\nlabels: [{ keys: '*', style: body, frame: catalog }]",
      "limits.xliff": """
      <xliff version="1.2"><file original="en.lproj/App.strings" source-language="en">
      <header><tool tool-id="\(tool)" tool-name="x"/></header><body>
      <trans-unit id="pay" maxwidth="120"><source>Pay</source></trans-unit></body></file></xliff>
      """,
    ])
    let budget = try TextBudget(try Audit(AuditOptions(paths: [project.path])).inspect())
    let widths = try #require(budget.entries.first).limits.map(\.width)
    #expect(abs(try #require(widths.min()) - width) < 0.001)
  }

  /// A limit names the face for which it is valid: a stand-in has another face for large sizes, and corrects all of
  /// them.
  @Test(
    arguments: [
      ("pay", ["InterDisplay-Regular 28 0.14"]),
      ("title", ["InterDisplay-SemiBold 28 0.364"]),
      ("fixed", ["Inter-Regular 17 0"]),
    ] as [(String, [String])])
  func aLimitHoldsInTheFaceThatItNames(key: String, faces: [String]) throws {
    let limits = try entry(key).limits.sorted { $0.pointSize < $1.pointSize }
    let found = limits.map { limit in
      "\(limit.fontName) \(RoundedNumber(limit.pointSize)) \(RoundedNumber(limit.spacing))"
    }
    #expect(found == faces)
  }

  @Test func theWidestLetterSpacingCounts() throws {
    let spaced = try entry("spaced")
    #expect(spaced.limits.map(\.letterSpacing) == [4])
    #expect(spaced.strictest?.letterSpacing == 4)
    let plain = try #require(try entry("fixed").characters["de"])
    #expect(try #require(spaced.characters["de"]) < plain)
  }

  private static let words = [
    "Jetzt", "bezahlen", "und", "die", "Bestellung", "abschicken", "W", "ill", "Æther", "WWWW", "i",
    "Straßenbahnhaltestelle", "ที่ปั้น", "ग्राहकों", "المستخدمين", "現在支払う",
  ]

  /// Whether a letter is Arabic, Devanagari or Thai.
  private static func isUncompared(_ scalar: Unicode.Scalar) -> Bool {
    (0x0600...0x0EFF).contains(scalar.value)
  }

  /// An exported limit is correct: a text within all limits of its key is never truncated.
  @Test(arguments: ["pay", "title", "fixed", "toast", "spaced"])
  func aTextThatKeepsTheLimitFits(key: String) throws {
    let projects = try read()
    let entry = try #require(
      try TextBudget(projects).entries.first { $0.key == key })
    let library = try #require(projects[0].fonts)
    var fitter = LabelFitter(fonts: library)
    var texts: [String] = []
    for first in Self.words.indices {
      for count in 1...7 {
        let words = (0..<count).map { Self.words[(first + $0 * 5) % Self.words.count] }
        texts.append(words.joined(separator: " "))
      }
    }
    var kept: [String] = []
    for text in texts {
      let keeps = try entry.limits.allSatisfy { limit in
        let font: Font =
          limit.isStandIn
          ? key == "title"
            ? .system(size: limit.pointSize, weight: .semibold)
            : .system(size: limit.pointSize)
          : .custom(limit.fontName, fixedSize: limit.pointSize)
        var spec = LabelSpec(font: font, width: limit.width, lines: limit.lines)
        spec.letterSpacing = limit.letterSpacing
        let prepared = try fitter.prepare(text, locale: "de", for: spec)
        let fit = fitter.fit(prepared, spec, pointSize: limit.pointSize)
        return fit.verdict == .fits && fit.height <= limit.height
      }
      if keeps { kept.append(text) }
    }
    #expect(kept.count > 3 && kept.count < texts.count)
    let matches = LabelSearch(projects).labels(named: key).matches
    for wording in try TextTrial(kept, in: matches, locale: "de").wordings {
      for fit in wording.judgments.flatMap(\.fits) {
        #expect(fit.outcome(through: .accessibility1) == .fits, "\(wording.text)")
        // In scripts that a fallback font draws, nothing is certain so near to the limit.
        guard !wording.text.unicodeScalars.contains(where: Self.isUncompared) else { continue }
        #expect(
          fit.cells.filter { $0.category <= .accessibility1 }
            .allSatisfy { $0.fit.certainty != .uncertain }, "\(wording.text)")
      }
    }
  }

  /// The estimate is cautious for the language's own texts.
  @Test func charactersAreCountedByTheLanguagesOwnTexts() throws {
    let entry = try entry("fixed")
    let german = try #require(entry.characters["de"])
    #expect((10...20).contains(german))
    #expect(entry.characters["en"] != nil)
  }
}
