import Copyfit
import CopyfitDrawing
import CopyfitDynamicType
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Labels as SVG files.
@Suite(.enabled(if: SampleLabels.areFontsInstalled, SampleLabels.requirement))
struct SVGDrawingTests {
  @Test(
    .enabled(if: SampleLabels.areFontsThoseOfTheGoldenFiles, "needs the fonts of Debian 12"),
    arguments: SampleLabels.all)
  func matchesTheGoldenFile(_ label: SampleLabel) throws {
    let svg = SVGDrawing(try label.drawing(), title: label.name).text
    let file = SampleLabels.golden(label.name)
    if ProcessInfo.processInfo.environment["COPYFIT_WRITE_GOLDEN"] != nil {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(svg == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: SampleLabels.all)
  func isWellFormed(_ label: SampleLabel) throws {
    let svg = SVGDrawing(try label.drawing(), title: label.name).text
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for word in ["<script", "http:", "https:", "NaN", "inf"] {
      let rest = svg.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      #expect(!rest.contains(word))
    }
  }

  @Test(arguments: [
    "</svg><script>alert(1)</script>", "]]><x", "\"><image href='x'/>", "\u{0}\u{1B}[31m\u{9B}2J",
    "a\u{202E}b\u{2066}", "&amp;&#x0;", "\u{FFFE}\u{FFFF}", "",
  ])
  func hostileTextStaysText(_ text: String) throws {
    let label = SampleLabel("hostile", "en", text, LabelSpec(font: .body, width: 60, lines: 2))
    let svg = SVGDrawing(try label.drawing(), title: text).text
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(!svg.contains("<script") && !svg.contains("\u{1B}") && !svg.contains("\u{9B}"))
  }

  @Test func keepsTextsOutWhereTheyAreNotWanted() throws {
    let label = SampleLabel(
      "secret", "de", "Weiter zur Kasse", LabelSpec(font: .body, width: 60, lines: 1))
    let svg = SVGDrawing(try label.drawing(), title: "a#b", showsTexts: false).text
    #expect(!svg.contains("Weiter"))
  }
}
