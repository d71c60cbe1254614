import CopyfitDynamicType
import CopyfitInterfaceBuilder
import CopyfitLabels
import Testing

/// The texts of a screen 375 points wide, with content in its controller.
private func texts(_ content: String, others: String = "") -> [InterfaceLabel] {
  let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/><scenes>\(others)\
    <scene sceneID="scene"><objects><viewController title="Cart" id="controller" \
    sceneMemberID="viewController"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" \
    width="375" height="667"/></view>\(content)</viewController></objects></scene></scenes></document>
    """
  return read(text).document?.labels ?? []
}

private func bar(_ width: Double, growth: Double = 1) -> LimitRule {
  .undecided(
    limit: DeviceLength(onCanvas: width, growth: growth), drawn: nil,
    reason: "a bar shares its width among its items")
}

@Suite struct BarItemReaderTests {
  @Test func navigationItem() {
    let labels = texts(
      #"<navigationItem key="navigationItem" title="Pay" prompt="Step 2" id="item"/>"#)
    #expect(labels.map(\.key) == ["item.title", "item.prompt"])
    #expect(labels.map(\.font) == [.system(size: 17, weight: .semibold), .system(size: 12)])
    #expect(labels.map(\.width) == [bar(343), bar(343)])
    #expect(labels.map(\.lines) == [1, 1])
    #expect(labels.map(\.isSizedByUIKit) == [true, true])
    #expect(labels.map(\.control) == [.navigationItem, .navigationItem])
    #expect(labels.map(\.scene) == ["Cart", "Cart"])
  }

  @Test func aTitleViewReplacesTheTitle() {
    let item = """
      <navigationItem key="navigationItem" title="Pay" prompt="Step 2" id="item">\
      <imageView key="titleView" image="logo" id="logo"/></navigationItem>
      """
    #expect(texts(item).map(\.key) == ["item.prompt"])
  }

  @Test(arguments: [
    (#"title="Add""#, FontDescriptor?(.system(size: 17))),
    (#"title="Add" style="plain""#, .system(size: 17)),
    (#"title="Add" style="done""#, .system(size: 17, weight: .semibold)),
    (#"title="Add" image="plus""#, nil),
    (#"title="Add" systemItem="add""#, nil),
    (#"image="plus""#, nil),
    (#"title="""#, nil),
  ])
  func barButtonItem(attributes: String, font: FontDescriptor?) {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" \
      \(attributes) id="button"/></navigationItem>
      """
    let labels = texts(item)
    #expect(labels.map(\.key) == (font == nil ? [] : ["button.title"]))
    #expect(labels.first?.font == font)
    #expect(labels.first.map { $0.width == bar(343) } != false)
  }

  @Test func aBarButtonWithAViewOfItsOwnHasNoTitle() {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" \
      title="Add" id="button"><view key="customView" id="custom"/></barButtonItem></navigationItem>
      """
    #expect(texts(item).isEmpty)
  }

  /// A bar asks the view of an item for its own size, so its drawn width limits nothing.
  @Test(arguments: [("customView", true), ("subview", false)])
  func theWidthOfAnItemsView(key: String, isShared: Bool) throws {
    let item = """
      <toolbar id="toolbar"><items><barButtonItem id="item"><button key="\(key)" \
      buttonType="system" id="scan"><rect key="frame" x="20" y="7" width="46" height="30"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
      <state key="normal" title="Scan"/></button></barButtonItem></items></toolbar>
      """
    let label = try #require(texts(item).first)
    let shared = LimitRule.undecided(limit: nil, drawn: nil, reason: .bar)
    #expect((label.width == shared) == isShared)
  }

  @Test func titlesThatXcodeMadeUpArePlaceholders() {
    let labels = texts(
      """
      <navigationItem key="navigationItem" title="Title" id="item"><barButtonItem \
      key="rightBarButtonItem" title="Item" id="button"/></navigationItem>\
      <tabBarItem key="tabBarItem" title="Item" id="tab"/>
      """)
    #expect(labels.map(\.isPlaceholderText) == [true, true, true])
  }

  @Test func tabsShareTheScreen() {
    let controller = """
      <scene><objects><tabBarController id="tabs"><connections>\
      <segue destination="controller" kind="relationship" relationship="viewControllers" id="s1"/>\
      <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/>\
      <segue destination="third" kind="relationship" relationship="viewControllers" id="s3"/>\
      <segue destination="detail" kind="show" id="s4"/></connections></tabBarController></objects>\
      </scene>
      """
    let tab = #"<tabBarItem key="tabBarItem" title="Cart" image="cart" id="tab"/>"#
    let labels = texts(tab, others: controller)
    #expect(labels.map(\.key) == ["tab.title"])
    #expect(labels.map(\.font) == [.system(size: 10, weight: .semibold)])
    #expect(labels.map(\.width) == [bar(125, growth: 0.333333)])
    // Without a tab bar controller in the document, the number of tabs is unknown.
    #expect(texts(tab).map(\.width) == [bar(343)])
    #expect(
      texts(#"<tabBarItem key="tabBarItem" systemItem="more" title="More" id="tab"/>"#).isEmpty)
  }

  @Test func aBarsOwnTabs() {
    let tabs = (0..<6).map { #"<tabBarItem title="Tab \#($0)" id="tab\#($0)"/>"# }.joined()
    let labels = read(
      SampleDocument.screen(
        SampleDocument.view("tabBar", "bar", frame: (0, 0, 250, 49), "", "<items>\(tabs)</items>"),
        constraints: SampleDocument.fix("bar", "width", 250))
    ).document?.labels
    #expect(labels?.map(\.width) == Array(repeating: bar(50, growth: 0), count: 6))
  }

  @Test func manyTabsAreEachReadOnce() {
    let tabs = (0..<50_000).map { #"<tabBarItem title="Tab" id="tab\#($0)"/>"# }.joined()
    let bar = SampleDocument.view(
      "tabBar", "bar", frame: (0, 0, 375, 49), "", "<items>\(tabs)</items>")
    #expect(read(SampleDocument.screen(bar)).document?.labels.count == 50_000)
  }
}
