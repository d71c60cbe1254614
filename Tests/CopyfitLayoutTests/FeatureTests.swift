import CopyfitDynamicType
import CopyfitFonts
import CopyfitLayout
import CopyfitUnicode
import ReferenceLayout
import Testing

/// The OpenType features of a face, in the widths of its text.
@Suite(.enabled(if: TestFonts.areInstalled, TestFonts.requirement))
struct FeatureTests {
  private func width(_ string: String, _ face: FontFace) throws -> Int64 {
    var worker = LayoutWorker()
    let text = try worker.prepare(
      string, locale: .undetermined, fonts: FontStack(face: face))
    return worker.fit(text, in: LayoutBox(pointSize: 17)).widestAdvance
  }

  @Test func tabularFiguresAreEquallyWide() throws {
    let face = try TestFonts.face(TestFonts.inter)
    let tabular = try face.with(features: [FontFeature("tnum")])
    #expect(try width("1111", face) < width("8888", face))
    let widths = try (0...9).map { try width(String(repeating: String($0), count: 4), tabular) }
    #expect(Set(widths).count == 1, "\(widths)")
    #expect(try width("1111", face.with(features: [FontFeature("tnum", 0)])) == width("1111", face))
  }

  /// Features change widths, or turn off defaults of a font.
  ///
  /// Inter has no small capitals.
  @Test(
    arguments: [
      ("smcp", 1, "hamburg"), ("c2sc", 1, "HAMBURG"), ("kern", 0, "AVATAR To"),
      ("zzzz", 1, "AVATAR"),
    ] as [(FontTag, UInt32, String)])
  func widths(_ tag: FontTag, _ value: UInt32, _ string: String) throws {
    let path = tag == "smcp" || tag == "c2sc" ? TestFonts.noto("") : TestFonts.inter
    let face = try TestFonts.face(path)
    let changed = try face.with(features: [FontFeature(tag, value)])
    #expect(try (width(string, changed) != width(string, face)) == (tag != "zzzz"))
  }

  /// Two instances of one file are two fonts, also for one worker.
  @Test func aWorkerTellsInstancesApart() throws {
    let face = try TestFonts.face(TestFonts.inter)
    let tabular = try face.with(features: [FontFeature("tnum")])
    var worker = LayoutWorker()
    for _ in 0..<2 {
      var advances: [Int64] = []
      for font in [face, tabular] {
        let text = try worker.prepare(
          "1111 1717", locale: .undetermined, fonts: FontStack(face: font))
        for width in [40.0, 100] {
          advances.append(
            worker.fit(text, in: LayoutBox(pointSize: 17, width: width)).widestAdvance)
        }
      }
      #expect(Set(advances).count == 4)
    }
  }

  @Test(arguments: [
    [FontFeature("tnum")], [FontFeature("kern", 0), FontFeature("liga", 0)], [FontFeature("frac")],
    [FontFeature("case"), FontFeature("zero"), FontFeature("ss01", 3)],
  ])
  func agreesWithReference(_ features: [FontFeature]) throws {
    let string = "10:17 – 11/12 (1,111.17 €) AVATAR To\u{AD}day fi ffl\n71.71.1717 WAVE"
    let face = try TestFonts.face(TestFonts.inter).with(features: features)
    let stacks = [
      FontStack(face: face),
      FontStack(
        standIn: SystemStandIn(
          text: face, display: try TestFonts.standIn().display.with(features: features))),
    ]
    var worker = LayoutWorker()
    var reference = ReferenceLayout()
    for stack in stacks {
      let text = try worker.prepare(string, locale: .undetermined, fonts: stack)
      for (size, width) in [(12.0, 10.0), (12, 90), (17, 10), (17, 40), (17, 90), (21, 200)] {
        let box = LayoutBox(pointSize: size, width: width)
        let slow = try reference.lines(
          of: string, locale: .undetermined, fonts: stack, in: box)
        #expect(worker.lines(of: text, in: box).agree(with: slow), "\(size) pt, \(width)")
      }
    }
  }
}
