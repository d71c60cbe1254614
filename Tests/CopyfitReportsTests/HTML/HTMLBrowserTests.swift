import Copyfit
import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitFindings
import CopyfitInspection
import CopyfitReports
import CopyfitTestSupport
import Foundation
import Testing

/// The report in a real browser.
@Suite(.enabled(if: Browser.path != nil, "needs chromium, which .ci/install --gates installs"))
struct HTMLBrowserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let hash: String
    let count: String
    let articles: Int

    var testDescription: String { hash.isEmpty ? "all" : hash }
  }

  @Test(arguments: [
    Case(hash: "", count: "6 of 6 findings", articles: 6),
    Case(hash: "locale=el&category=11&sort=worst", count: "1 of 6 findings", articles: 1),
    Case(hash: "locale=el&category=3", count: "0 of 6 findings", articles: 0),
    Case(hash: "rule=does-not-scale", count: "2 of 6 findings", articles: 2),
    Case(hash: "severity=warning", count: "2 of 6 findings", articles: 2),
    Case(hash: "text=%CF%84%CE%B1%CE%BC%CE%B5%CE%AF%CE%BF", count: "1 of 6 findings", articles: 1),
    Case(hash: "device=375 pt wide", count: "1 of 6 findings", articles: 1),
    Case(hash: "status=known", count: "6 of 6 findings", articles: 6),
    Case(hash: "rule=nonsense&page=99", count: "6 of 6 findings", articles: 6),
  ])
  func filters(_ expected: Case) throws {
    let page = try Browser.open(ReportFixture.report, hash: expected.hash)
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.document.contains(expected.count))
    #expect(page.count(of: "<article") == expected.articles)
  }

  @Test func cellsOfTheHeatMapAreButtons() throws {
    let page = try Browser.open(ReportFixture.report, hash: "locale=el&category=11")
    #expect(page.document.contains("aria-label=\"Greek (el) at AX5: 1 finding\""))
    #expect(page.count(of: "aria-pressed=\"true\"") == 1)
  }

  /// The map is one stop of the Tab key, arrow keys move in it, and a cell leads to as many findings as it shows.
  @Test func theHeatMapIsUsableWithTheKeyboard() throws {
    var report = ReportFixture.report
    var clipping = ReportFixture.truncation
    clipping.rule = .verticalClipping
    var accepted = clipping
    accepted.rule = .shrunkText
    for index in accepted.locales.indices { accepted.locales[index].status = .suppressed }
    report.findings += [clipping, accepted]
    let page = try Browser.open(
      report, hash: "",
      script: """
        const press = (key) => document.activeElement.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const reached = [];
        const tell = () => reached.push(document.activeElement.getAttribute("aria-label"));
        document.querySelector("#heat button[tabindex='0']").focus();
        for (const key of ["", "ArrowRight", "End", "Home", "End", "ArrowDown", "ArrowDown"]) {
          press(key);
          tell();
        }
        reached.push(document.querySelectorAll("#heat button[tabindex='0']").length);
        document.activeElement.click();
        reached.push(document.activeElement.id, document.getElementById("count").textContent);
        document.body.append("Reached " + reached.join("; ") + ".");
        """)
    #expect(page.errors.isEmpty, "\(page.errors)")
    let account = [
      "Arabic (ar) at AX1: 2 findings", "Arabic (ar) at AX2: 2 findings",
      "Arabic (ar) at AX5: 2 findings", "Arabic (ar) at AX1: 2 findings",
      "Arabic (ar) at AX5: 2 findings", "German (de) at AX5: 1 finding",
      "Greek (el) at AX5: 2 findings", "1", "findings", "2 of 8 findings",
    ]
    #expect(page.document.contains("Reached \(account.joined(separator: "; "))."))
  }

  /// No part of a card is wider than a narrow screen, whatever the names of its languages are.
  @Test(arguments: [320, 360])
  func nothingScrollsSideways(width: Int) throws {
    let page = try Browser.open(
      Browser.sampleReport(locales: ["en", "el", "pt-BR"]), hash: "locale=pt-BR&sort=worst",
      script: """
        const frame = document.createElement("iframe");
        frame.style.cssText = "width: \(width)px; height: 600px; border: 0";
        frame.srcdoc = document.documentElement.outerHTML.replace(/<script[^]*?<\\/script>/g, "");
        frame.onload = () => {
          const root = frame.contentDocument.documentElement;
          document.body.append("Scrolls by " + (root.scrollWidth - root.clientWidth) + ".");
        };
        document.body.append(frame);
        """)
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.document.contains("Scrolls by 0."))
  }

  @Test func hostileTextsStayText() throws {
    let text = "<img src=x onerror=\"document.title='owned'\"></script><script>alert(1)</script>"
    let page = try Browser.open(HTMLReportTests.report(with: text), hash: "")
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(!page.document.contains("<img") && !page.document.contains("owned</title>"))
    #expect(page.count(of: "<article") == 1)
  }

  @Test func tenThousandFindingsAreShownInPages() throws {
    var report = ReportFixture.report
    report.findings = Array(repeating: ReportFixture.truncation, count: 10_000)
    let page = try Browser.open(report, hash: "page=500")
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.document.contains("10000 of 10000 findings"))
    #expect(page.document.contains("Page 500 of 500") && page.count(of: "<article") == 20)
  }

  @Test func labelsOfTheSampleAppAreDrawn() throws {
    let report = try Browser.sampleReport(locales: ["en", "el", "ar"])
    let page = try Browser.open(report, hash: "locale=el&category=11&sort=worst")
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.count(of: "<use ") > 10 && page.count(of: "id=\"f0g") > 5)
    #expect(page.document.contains("class=\"lost\""))
  }

  /// A label of SwiftUI is drawn in the views around it, beside what shares its row: on the other side in Arabic.
  @Test(
    .enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)),
    arguments: [("de", true), ("ar", false)])
  func viewsAroundALabelAreDrawn(locale: String, isSymbolOnTheLeft: Bool) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay";"#,
      "App/de.lproj/Localizable.strings": #""pay" = "Jetzt alles auf einmal und sicher bezahlen";"#,
      "App/ar.lproj/Localizable.strings": #""pay" = "ادفع كل شيء مرة واحدة وبأمان الآن من فضلك";"#,
      "App/App.swift": """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Checkout() } } }
      struct Checkout: View {
        var body: some View {
          HStack(spacing: 10) {
            Color.red.frame(width: 30)
            Text("pay").font(.title).lineLimit(1)
          }.padding()
        }
      }
      """,
    ])
    var options = AuditOptions(paths: [project.path], devices: [.width(375)])
    options.keepsProjects = true
    let page = try Browser.open(
      Audit(options).check(), hash: "rule=truncation&locale=\(locale)",
      script: """
        const [frame, other] = ["frame", "other"].map((kind) =>
          document.querySelector("figure rect." + kind).getBoundingClientRect());
        document.body.append("On the left: " + (other.right < frame.left) + ".");
        """)
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.document.contains("On the left: \(isSymbolOnTheLeft)."))
    let words =
      "Around it: screen 375 pt › padding 343 pt › HStack 343 pt. It is beside a view 30 pt."
    #expect(page.document.contains(words))
    #expect(page.document.contains("HStack 343 pt<title>App/App.swift:5</title></text>"))
  }

  /// A screen reader speaks each text in its own language.
  @Test func textsSayTheirLanguage() throws {
    let report = try Browser.sampleReport(locales: ["en", "el", "ar"])
    for locale in ["el", "ar"] {
      let page = try Browser.open(report, hash: "locale=\(locale)&rule=truncation&sort=worst")
      let card = try #require(page.document.components(separatedBy: "<article").dropFirst().first)
      #expect(
        card.contains("<dt>Text</dt><dd class=\"text\" dir=\"auto\" lang=\"\(locale)\">"), "\(card)"
      )
      #expect(card.contains("<dt>Source text</dt><dd class=\"text\" dir=\"auto\" lang=\"en\">"))
      #expect(card.contains(/<h3[^>]*>[^<]*<span dir="auto" lang="en">“/))
      let table = try #require(page.document.components(separatedBy: "<noscript>").last)
      #expect(table.contains("dir=\"auto\" lang=\"en\"&gt;“") || table.contains("lang=\"en\">“"))
    }
  }

  /// A text that shrinks at moderate sizes is truncated at the largest.
  @Test func aSizeAtWhichAnotherRuleFailsDoesNotFit() throws {
    let page = try Browser.open(
      Browser.sampleReport(locales: ["en", "de"]),
      hash: "rule=shrunk-text&locale=de&text=workLabel",
      script: """
        for (const slider of document.querySelectorAll("input[type=range]")) {
          slider.value = slider.max;
          slider.dispatchEvent(new Event("input"));
        }
        """)
    #expect(page.errors.isEmpty, "\(page.errors)")
    #expect(page.count(of: "aria-valuetext=\"AX5: another problem here: is truncated\"") == 1)
    #expect(!page.document.contains("AX5: fits"))
  }

  @Test func theFixIsForTheWorstSize() throws {
    let page = try Browser.open(ReportFixture.report, hash: "rule=truncation")
    #expect(page.document.contains("<dt>How to fix it at AX5</dt>"))
    #expect(page.document.contains("<dt>It shows at AX5</dt>"))
    #expect(page.document.contains("<dt>Fits up to</dt><dd>xxxLarge</dd>"))
    #expect(!page.document.contains("or it fits up to"))
  }
}

/// A browser without a window.
private enum Browser {
  struct Page {
    let document: String
    let errors: [String]

    func count(of text: String) -> Int { document.components(separatedBy: text).count - 1 }
  }

  static let path = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile)

  static func sampleReport(locales: [String]) throws -> CheckedAudit {
    var options = AuditOptions(paths: [sampleApp], locales: locales)
    options.keepsProjects = true
    return try Audit(options).check()
  }

  private static let sampleApp = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Corpora/Freewheel").standardizedFileURL.path

  /// Opens a report, and returns the document after its script has run, the document after another script, and errors.
  static func open(_ report: AuditReport, hash: String, script: String = "") throws -> Page {
    try open(
      CheckedAudit(report: report, baselineUpdates: [], projects: []), hash: hash, script: script)
  }

  /// Opens a report with drawings of the labels of its projects.
  static func open(_ checked: CheckedAudit, hash: String, script: String = "") throws -> Page {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("copyfit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    var options = ReportOptions()
    options.projects = checked.projects
    let html =
      ReportFormat.html.render(checked.report, options: options)
      + (script.isEmpty ? "" : "<script>\(script)</script>")
    try html.write(to: file, atomically: true, encoding: .utf8)
    let (dom, log) = (folder.appendingPathComponent("dom"), folder.appendingPathComponent("log"))
    for output in [dom, log] { try Data().write(to: output) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=4000",
      "--user-data-dir=\(folder.path)/profile", "--enable-logging=stderr", "--dump-dom",
      "file://\(file.path)#\(hash.replacingOccurrences(of: " ", with: "+"))",
    ]
    process.standardOutput = try FileHandle(forWritingTo: dom)
    process.standardError = try FileHandle(forWritingTo: log)
    try process.run()
    process.waitUntilExit()
    let messages = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    let errors = messages.filter { $0.contains(":CONSOLE") }
    let document = try String(contentsOf: dom, encoding: .utf8)
    // Without the style sheet, which contains the same names.
    let body = document.components(separatedBy: "</style>").last ?? ""
    return Page(document: body, errors: errors)
  }
}
