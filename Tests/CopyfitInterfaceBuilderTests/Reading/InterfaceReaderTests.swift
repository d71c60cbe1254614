import CopyfitDynamicType
import CopyfitFiles
import CopyfitInterfaceBuilder
import CopyfitSourceText
import Foundation
import Testing

@Suite struct InterfaceReaderTests {
  @Test(
    arguments: [
      (
        #"type="com.apple.InterfaceBuilder.WatchKit.Storyboard" targetRuntime="watchKit""#,
        Platform.watchOS
      ),
      (
        #"type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV""#, .tvOS
      ),
      (
        #"type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa""#,
        .macOS
      ),
      (#"type="com.apple.InterfaceBuilder3.Cocoa.XIB""#, .macOS),
      (
        #"type="com.apple.InterfaceBuilder4.Space" targetRuntime="Space""#,
        nil
      ),
    ] as [(String, Platform?)])
  func documentForAnotherPlatformIsSkipped(attributes: String, platform: Platform?) {
    #expect(read("<document \(attributes)><objects/></document>") == .skipped(platform))
  }

  @Test func oldArchiveIsNotRead() {
    let text = #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data/></archive>
      """#
    #expect(
      read(text)
        == .unreadable(
          message: """
            the file is in Interface Builder's old archive format, which Xcode 5 and later convert \
            when they save it
            """, position: SourcePosition(line: 2, column: 1), isOldFormat: true))
  }

  @Test(arguments: [
    ("", "the file is empty", 1, 1),
    (" \n", "the file is not an XML document", 1, 1),
    ("%PDF-1.7", "the file is not an XML document", 1, 1),
    (
      "<plist version=\"1.0\"/>",
      "the file is not an Interface Builder document: its root is <plist>", 1, 1
    ),
    ("<document>\n<a>\n</b></document>", "the file has an end tag that does not close <a>", 3, 1),
    ("<document>\n  <objects>", "the file ends inside <objects>", 2, 3),
    ("<document>\n<view id=\"a\"", "the file ends inside a tag", 2, 1),
    ("<document a=\"1\" a=\"2\"/>", "the file gives an attribute twice", 1, 1),
    ("<document>&boom;</document>", "the file names an entity that XML does not know", 1, 11),
    ("<document/><more/>", "the file has text after its last element", 1, 12),
  ])
  func brokenDocument(text: String, message: String, line: Int, column: Int) {
    let position = SourcePosition(line: line, column: column)
    #expect(read(text) == .unreadable(message: message, position: position))
  }

  @Test func entitiesAreNeitherExpandedNorLoaded() {
    let texts = [
      #"<!DOCTYPE document [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><document>&b;</document>"#,
      #"<!DOCTYPE document SYSTEM "file:///etc/passwd"><document/>"#,
    ]
    for text in texts {
      let message = "the file declares a document type, which no Interface Builder document does"
      #expect(read(text) == .unreadable(message: message, position: .start))
    }
  }

  @Test func deepNestingIsAnError() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(
      read(text)
        == .unreadable(
          message: "the file nests more than 200 elements",
          position: SourcePosition(line: 1, column: 601)))
  }

  @Test func countlessElementsAreAnError() {
    let text = "<document>" + String(repeating: "<a/>", count: 200_001) + "</document>"
    guard case .unreadable(let message, _, _) = read(text) else {
      Issue.record("was read")
      return
    }
    #expect(message == "the file has more than 200000 elements")
  }

  @Test func hugeFileIsAnError() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: InterfaceReader.maximumSize + 1)
    #expect(
      InterfaceReader.read(bytes: bytes, file: "a.xib")
        == .unreadable(
          message: "the file is larger than 8 MiB, the most that is read", position: .start))
  }

  @Test func sceneWithTooManyTextsIsAnError() {
    let items = String(repeating: "<tabBarItem id=\"x\"/>", count: 50_001)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects>\(items)</objects></document>
      """
    let message = "a scene of the file has more than 50000 texts"
    #expect(read(text) == .unreadable(message: message, position: .start))
  }

  /// Each of 5,001 outlets leads to all 40 texts of a view.
  @Test func outletsToTooManyTextsAreAnError() {
    let outlets = String(
      repeating: "<outlet property=\"a\" destination=\"v\" id=\"o\"/>", count: 5_001)
    let labels = String(repeating: "<label id=\"x\"/>", count: 40)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="w" customClass="C"><connections>\(outlets)</connections><subviews>
      <view id="v"><subviews>\(labels)</subviews></view></subviews></view></objects></document>
      """
    let message = "the outlets of the file lead to more than 200000 texts"
    #expect(read(text) == .unreadable(message: message, position: .start))
  }

  @Test func bytesThatAreNoTextAreAnError() {
    let bytes = Array("<document>\n".utf8) + [0xC3, 0x28]
    #expect(
      InterfaceReader.read(bytes: bytes, file: "a.xib")
        == .unreadable(
          message: "the file is not text in UTF-8", position: SourcePosition(line: 2, column: 1)))
  }

  @Test func documentInUTF16IsRead() throws {
    let text = SampleDocument.screen(SampleDocument.label())
      .replacing(#"encoding="UTF-8""#, with: #"encoding="UTF-16""#)
    let units = text.utf16.flatMap { unit in [UInt8(unit & 0xFF), UInt8(unit >> 8)] as [UInt8] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    #expect(InterfaceReader.read(bytes: bytes, file: "a.storyboard").label()?.text == "Pay now")
  }

  @Test func manyLabelsOfOneSceneAreEachReadOnce() {
    let labels = (0..<5_000).map { #"<label text="Pay" id="l\#($0)"/>"# }.joined()
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene><objects>\(labels)\
      <viewController title="Pay" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """
    let read = read(text).document?.labels ?? []
    #expect(read.count == 5_000)
    #expect(read.allSatisfy { $0.scene == "Pay" })
  }

  @Test(arguments: ["Missing.storyboard", "/"])
  func fileThatCannotBeRead(path: String) {
    guard case .unreadable(_, .start, _) = InterfaceReader.read(path, within: .everywhere) else {
      Issue.record("was read")
      return
    }
  }

  @Test func positionIsWhereTheElementStarts() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <!-- <label id="commented"/> -->
      <objects><view id="é"><subviews>
        <label text="a > b"
               id="first"/><label id="second"/>
      </subviews></view></objects></document>
      """
    #expect(read(text).label("first")?.position == SourcePosition(line: 4, column: 3))
    #expect(read(text).label("second")?.position == SourcePosition(line: 5, column: 22))
    #expect(read(text).label("commented") == nil)
  }

  @Test func documentIsNamedAfterItsFile() {
    let document = read(SampleDocument.screen(SampleDocument.label())).document
    #expect(document?.name == "Checkout")
    #expect(document?.file == "App/Base.lproj/Checkout.storyboard")
    #expect(document?.objectIdentifiers.isSuperset(of: ["root", "label", "controller"]) == true)
  }

  @Test func customFonts() {
    let fonts = """
      <customFonts key="customFonts"><array key="OpenSans.ttf"><string>OpenSans</string></array>
      <mutableArray key="Menlo.ttc"><string>Menlo-Bold</string><string>Menlo</string></mutableArray>
      </customFonts><scenes>
      """
    let text = SampleDocument.screen(SampleDocument.label())
      .replacing("<scenes>", with: fonts)
    #expect(
      read(text).document?.fontFiles
        == ["OpenSans": "OpenSans.ttf", "Menlo-Bold": "Menlo.ttc", "Menlo": "Menlo.ttc"])
  }

  @Test(arguments: [
    (#"<device id="retina5_5" orientation="portrait"/>"#, 414.0, 736.0),
    (#"<device id="retina5_9" orientation="landscape"/>"#, 812, 375),
    (#"<device id="ipad12_9rounded" orientation="portrait" layout="fullscreen"/>"#, 1024, 1366),
    (#"<device id="ipad9_7" orientation="portrait" layout="splitview1_3"/>"#, 320, 1024),
    (#"<device id="of_tomorrow" orientation="portrait"/>"#, 320, 1024),
    ("", 320, 1024),
  ])
  func canvas(device: String, width: Double, height: Double) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch">\(device)<scenes><scene><objects><viewController>\
      <view key="view"><rect key="frame" x="0" y="0" width="320" height="1024"/></view>\
      </viewController></objects></scene></scenes></document>
      """
    #expect(read(text).document?.canvas == CanvasSize(width: width, height: height))
  }

  @Test func hugeNumbersAndCirclesOfConstraintsDoNoHarm() {
    let text = SampleDocument.screen(
      SampleDocument.label(frame: (1e300, -1e300, 1e18, .infinity)),
      constraints: SampleDocument.tie(
        "label", "width", "root", "width", 1e300, #"multiplier="1:0""#)
        + SampleDocument.tie("label", "width", "label", "height", 5, #"multiplier="1000""#)
        + SampleDocument.tie("label", "height", "label", "width", 5, #"multiplier="1000""#)
        + SampleDocument.fix("label", "height", 1e6))
    #expect(read(text).label() != nil)
  }

  /// Neither a hexadecimal number nor one of two frames is chosen silently.
  @Test(arguments: [
    (
      #"<rect key="frame" x="0x10" y="0.0" width="100" height="20"/>"#,
      ["'x' of this <rect> is \"0x10\""]
    ),
    (
      #"<rect key="frame" x="0" y="0" width="inf" height=""/>"#,
      ["'width' of this", "'height' of this"]
    ),
    (
      #"<rect key="frame" x="0" y="0" width="90" height="20"/><rect key="frame" x="0" y="0" width="9" height="20"/>"#,
      ["This <label> has 2 frames"]
    ),
    (#"<rect key="frame" x="-0.5" y="+1e1" width="100" height=".5"/>"#, []),
    (
      #"<rect key="frame" x="0" y="0" width="100" height="20"/><fontDescription type="system" pointSize="1 7"/>"#,
      ["'pointSize' of this <fontDescription> is \"1 7\""]
    ),
  ])
  func valuesWithoutAMeaningAreFaults(content: String, expected: [String]) throws {
    let label = #"<label text="A" fixedFrame="YES" id="aaa-aa-aaa">\#(content)</label>"#
    let reading = InterfaceReader.read(
      bytes: Array(SampleDocument.screen(label).utf8), file: "A.storyboard")
    guard case .document(let document) = reading else { return #expect(Bool(false)) }
    #expect(document.faults.count == expected.count)
    for (fault, start) in zip(document.faults, expected) { #expect(fault.message.hasPrefix(start)) }
    #expect(document.faults.allSatisfy { $0.position.line > 1 })
  }
}
