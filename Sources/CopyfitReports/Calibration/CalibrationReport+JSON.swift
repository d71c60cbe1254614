internal import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitSourceText

extension CalibrationReport {
  /// The comparison for programs, `copyfit.calibration/1`, with a line end at its end.
  ///
  /// Deviations and margins are percentages of the computed width; lengths are in points.
  public var json: String {
    JSONValue.object([
      "schema": .string("copyfit.calibration/1"),
      "fonts": .array(fonts.map(\.value)),
      "leftOut": .array(
        leftOut.map { .object(["reason": .string($0.reason), "count": .int($0.count)]) }),
      "corrections": .array(corrections.map(\.value)),
    ]).text
  }
}

extension CalibrationReport.Font {
  fileprivate var value: JSONValue {
    .object([
      "postScriptName": .string(postScriptName), "standIn": .bool(standIn), "target": target?.value,
      "bands": .array(bands.map(\.value)), "lineHeights": lineHeights.value,
      "wrappedHeights": wrappedHeights.value,
    ])
  }
}

extension CalibrationReport.Band {
  fileprivate var value: JSONValue {
    .object([
      "sizes": sizes.value, "texts": .int(texts), "widths": .int(statistics.count),
      "median": .percent(statistics.median), "mean": .percent(statistics.mean),
      "spread": .percent(statistics.spread), "largest": .percent(statistics.largest),
      "assumedMargin": assumedMargin.map(JSONValue.percent),
      "withinAssumedMargin": withinAssumedMargin.map(JSONValue.int),
      "samples": .array(samples.map(\.value)),
      "outliers": .array(
        outliers.map { .object(["reason": .string($0.reason), "sample": $0.sample.value]) }),
      "correction": correction?.value,
    ])
  }
}

extension CalibrationReport.Heights {
  fileprivate var value: JSONValue {
    .object([
      "compared": .int(samples.count), "equal": .int(equal),
      "different": .array(different.map(\.lengths)),
    ])
  }
}

extension CalibrationReport.Sample {
  fileprivate var value: JSONValue {
    guard case .object(let fields) = lengths else { return lengths }
    return .object(
      fields + [
        .init(name: "deviation", value: .percent(deviation)),
        .init(name: "uncertainty", value: .percent(uncertainty)),
      ])
  }

  fileprivate var lengths: JSONValue {
    .object([
      "text": .string(text), "label": .string(label), "source": location.json,
      "origin": .string(origin.rawValue), "category": category.map { .string($0.name) },
      "size": .number(pointSize), "measured": .number(measured), "computed": .number(computed),
    ])
  }
}

extension FontCalibration.Target {
  /// The font's name; `system` for the system font.
  fileprivate var name: String {
    switch font {
    case .system: "system"
    case .substituted(let name): name
    }
  }

  fileprivate var design: FontDesign? {
    switch font {
    case .system(let design): design
    case .substituted: nil
    }
  }

  fileprivate var value: JSONValue {
    .object([
      "font": .string(name), "design": design.map { .string($0.rawValue) },
      "weight": weight.map { .int($0.rawValue) }, "italic": .bool(isItalic),
    ])
  }
}

extension FontCalibration.Entry {
  /// The entry with its margin in percent.
  var value: JSONValue {
    .object([
      "font": .string(target.name), "design": target.design.map { .string($0.rawValue) },
      "weight": target.weight.map { .int($0.rawValue) }, "italic": .bool(target.isItalic),
      "sizes": sizes.value, "factor": .number(factor), "margin": .percent(margin),
      "labels": texts.map(JSONValue.int), "source": source.map(JSONValue.string),
    ])
  }
}

extension ClosedRange<Double> {
  fileprivate var value: JSONValue { .array([.number(lowerBound), .number(upperBound)]) }
}

extension JSONValue {
  /// A fraction as a percentage.
  static func percent(_ share: Double) -> JSONValue { .number(share * 100) }
}
