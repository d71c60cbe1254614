import CopyfitInterfaceBuilder

/// Small documents, written for these tests.
enum SampleDocument {
  /// A storyboard with one screen of 375 × 667 points, drawn on an iPhone of that size.
  static func screen(
    _ subviews: String, constraints: String = "", device: String = "retina4_7", guides: String = ""
  ) -> String {
    storyboard(
      """
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      <constraints>\(constraints)</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/>\(guides)
      </view>
      """, device: device)
  }

  /// A storyboard with a scene that shows a view.
  static func storyboard(_ view: String, device: String = "retina4_7") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController storyboardIdentifier="Checkout" id="controller" sceneMemberID="viewController">
    \(view)
    <connections><outlet property="priceLabel" destination="label" id="outlet"/></connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
  }

  /// A xib with a top-level view.
  static func xib(_ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(view)
    </objects>
    </document>
    """
  }

  /// A table that fills the screen, with one row.
  static func table(
    _ cell: String, dataMode: String = "prototypes", rowHeight: String = "-1"
  ) -> String {
    storyboard(
      """
      <tableView key="view" dataMode="\(dataMode)" rowHeight="\(rowHeight)" id="table">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(cell)</prototypes>
      </tableView>
      """)
  }

  /// A row with a label that is tied to all four sides of its content.
  static func row(_ attributes: String = "", inset: Double = 11) -> String {
    """
    <tableViewCell \(attributes) id="cell">
    <rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="43.5"/>
    <subviews>\(label(frame: (16, 11, 343, 21.5)))</subviews>
    <constraints>
    \(tie("label", "leading", "content", "leadingMargin"))
    \(tie("content", "trailingMargin", "label", "trailing"))
    \(tie("label", "top", "content", "top", inset))
    \(tie("content", "bottom", "label", "bottom", inset))
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    """
  }

  /// A row of a built-in style with a title and, if it has a frame, a detail.
  static func styledRow(
    _ style: String, title: (Double, Double), detail: (Double, Double)? = nil,
    contentWidth: Double = 375, attributes: String = ""
  ) -> String {
    let detailLabel =
      detail.map { label("detail", frame: ($0.0, 22, $0.1, 18), isFixed: false) } ?? ""
    return """
      <tableViewCell \(attributes) textLabel="label" detailTextLabel="detail" \
      style="IBUITableViewCellStyle\(style)" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(contentWidth)" height="43.5"/>
      <subviews>
      \(label(frame: (title.0, 0, title.1, 43.5), isFixed: false))
      \(detailLabel)
      </subviews>
      </tableViewCellContentView>
      </tableViewCell>
      """
  }

  /// A label; with `isFixed`, constraints place it instead of its frame.
  static func label(
    _ id: String = "label", frame: (Double, Double, Double, Double) = (20, 20, 335, 21),
    isFixed: Bool = true, _ content: String = ""
  ) -> String {
    view("label", id, frame: frame, isFixed: isFixed, #"text="Pay now""#, content)
  }

  /// A label with content in its element.
  static func label(_ id: String, _ content: String) -> String {
    label(id, frame: (20, 20, 335, 21), isFixed: true, content)
  }

  /// A label with a frame or placed by its frame, with content in its element.
  static func label(
    frame: (Double, Double, Double, Double) = (20, 20, 335, 21), isFixed: Bool, _ content: String
  ) -> String {
    label("label", frame: frame, isFixed: isFixed, content)
  }

  /// A view with the identifier `card` around others.
  static func card(
    _ subviews: String, constraints: String = "",
    frame: (Double, Double, Double, Double) = (40, 40, 200, 60), _ content: String = ""
  ) -> String {
    view(
      "view", "card", frame: frame, "",
      "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>" + content)
  }

  /// A scroll view with the identifier `scroller`, with both sides of its content tied to a view in it.
  static func scroller(_ subviews: String, tying view: String, _ more: String = "") -> String {
    Self.view(
      "scrollView", "scroller", frame: (0, 0, 375, 300), "",
      "<subviews>\(subviews)</subviews><constraints>\(between(view, "scroller"))\(more)</constraints>"
    )
  }

  /// A screen that a scroll view fills from side to side, with both sides of its content tied to a view in it.
  static func scrolling(_ subviews: String, tying view: String) -> String {
    screen(scroller(subviews, tying: view), constraints: between("scroller", "root"))
  }

  /// The guide of a view's margins, with the identifier `margins`.
  static let marginGuide = #"<viewLayoutGuide key="layoutMargins" id="margins"/>"#

  /// Constraints that tie the label to both sides of another view or guide.
  static func between(_ other: String) -> String { between("label", other) }

  /// Constraints that tie a view to both sides of another view or guide.
  static func between(_ view: String, _ other: String) -> String {
    tie(view, "leading", other, "leading") + tie(other, "trailing", view, "trailing")
  }

  /// A stack with the identifier `stack`.
  static func stack(_ attributes: String, _ subviews: String, _ more: String = "") -> String {
    view(
      "stackView", "stack", frame: (20, 20, 335, 60), attributes,
      "<subviews>\(subviews)</subviews>" + more)
  }

  /// A constraint on a length of the element that contains it.
  static func fixed(_ attribute: String, _ constant: Double, _ more: String = "") -> String {
    """
    <constraints><constraint firstAttribute="\(attribute)" constant="\(constant)" \(more)/></constraints>
    """
  }

  /// An autoresizing mask.
  static func mask(_ flags: String...) -> String {
    let attributes = flags.map { #"\#($0)="YES""# }.joined(separator: " ")
    return #"<autoresizingMask key="autoresizingMask" \#(attributes)/>"#
  }

  /// An element with a frame, marked as misplaced unless it `isDrawnTrue`.
  static func view(
    _ name: String = "view", _ id: String, frame: (Double, Double, Double, Double),
    isFixed: Bool = true, _ attributes: String = "", isDrawnTrue: Bool = false,
    _ content: String = ""
  ) -> String {
    let flag = isFixed ? #"translatesAutoresizingMaskIntoConstraints="NO""# : ""
    let mark = isDrawnTrue ? "" : #"misplaced="YES""#
    return """
      <\(name) \(attributes) \(flag) \(mark) id="\(id)">
      <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
      \(content)
      </\(name)>
      """
  }

  /// A constraint between two positions.
  static func tie(
    _ first: String, _ firstAttribute: String, _ second: String, _ secondAttribute: String,
    _ constant: Double = 0, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(firstAttribute)" secondItem="\(second)" \
    secondAttribute="\(secondAttribute)" constant="\(constant)" \(more)/>
    """
  }

  /// A constraint on a length.
  static func fix(
    _ item: String, _ attribute: String, _ constant: Double, _ more: String = ""
  ) -> String {
    #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" constant="\#(constant)" \#(more)/>"#
  }
}

extension InterfaceReading {
  /// The document, if there is one.
  var document: InterfaceDocument? {
    if case .document(let document) = self { document } else { nil }
  }

  /// The label with an identifier.
  func label(_ id: String = "label") -> InterfaceLabel? {
    document?.labels.first { $0.objectID == id }
  }
}

/// Reads a document from its text.
func read(_ text: String, file: String = "App/Base.lproj/Checkout.storyboard") -> InterfaceReading {
  InterfaceReader.read(bytes: Array(text.utf8), file: file)
}
