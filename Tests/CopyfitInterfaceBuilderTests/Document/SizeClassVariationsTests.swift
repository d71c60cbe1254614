import CopyfitDynamicType
import CopyfitInterfaceBuilder
import Foundation
import Testing

private typealias Sample = SampleDocument

/// A screen's only label on a device, 100 points wide without variations.
private func label(
  _ content: String = "", ofWidth variation: String = "", on device: String = "retina4_7",
  orientation: String = "portrait"
) -> InterfaceLabel? {
  let width = """
    <constraints><constraint firstAttribute="width" constant="100" id="wide">\(variation)</constraint>\
    <constraint firstAttribute="width" constant="60" id="narrow"/></constraints>
    <variation key="default"><mask key="constraints"><exclude reference="narrow"/></mask></variation>
    """
  let document = Sample.screen(Sample.label("label", width + content), device: device)
  return read(
    document.replacing(#"orientation="portrait""#, with: #"orientation="\#(orientation)""#)
  ).label()
}

private func width(of label: InterfaceLabel?) -> Double? {
  guard case .constraint(let length) = label?.width else { return nil }
  return length.onCanvas
}

private func constant(_ points: Double, _ key: String) -> String {
  #"<variation key="\#(key)" constant="\#(points)"/>"#
}

private func swap(_ key: String) -> String {
  """
  <variation key="\(key)"><mask key="constraints"><exclude reference="wide"/>\
  <include reference="narrow"/></mask></variation>
  """
}

@Suite struct SizeClassVariationsTests {
  @Test(arguments: [
    ("retina4_7", "portrait", 100.0), ("retina4_7", "landscape", 30),
    ("retina5_5", "landscape", 40),
    ("ipad9_7", "portrait", 20), ("ipad9_7", "landscape", 20), ("of_tomorrow", "portrait", 100),
  ])
  func theStrongestVariationThatHolds(device: String, orientation: String, expected: Double) {
    // The order has no effect: two components take precedence over one.
    let variations =
      constant(40, "heightClass=compact-widthClass=regular") + constant(30, "heightClass=compact")
      + constant(20, "widthClass=regular") + constant(10, "device=watch38mm")
    let label = label(ofWidth: variations, on: device, orientation: orientation)
    #expect(width(of: label) == expected)
    #expect(label?.variesWithSizeClass == true)
  }

  @Test func constraintsComeAndGo() {
    #expect(width(of: label(swap("widthClass=regular"))) == 100)
    #expect(width(of: label(swap("widthClass=regular"), on: "ipad9_7")) == 60)
    #expect(width(of: label(swap("widthClass=compact"))) == 60)
    #expect(width(of: label()) == 100)
  }

  @Test func whatNoSizeClassHasIsNoVariation() {
    #expect(label()?.variesWithSizeClass == false)
    #expect(label(swap("widthClass=regular"))?.variesWithSizeClass == true)
  }

  @Test func fonts() {
    let fonts = """
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
      pointSize="40"/></variation>
      """
    #expect(label(fonts)?.font == .system(size: 15))
    #expect(label(fonts, on: "ipad9_7")?.font == .system(size: 40))
  }

  @Test(arguments: [
    ("widthClass=compact", LimitRule.constraint(DeviceLength(onCanvas: 335))),
    (
      "widthClass=regular",
      .undecided(
        limit: DeviceLength(onCanvas: 335), drawn: 100, reason: "in a horizontal stack")
    ),
  ])
  func stacks(key: String, expected: LimitRule) {
    let stack = Sample.stack(#"axis="horizontal""#, Sample.label(frame: (0, 0, 100, 21)))
      .replacing(
        "</stackView>", with: #"<variation key="\#(key)" axis="vertical"/></stackView>"#)
    let fixed = Sample.fix("stack", "width", 335)
    #expect(read(Sample.screen(stack, constraints: fixed)).label()?.width == expected)
  }

  @Test func oneSceneDoesNotMakeAnotherVary() throws {
    let plain = Sample.screen(Sample.label("plain", ""))
    let width = """
      <constraints><constraint firstAttribute="width" constant="100">\
      \(constant(20, "widthClass=regular"))</constraint></constraints>
      """
    let varied = Sample.screen(Sample.label("label", width))
    let start = try #require(varied.range(of: "<scene ")),
      end = try #require(varied.range(of: "</scenes>"))
    let both = plain.replacing(
      "</scenes>", with: varied[start.lowerBound..<end.lowerBound] + "</scenes>")
    let labels = try #require(read(both).document?.labels)
    #expect(labels.map(\.objectID) == ["plain", "label"])
    #expect(labels.map(\.variesWithSizeClass) == [false, true])
  }

  @Test func manyVariationsOfOneElementAreNotAllRead() {
    let variations = String(repeating: constant(20, "widthClass=compact"), count: 50_000)
    #expect(width(of: label(ofWidth: variations)) == 20)
  }

  @Test(arguments: [
    (375.0, 667.0, true, false), (667, 375, true, true), (414, 736, true, false),
    (736, 414, false, true), (768, 1024, false, false), (1024, 768, false, false),
    (744, 1133, false, false),
  ])
  func sizeClass(width: Double, height: Double, isCompactWide: Bool, isCompactHigh: Bool) {
    let sizeClass = SizeClass(screen: CanvasSize(width: width, height: height))
    #expect(sizeClass.isCompactWide == isCompactWide)
    #expect(sizeClass.isCompactHigh == isCompactHigh)
  }

  @Test(arguments: [(320.0, true), (440, true), (744, false), (1032, false)])
  func sizeClassOfADeviceWidth(width: Double, isCompactWide: Bool) {
    #expect(SizeClass(deviceWidth: width).isCompactWide == isCompactWide)
    #expect(!SizeClass(deviceWidth: width).isCompactHigh)
  }
}
