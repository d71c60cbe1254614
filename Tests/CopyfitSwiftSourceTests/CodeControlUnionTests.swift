import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import Testing

@testable import CopyfitSwiftSource

/// What is known of a text that two controls of one name show.
struct CodeControlUnionTests {
  private static let place = SourceLocation(file: "A.swift", position: .init(line: 1, column: 1))

  private static func control(_ change: (inout CodeControl) -> Void = { _ in }) -> CodeControl {
    var control = CodeControl(name: "A › a", place: place, element: .label)
    control.font = .preferred(for: .body)
    change(&control)
    return control
  }

  private static func frame(_ points: Double, isExact: Bool = true) -> CodeControl {
    control {
      $0.height = ControlHeight(points: points, isExact: isExact)
      $0.heightDoubt = .fixedHeight
    }
  }

  @Test(arguments: [
    (frame(200), frame(30), ControlHeight(points: 200, isExact: false)),
    (frame(30), frame(30), ControlHeight(points: 30, isExact: true)),
    (frame(30), frame(30, isExact: false), ControlHeight(points: 30, isExact: false)),
    (frame(30), control(), nil), (control(), control(), nil),
  ])
  func heights(first: CodeControl, second: CodeControl, expected: ControlHeight?) {
    for union in [first.union(second), second.union(first)] {
      #expect(union.height == expected)
      #expect(union.heightDoubt == first.heightDoubt ?? second.heightDoubt)
    }
  }

  /// The font stays known at the larger of two maximum text sizes.
  @Test(
    arguments: [
      (.xxLarge, .accessibility1, .accessibility1), (.xxLarge, nil, nil), (nil, nil, nil),
    ] as [(ContentSizeCategory?, ContentSizeCategory?, ContentSizeCategory?)])
  func maximumSizes(
    first: ContentSizeCategory?, second: ContentSizeCategory?, expected: ContentSizeCategory?
  ) {
    let controls = [first, second].map { size in Self.control { $0.setting.maximumCategory = size }
    }
    for union in [controls[0].union(controls[1]), controls[1].union(controls[0])] {
      #expect(union.font == .preferred(for: .body))
      #expect(union.setting.maximumCategory == expected)
    }
  }

  /// Each property that decides the room, the font or the lines is joined: the union has what is true of both, whichever
  /// control is first.
  @Test func allProperties() {
    let changes: [String: (inout CodeControl) -> Void] = [
      "font": { $0.font = nil },
      "fontDoubt": { ($0.font, $0.fontDoubt) = (nil, .settingOfApp) },
      "setting": { $0.setting.lines = Label.LineLimit(2) }, "room": { $0.room = .fixed(40) },
      "view": { $0.view = "v" }, "heightDoubt": { $0.heightDoubt = .sharedScreen },
      "height": { $0.height = ControlHeight(points: 9, isExact: true) },
      "ignoresChanges": { $0.ignoresChanges = true }, "mayShrink": { $0.mayShrink = true },
      "doubts": { $0.doubts = [.oneSide] },
    ]
    // The others say where the text is, matter only with a known font, or are joined with the view's place in its row.
    let rest: Set = [
      "name", "place", "element", "isInBuiltInCell", "surface", "stack", "containers",
    ]
    let names = Set(Mirror(reflecting: Self.control()).children.compactMap(\.label))
    #expect(names == rest.union(changes.keys))
    for (name, change) in changes {
      let (first, second) = (Self.control(), Self.control(change))
      #expect(first.union(second) == second.union(first), "\(name)")
    }
  }
}
