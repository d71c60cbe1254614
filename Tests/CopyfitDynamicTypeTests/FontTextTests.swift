import CopyfitDynamicType
import Testing

/// Each font that describes itself is read as the same font.
struct FontTextTests {
  private static let descriptors: [FontDescriptor] = {
    let faces: [FontDescriptor.Face] = [
      .system(.standard), .system(.rounded), .named("A \"B\" \\", family: nil),
      .named("Inter-Bold", family: "Inter"), .named("system", family: nil), .family("Inter, X"),
      .file(path: "Fonts/A (1).otf", index: 0), .file(path: "B#2.ttc", index: 3),
    ]
    let sizings: [FontDescriptor.Sizing] = [.fixed, .textStyle(.footnote2), .metrics(.title2)]
    return faces.flatMap { face in
      sizings.flatMap { sizing in
        var plain = FontDescriptor(face: face, pointSize: 17.25, sizing: sizing)
        let bare = plain
        plain.minimumPointSize = 1e-7
        plain.maximumPointSize = 1e21
        plain.weight = FontWeight(rawValue: 450)
        plain.width = FontWidth(rawValue: 0.05)
        plain.traits = [.italic, .bold, .tightLeading]
        plain.sizeFactor = 0.1
        plain.variations = [
          FontVariation(axis: "wght", value: 450.5), FontVariation(axis: "a, b", value: -5),
        ]
        plain.features = [FontFeature("tnum"), FontFeature("ss01", 3), FontFeature("tnum", 0)]
        return [bare, plain]
      }
    }
  }()

  private static let providers: [Font.Provider] = {
    var all = descriptors.map { Font.Provider.concrete($0) }
    let weights: [FontWeight?] = [nil, .bold, FontWeight(rawValue: 1), FontWeight(rawValue: 1000)]
    for weight in weights {
      for design in FontDesign.allCases {
        all.append(.system(size: 0.001, weight: weight, design: design))
        for style in TextStyle.allCases {
          all.append(.textStyle(style, design: design, weight: weight))
        }
      }
    }
    let styles: [TextStyle?] = [nil, .body, .extraLargeTitle2]
    return all + styles.map { .named("A\u{301}\n😀", size: 17, relativeTo: $0) }
  }()

  private static let modifiers: [Font.Modifier] = [
    .italic, .bold, .weight(.medium), .weight(FontWeight(rawValue: 999)), .width(.compressed),
    .width(FontWidth(rawValue: -0.7)), .monospaced, .monospacedDigit, .smallCaps,
    .lowercaseSmallCaps, .uppercaseSmallCaps, .scaled(by: 1.0 / 3),
    .pointSizeLimits(minimum: 12, maximum: nil), .pointSizeLimits(minimum: nil, maximum: 12.5),
    .pointSizeLimits(minimum: 1, maximum: 2),
    .variation(FontVariation(axis: "a)\"", value: -1e9)), .feature(FontFeature("smcp", .max)),
    .leading(.tight), .leading(.standard), .leading(.loose),
  ]

  @Test func everyProviderIsRead() throws {
    for provider in Self.providers {
      let font = Font(provider)
      #expect(try Font(parsing: font.description) == font, "\(font)")
    }
  }

  @Test func everyPairOfModifiersIsRead() throws {
    for first in Self.modifiers {
      for second in Self.modifiers {
        let font = Font.body.modified(by: first).modified(by: second)
        #expect(try Font(parsing: font.description) == font, "\(font)")
      }
    }
  }

  @Test(arguments: [
    (#"descriptor("Inter")"#, "size"), (#"descriptor(size: 17)"#, "family"),
    (#"descriptor("Inter", size: 17, traits: "fat")"#, "italic, bold"),
    (#"descriptor("Inter", size: 17, variations: "wght")"#, "wght 450"),
    (#"descriptor("Inter", size: 17, variations: "wght 900,slnt -5")"#, "variations"),
    (#"descriptor("Inter", size: 17, variations: "wght 900, ")"#, "variations"),
    (#"descriptor("Inter", size: 17, features: "tnumX1")"#, "features"),
    (#"descriptor("Inter", size: 17, features: "tnum 0.5")"#, "features"),
    (#"descriptor("Inter", size: 17, wieght: .bold)"#, "wieght"),
    (#"descriptor(file: "A.ttc", index: 0.5, size: 17)"#, "index"),
  ])
  func invalidDescriptorsAreErrors(text: String, named: String) {
    let error = #expect(throws: DynamicTypeError.self) { try Font(parsing: text) }
    #expect(error?.description.contains(named) == true)
  }
}
