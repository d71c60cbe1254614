import CopyfitInterfaceBuilder
import CopyfitSourceText
import Testing

/// Documents in which everything refers to everything: reading them is bounded by counts, or is done once.
///
/// Where no count is checked, it took minutes before.
struct CrowdedDocumentTests {
  private static func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects></document>
    """
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private static func outlets(_ count: Int, to destination: String) -> String {
    let outlet = "<outlet property=\"a\" destination=\"\(destination)\"/>"
    return "<connections>\(String(repeating: outlet, count: count))</connections>"
  }

  private static func nested(_ content: String, _ attributes: String, depth: Int) -> String {
    (0..<depth).reduce(content) { "<view id=\"n\($1)\" \(attributes)>\($0)</view>" }
  }

  /// Each outlet to the constraint leads to all views beside its item.
  private static var movedViews: String {
    let views = (0..<500).map { number in
      "<view id=\"w\(number)\"/><constraint id=\"t\(number)\" firstItem=\"v\" "
        + "firstAttribute=\"leading\" secondItem=\"w\(number)\" secondAttribute=\"trailing\"/>"
    }.joined()
    return "<view customClass=\"C\" id=\"c\">\(outlets(500, to: "k"))</view><view id=\"v\"/>"
      + "<constraint id=\"k\" firstItem=\"v\" firstAttribute=\"width\"/>" + views
  }

  /// Each outlet to the bar leads to all its buttons.
  private static var buttonsOfABar: String {
    let buttons = String(
      repeating: "<x key=\"rightBarButtonItem\" id=\"b\"/>", count: 700)
    return "<view customClass=\"C\" id=\"c\">\(outlets(700, to: "n"))</view>"
      + "<navigationItem id=\"n\">\(buttons)</navigationItem>"
  }

  /// Each view around a label may find it by its tag.
  private static var taggedLabels: String {
    let labels = (0..<5_000).map { "<label id=\"l\($0)\" tag=\"1\"/>" }.joined()
    let views = (0..<100).reduce(labels) { "<view customClass=\"C\($1)\">\($0)</view>" }
    return views
  }

  private static var hiddenViews: String {
    let labels = (0..<12_000).map { "<label id=\"l\($0)\"/>" }.joined()
    return nested(labels, "hidden=\"YES\"", depth: 100)
  }

  @Test(arguments: [
    (movedViews, "the outlets of the file lead to more than 200000 texts"),
    (buttonsOfABar, "code can name the objects of the file in more than 400000 ways"),
    (taggedLabels, "code can name the objects of the file in more than 400000 ways"),
    (hiddenViews, "the screens, cells and hidden views of the file have more than 1000000 texts"),
  ])
  func tooManyConnectionsAreAnError(objects: String, message: String) {
    #expect(read(Self.xib(objects)) == .unreadable(message: message, position: .start))
  }

  /// Views that are tied to the item repeatedly, and parts of a cell that are no labels of its style.
  @Test func whatLeadsNowhereIsReadOnce() throws {
    let tie =
      "<constraint id=\"t\" firstItem=\"v\" firstAttribute=\"leading\" secondItem=\"w\" "
      + "secondAttribute=\"trailing\"/>"
    let objects =
      "<view customClass=\"C\" id=\"c\">\(Self.outlets(10_000, to: "k"))</view>"
      + "<view id=\"v\"/><view id=\"w\"/>" + String(repeating: tie, count: 10_000)
      + "<constraint id=\"k\" firstItem=\"v\" firstAttribute=\"width\"/>"
      + "<view customClass=\"D\" id=\"d\">\(Self.outlets(10_000, to: "n"))</view>"
      + "<navigationItem id=\"n\">\(String(repeating: "<view/>", count: 10_000))</navigationItem>"
    let document = try #require(read(Self.xib(objects)).document)
    // An outlet, the item, and the view beside it.
    #expect(document.connections.count { $0.owner == "C" } == 30_001)
    #expect(document.connections.count { $0.owner == "D" } == 10_001)
  }

  @Test func labelsWithOneTag() throws {
    let views = (0..<20_000).map {
      "<view customClass=\"C\($0)\"><label id=\"l\($0)\" tag=\"1\"/></view>"
    }
    let document = try #require(read(Self.xib(views.joined())).document)
    #expect(document.connections.count == 20_000)
    #expect(document.connections.allSatisfy { $0.outlet == "#1" && !$0.isAmbiguous })
  }

  @Test func objectsOfASceneWithoutController() throws {
    let objects = (0..<40_000).map { "<a id=\"i\($0)\" customClass=\"B\"/>" }.joined()
    let text = Self.storyboard("<scene><objects>\(objects)</objects></scene>")
    let document = try #require(read(text).document)
    #expect(document.connections.count == 40_000)
  }

  @Test func manyScenes() throws {
    let scenes = (0..<10_000).map {
      "<scene><objects><viewController sceneMemberID=\"viewController\" id=\"a\($0)\"/></objects></scene>"
    }
    let document = try #require(read(Self.storyboard(scenes.joined())).document)
    #expect(document.holders.count == 10_000)
  }

  @Test func aVariationWithManyElements() throws {
    let elements = (0..<20_000).map { "<color key=\"k\($0)\"/>" }.joined()
    let label =
      "<label id=\"l\" text=\"a\"><color key=\"k1\"/><variation key=\"default\">\(elements)"
      + "</variation></label>"
    let document = try #require(
      read(Self.xib("<view id=\"v\"><subviews>\(label)</subviews></view>")).document)
    #expect(document.labels.map(\.objectID) == ["l"])
  }

  @Test func manyLabelsBesideOneView() throws {
    let labels = (0..<3_000).map { "<label id=\"l\($0)\" text=\"a\"/>" }.joined()
    let ties = (0..<3_000).map {
      "<constraint firstItem=\"l\($0)\" firstAttribute=\"leading\" secondItem=\"h\" "
        + "secondAttribute=\"trailing\" id=\"t\($0)\"/>"
    }.joined()
    let view =
      "<view id=\"v\"><subviews><label id=\"h\" text=\"h\"/>\(labels)</subviews>"
      + "<constraints>\(ties)</constraints></view>"
    let document = try #require(read(Self.xib(view)).document)
    #expect(document.labels.count == 3_001 && document.rows.isEmpty)
  }
}
