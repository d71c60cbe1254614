internal import Copyfit
internal import CopyfitFindings
internal import CopyfitDynamicType
internal import CopyfitSourceText

extension Finding {
  var json: JSONValue {
    .object(
      jsonFields + [
        .init(name: "locales", value: .array(locales.map { $0.json(advice: advice(for: $0)) }))
      ])
  }

  /// The fields of a finding before its locales.
  var jsonFields: [JSONValue.Field] {
    JSONValue.fields([
      "rule": .string(rule.rawValue),
      "severity": .string(severity.rawValue),
      "message": .string(message),
      "fingerprint": .string(fingerprint),
      "project": project.map(JSONValue.string),
      "id": id.map(JSONValue.string),
      "name": name.map(JSONValue.string),
      "bundle": bundle.map(JSONValue.string),
      "table": table.map(JSONValue.string),
      "document": document.map(JSONValue.string),
      "scene": scene.map(JSONValue.string),
      "key": key.map(JSONValue.string),
      "source": source?.json,
      "count": count.map(JSONValue.int),
      "frames": .array(frames.map(\.json)),
      "font": font?.json,
      "allowedLines": allowedLines.map(JSONValue.int),
      "advice": advice.map(JSONValue.string),
    ])
  }
}

extension Finding.Frame {
  fileprivate var json: JSONValue {
    let size = JSONValue.fields([
      "device": device.json,
      "width": width.map(JSONValue.number),
      "height": height.map(JSONValue.number),
    ])
    let scaling =
      heightStyle.map { JSONValue.fields(["heightScaling": .string($0.name)]) } ?? []
    let origin = JSONValue.fields([
      "origin": .object([
        "width": widthOrigin.map { .string($0.rawValue) },
        "height": heightOrigin.map { .string($0.rawValue) },
      ])
    ])
    return .object(size + scaling + origin)
  }
}

extension Finding.Font {
  fileprivate var json: JSONValue {
    .object([
      "postScriptName": .string(postScriptName), "size": .number(size), "scales": .bool(scales),
      "standIn": .bool(standIn),
    ])
  }
}

extension LocaleFinding {
  /// - Parameter advice: How to fix it, in words.
  func json(advice: String) -> JSONValue {
    let fields = JSONValue.fields([
      "locale": .string(locale),
      "fingerprint": .string(fingerprint),
      "severity": .string(severity.rawValue),
      "status": .string(status.rawValue),
      "certainty": certainty.map { .string($0.rawValue) },
      "variant": variant.map(JSONValue.string),
      "boldText": .bool(boldText),
      "copiesSource": .bool(copiesSource),
      "string": string?.json,
      "devices": .array(devices.map(\.json)),
      "categories": .strings(isOneCell ? ["all"] : categories.map(\.name)),
      "first": (isOneCell ? .large : first).map { .string($0.name) },
      "worst": worst.map(json(of:)),
      "text": text.map(JSONValue.string),
      "visibleText": visibleText.map(JSONValue.string),
      "hiddenCharacters": hiddenCharacters.map(JSONValue.int),
      "requiredLines": requiredLines.map(JSONValue.int),
      "overflow": overflow.map {
        .object(["width": .number($0.width), "height": .number($0.height)])
      },
      "tight": tight.map(JSONValue.bool),
      "fits": fits?.json,
      "advice": .string(advice),
      "characters": .strings(characters),
      "labels": labels.map(JSONValue.int),
      "emptyPlaceholders": .strings(emptyPlaceholders),
    ])
    let late = certainLater.map { JSONValue.fields(["certainFrom": .string($0.name)]) } ?? []
    return .object(fields + late)
  }

  private func json(of worst: Cell) -> JSONValue {
    let category = isOneCell ? .large : worst.category
    return .object(["category": .string(category.name), "device": worst.device.json])
  }
}

extension LocaleFinding {
  /// Whether the label does not scale, so that all categories are the same cell.
  var isOneCell: Bool { categories.isEmpty && worst != nil }
}

extension LocaleFinding.Remedy {
  fileprivate var json: JSONValue {
    .object([
      "width": width.map(JSONValue.number), "height": height.map(JSONValue.number),
      "lines": lines.map(JSONValue.int),
      "largestCategory": largestCategory.map { .string($0.name) },
    ])
  }
}
