internal import Copyfit
internal import CopyfitSourceText

extension FontDeviation {
  /// The margins in percent.
  var json: JSONValue {
    .object([
      "assumed": assumed.map { assumed in
        .object([
          "least": .percent(assumed.lowerBound), "largest": .percent(assumed.upperBound),
        ])
      },
      "measured": .array(measured.map(\.value)),
    ])
  }
}
