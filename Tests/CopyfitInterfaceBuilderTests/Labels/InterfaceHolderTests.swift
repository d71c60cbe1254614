import CopyfitInterfaceBuilder
import Testing

/// Containers whose texts are only shown if code asks for them.
struct InterfaceHolderTests {
  private static func names(_ attributes: String = "") -> [[String]] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" \(attributes)>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <view id="v" customClass="Box"/>
      </objects></document>
      """
    guard case .document(let document) = read(text, file: "App/A.xib") else { return [] }
    return document.holders.filter { $0.kind == .xib }.map(\.names)
  }

  /// Code that names the class of the placeholder for the first responder does not load the xib.
  @Test func aXibHasTheNamesOfItsOwnClasses() { #expect(Self.names() == [["A", "Owner", "Box"]]) }

  @Test func theSystemShowsALaunchScreen() {
    #expect(Self.names("launchScreen=\"YES\"").isEmpty)
  }
}
