import CopyfitDynamicType
import CopyfitFiles
import CopyfitInterfaceBuilder
import CopyfitLabels
import Foundation
import Testing

/// Real documents, stored beside the repository; tests that need them are disabled without them.
enum SharedData {
  static let folder =
    ProcessInfo.processInfo.environment["COPYFIT_SHARED_DATA"]
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data").path()

  static func has(_ project: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/" + project)
  }

  /// The results of reading a project's storyboards and xibs, by their paths.
  static func readings(of project: String) -> [(path: String, reading: InterfaceReading)] {
    let root = folder + "/" + project
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { ($0, InterfaceReader.read($0, at: root + "/" + $0, within: .everywhere)) }
  }

  /// The texts of all labels, or of all elements of another kind.
  static func labels(
    of project: String, _ control: Label.Element = .label
  ) -> [InterfaceLabel] {
    readings(of: project).flatMap { $0.reading.document?.labels ?? [] }
      .filter { $0.control == control }
  }
}

@Suite(.enabled(if: SharedData.has("duckduckgo-ios"), "needs ../shared/data/duckduckgo-ios"))
struct DuckDuckGoTests {
  private static let labels = SharedData.labels(of: "duckduckgo-ios")

  private func width(_ id: String) -> LimitRule? {
    Self.labels.first { $0.objectID == id }?.width
  }

  @Test func everyDocumentAndLabelIsRead() {
    let documents = SharedData.readings(of: "duckduckgo-ios").compactMap(\.reading.document)
    #expect(documents.count == 24)
    #expect(Self.labels.count == 98)
  }

  /// The numbers equal a count of the elements with text: six bar buttons with a title show an image, and one button's
  /// title is a space.
  @Test(arguments: [
    (Label.Element.button, 13), (.textField, 4), (.segmentedControl, 2),
    (.navigationItem, 21), (.barButtonItem, 7), (.tabBarItem, 0), (.tableSection, 7),
  ])
  func everyTextOfAControlIsRead(control: Label.Element, count: Int) {
    #expect(SharedData.labels(of: "duckduckgo-ios", control).count == count)
  }

  /// The keys of tables for these controls, except that of a bar button with an image.
  @Test func everyKeyOfAControlIsRead() throws {
    let keys = Set(
      Label.Element.allCases.flatMap { SharedData.labels(of: "duckduckgo-ios", $0) }
        .map(\.key))
    let properties =
      /"([^".]+\.(?:normalTitle|placeholder|segmentTitles\[\d\]|headerTitle|footerTitle))"/
    let root = SharedData.folder + "/duckduckgo-ios/DuckDuckGo/de.lproj/"
    for table in ["Settings", "Bookmarks", "Feedback", "Onboarding", "DaxOnboarding", "HomeRow"] {
      let text = try String(contentsOfFile: root + table + ".strings", encoding: .utf8)
      for match in text.matches(of: properties) { #expect(keys.contains(String(match.1))) }
    }
  }

  @Test(arguments: [
    ("OfP-Kw-IOk", LimitRule.canvas(DeviceLength(onCanvas: 334, growth: 1, screenMargins: -4))),
    ("UZx-52-aer", .canvas(DeviceLength(onCanvas: 334, growth: 1, screenMargins: -4))),
    ("9fc-9r-4aA", .canvas(DeviceLength(onCanvas: 302, growth: 1, screenMargins: -3))),
    (
      "nX1-F1-Frd",
      .constraint(DeviceLength(onCanvas: 265, growth: 1, screenMargins: -4))
    ),
    ("u7Q-MU-drX", .constraint(DeviceLength(onCanvas: 374, growth: 1))),
    ("Tah-vQ-mf9", .constraint(DeviceLength(onCanvas: 280))),
    ("8Yp-jL-Y1J", .constraint(DeviceLength(onCanvas: 24))),
    (
      "hEJ-T8-Tdl",
      .undecided(
        limit: DeviceLength(onCanvas: 343, growth: 1, screenMargins: -2), drawn: 47,
        reason: "only the centre is fixed")
    ),
  ])
  func width(id: String, expected: LimitRule) {
    #expect(width(id) == expected)
  }

  /// Rows are self-sizing and most labels grow downward: four labels have a height.
  @Test func fewHeightsAreLimits() {
    let limited = Self.labels.filter { $0.height != .unlimited }.map(\.objectID)
    #expect(limited == ["8Yp-jL-Y1J", "XBd-OG-vC0", "kYm-7s-KFg", "SYf-ql-rbl"])
  }

  /// The canvas is the solved layout, so a width that constraints decide is the one drawn.
  @Test(arguments: ["duckduckgo-ios", "loop"].filter(SharedData.has))
  func decidedWidthsAreAsDrawn(project: String) throws {
    let readings = SharedData.readings(of: project)
    #expect(!readings.isEmpty)
    for (path, reading) in readings {
      let text = try String(
        contentsOfFile: SharedData.folder + "/" + project + "/" + path, encoding: .utf8)
      for label in reading.document?.labels ?? [] where label.control == .label {
        guard case .constraint(let width) = label.width else { continue }
        let element = try #require(text.range(of: #"id="\#(label.objectID)""#))
        let frame = try #require(text[element.upperBound...].firstMatch(of: /width="([0-9.]+)"/))
        let drawn = try #require(Double(frame.1))
        #expect(abs(width.onCanvas - drawn) < 0.6, "\(path) \(label.objectID)")
      }
    }
  }
}

@Suite(.enabled(if: SharedData.has("loop"), "needs ../shared/data/loop"))
struct LoopTests {
  @Test func watchDocumentIsSkipped() {
    let skipped = SharedData.readings(of: "loop").filter {
      $0.reading == .skipped(.watchOS)
    }
    #expect(skipped.map(\.path) == ["WatchApp/Base.lproj/Interface.storyboard"])
  }

  @Test func labelsInTextStylesScale() {
    let labels = SharedData.labels(of: "loop")
    #expect(labels.count == 46)
    // Those with a text style in their font description; the flag alone has no effect.
    #expect(labels.count(where: \.font.scales) == 24)
  }
}
