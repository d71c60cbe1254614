import CopyfitAudit
import CopyfitAuditTestSupport
import CopyfitInspection
import CopyfitTestSupport
import Testing

/// Names that lead to names by the thousand are followed in constant stack space, or not to their end.
@Suite(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
struct LongChainsTests {
  static let sources = [
    """
    import UIKit
    class Shop: UIViewController {
      let title1 = UILabel()
      func show(t: String?) {
        \(String(repeating: "guard let t else { return }\n", count: 2_000))
        title1.text = t
      }
      override func viewDidLoad() { show(t: NSLocalizedString("pay", comment: "")) }
    }
    """,
    """
    import SwiftUI
    struct Shop: View {
      var body: some View {
        let a0 = Text("pay")
        \((1...1_000).map { "let a\($0) = a\($0 - 1)\n" }.joined())
        return a1000.font(.body)
      }
    }
    """,
  ]

  @Test(arguments: sources)
  func theCheckEnds(source: String) throws {
    let project = try TemporaryProject([
      "App/en.lproj/Localizable.strings": #""pay" = "Pay now";"#, "App/App.swift": source,
    ])
    let inspected = try Audit(AuditOptions(paths: [project.path])).inspect()
    #expect(inspected.count == 1)
  }
}
