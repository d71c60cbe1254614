import Copyfit
import Foundation
import Testing

@testable import CopyfitStream

/// Labels drawn at random: a label archived as JSON is that of a request, and has the same answers.
struct LabelFieldsTests {
  private static let inter = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  private static let texts = [
    ("Zahlungsmittel verwalten", "de"), ("Συνέχεια στο ταμείο", "el"), ("الانتقال إلى الدفع", "ar"),
    ("レジに進む", "ja"), ("결제하고 계속하기", "ko"), ("a\n\nb \u{378}", "en"), ("", "und"),
  ]
  private static let fonts: [Font] = [
    .body, .headline.italic(), .system(size: 15, weight: .semibold), .footnote.weight(.black),
    .custom("Inter", size: 17, relativeTo: .title3), .custom("Nobody-Regular", fixedSize: 17),
    Font(.file(inter, size: 17.5)), Font(.file(inter, size: 12)).variation("wght", 650),
  ]

  /// A label with about a third of all properties changed.
  private static func label(_ source: inout some RandomNumberGenerator) -> LabelSpec {
    var label = LabelSpec(font: fonts.randomElement(using: &source) ?? .body)
    func set<Value>(_ property: WritableKeyPath<LabelSpec, Value>, _ values: [Value]) {
      guard Int.random(in: 0..<3, using: &source) == 0 else { return }
      if let value = values.randomElement(using: &source) { label[keyPath: property] = value }
    }
    set(\.width, [0.5, 44, 120, 280.333, 1e6])
    set(\.height, [12, 44.5, 200])
    set(\.lines, [1, 2, 10])
    set(\.mode, LabelSpec.Mode.allCases)
    set(\.minimumScaleFactor, [0, 0.1, 0.5, 1])
    set(\.minimumFontSize, [0, 0.01, 8, 20])
    set(\.minimumCategory, [.small, .large])
    set(\.maximumCategory, [.large, .accessibility1])
    set(\.allowsTightening, [true])
    set(\.lineBreakStrategy, [.none])
    set(\.letterSpacing, [-2, 0.5, 30])
    set(\.direction, LabelSpec.Direction.allCases)
    set(\.displayScale, [1, 2])
    set(\.boldText, [true])
    set(\.opticalSize, [.none])
    set(\.paragraph.lineSpacing, [4])
    set(\.paragraph.lineHeightMultiple, [1.5])
    set(\.behavior.linePitch, [.textStyle])
    set(\.behavior.shrinksMultiline, [true])
    return label
  }

  @Test func anArchivedLabelIsThatOfARequest() throws {
    var source = SeededGenerator(seed: 24)
    for _ in 0..<500 {
      let label = Self.label(&source)
      let json = try JSONEncoder().encode(label)
      #expect(try JSONDecoder().decode(LabelSpec.self, from: json) == label)
      #expect(
        try LabelSpec(fields: Array(json)) == label, "\(String(decoding: json, as: UTF8.self))")
    }
  }

  @Test func theStreamAnswersAsTheLibraryDoes() throws {
    var source = SeededGenerator(seed: 25)
    let library = try FontLibrary()
    var worker = RequestWorker(fonts: library)
    var fitter = LabelFitter(fonts: library)
    for number in 0..<100 {
      let (text, locale) = Self.texts[number % Self.texts.count]
      let question = LabelQuestion(
        text: text, locale: locale, label: Self.label(&source), includesRemedies: true)
      let json = try JSONEncoder().encode(question)
      let fields = String(decoding: json, as: UTF8.self)
      let answer = try fitter.answer(to: question)
      let request = try Self.request(question)
      var results: [FitResult] = []
      try worker.fit(request) { results.append($0) }
      #expect(results.map(\.fit) == answer.fits, "\(fields)")
      for result in results {
        let category = try #require(result.category)
        #expect(result.visible == answer.visibleTexts[category], "\(fields)")
        #expect(result.remedy == answer.remedies[category], "\(fields)")
        #expect(result.missing == answer.missing)
      }
    }
  }

  /// The request with a question's text and the fields of its label.
  private static func request(_ question: LabelQuestion) throws -> FitRequest {
    var fields = try #require(
      JSONSerialization.jsonObject(with: JSONEncoder().encode(question.label)) as? [String: Any])
    fields.merge(
      ["text": question.text, "locale": question.locale, "categories": "all", "details": true]
    ) { $1 }
    let line = Array(try JSONSerialization.data(withJSONObject: fields))
    return try RequestParser.parse(line, in: line.indices).request.get()
  }

  @Test(arguments: [
    (#"{"style":"body","text":"a"}"#, "unknown-field"),
    (#"{"style":"body","id":1}"#, "unknown-field"),
    (#"{"style":"body","categories":"all"}"#, "unknown-field"), ("{}", "missing-field"),
    (#"{"system":true,"sizes":[1,2]}"#, "out-of-range"), (#"{"system":true}"#, "missing-field"),
    (#"{"style":"body","width":1,"width":2}"#, "duplicate-field"), ("[]", "wrong-type"),
    ("", "not-json"), (#"{"style":"body"}x"#, "not-json"),
    (#"{"style":"body","lines":-1}"#, "out-of-range"),
    (#"{"style":"body","minimumScaleFactor":-1}"#, "out-of-range"),
    (#"{"style":"footnote2"}"#, "unknown-value"), (#"{"font":"footnote2"}"#, "invalid-value"),
    (#"{"system":true,"size":17,"relativeTo":"footnote2"}"#, "unknown-value"),
    (#"{"font":"system(size: 1000000)"}"#, "out-of-range"),
  ])
  func othersAreErrors(json: String, code: String) {
    let error = #expect(throws: RequestError.self) { try LabelSpec(fields: Array(json.utf8)) }
    #expect(error?.code == code)
  }

  /// A size alone is fixed, and on another system it is the one that is drawn there.
  @Test(arguments: [
    (#""sizes":[16]"#, 16.0), (#""sizes":[14],"profile":"android","fontScale":2"#, 26),
  ])
  func oneSizeIsThatOfAllCategories(fields: String, size: Double) throws {
    let label = try LabelSpec(fields: Array(#"{"font":"\#(Self.inter)",\#(fields)}"#.utf8))
    #expect(label.font.descriptor.pointSize(at: .accessibility5) == size)
  }
}

/// The same numbers in each run.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
