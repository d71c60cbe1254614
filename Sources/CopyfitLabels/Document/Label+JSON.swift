internal import CopyfitDynamicType
internal import CopyfitSourceText
internal import CopyfitUnicode

extension Label {
  /// The label as JSON, for the member `labels`; default values are left out.
  var json: JSONValue {
    .object(
      identity + fontFields + setting.fields
        + Self.sparse([
          "scales": scaling == .onceOnly ? .bool(false) : nil,
          "sizedBySystem": scaling.isOfSystem ? .bool(true) : nil,
          "surface": .string(surface.rawValue), "rooms": .array(rooms.map(\.json)),
          "doubts": doubts.isEmpty ? nil : .strings(doubts.map(\.text)),
          "unknown": unknown.isEmpty
            ? nil : .strings(Property.allCases.filter(unknown.contains).map(\.rawValue)),
        ]))
  }

  private var identity: [JSONValue.Field] {
    Self.sparse([
      "id": .string(id), "name": .string(name), "opening": opening.map(JSONValue.string),
      "source": source.json, "texts": .array(texts.map(\.json)),
      "locales": locales.map(JSONValue.strings),
      "samples": samples.isEmpty
        ? nil
        : .object(samples.map { JSONValue.Field(name: $0.placeholder, value: $0.json) }),
      "document": document.map(JSONValue.string), "scene": scene.map(JSONValue.string),
      "element": element == .label ? nil : .string(element.rawValue),
      "builtInCell": isInBuiltInCell ? .bool(true) : nil,
    ])
  }

  private var fontFields: [JSONValue.Field] {
    unknown.contains(.font) ? [] : [JSONValue.Field(name: "font", value: FontSpelling(font).json)]
  }

  /// The fields that have a value.
  fileprivate static func sparse(
    _ fields: KeyValuePairs<String, JSONValue?>
  ) -> [JSONValue.Field] {
    fields.compactMap { field in
      field.value.map { JSONValue.Field(name: field.key, value: $0) }
    }
  }
}

extension Label.Sample {
  /// The text, with its place if it is an example.
  fileprivate var json: JSONValue {
    source.map { .object(["text": .string(text), "source": $0.json]) } ?? .string(text)
  }
}

extension Label {
  /// The font in an app's notation, such as `custom("Inter", size: 17, relativeTo: .body)`.
  public var fontText: String { FontSpelling(font).text }
}

extension Label.Setting {
  /// The differences from a label's defaults.
  fileprivate var fields: [JSONValue.Field] {
    let usual = Self()
    return Label.sparse([
      "lines": .int(lines.atLeast),
      "linesAtMost": lines.atLeast == lines.atMost ? nil : .int(lines.atMost),
      "mode": lineBreakMode == usual.lineBreakMode ? nil : .string(lineBreakMode.rawValue),
      "minimumScaleFactor": shrinking.minimumScaleFactor.map(JSONValue.number),
      "minimumFontSize": shrinking.minimumFontSize.map(JSONValue.number),
      "minimumCategory": effectiveMinimumCategory.map { .string($0.name) },
      "maximumCategory": maximumCategory.map { .string($0.name) },
      "paragraph": paragraph == usual.paragraph ? nil : paragraph.json,
      "tightening": allowsTightening ? .bool(true) : nil,
      "letterSpacing": letterSpacing == 0 ? nil : .number(letterSpacing),
      "textCase": textCase.map { .string($0.rawValue) },
      "opticalSize": followsOpticalSize ? nil : .string("none"),
      "direction": direction == usual.direction ? nil : .string(direction.rawValue),
      "lineBreakStrategy": lineBreakStrategy == usual.lineBreakStrategy
        ? nil : .string(lineBreakStrategy.rawValue),
      "behavior": behavior == usual.behavior ? nil : behavior.json,
    ])
  }
}

extension UnverifiedBehavior {
  /// The differences from the default behavior.
  fileprivate var json: JSONValue {
    let usual = Self()
    func changed(_ path: KeyPath<Self, Bool>) -> JSONValue? {
      self[keyPath: path] == usual[keyPath: path] ? nil : .bool(self[keyPath: path])
    }
    func changed<Value: RawRepresentable<String> & Equatable>(
      _ path: KeyPath<Self, Value>
    ) -> JSONValue? {
      self[keyPath: path] == usual[keyPath: path] ? nil : .string(self[keyPath: path].rawValue)
    }
    return .sparse([
      "fallbackLineHeight": changed(\.fallbackLineHeight), "linePitch": changed(\.linePitch),
      "opensLineAfterFinalTerminator": changed(\.opensLineAfterFinalTerminator),
      "pushOut": changed(\.pushOut),
      "joinsHardBreaksInOneLine": changed(\.joinsHardBreaksInOneLine),
      "shrinksMultiline": changed(\.shrinksMultiline),
      "builtInCellLines": changed(\.builtInCellLines),
      "tallScriptLines": changed(\.tallScriptLines),
    ])
  }
}

extension ParagraphStyle {
  /// The differences from a paragraph style without effect.
  fileprivate var json: JSONValue {
    let usual = Self()
    func changed(_ value: Double, _ path: KeyPath<Self, Double>) -> JSONValue? {
      value == usual[keyPath: path] ? nil : .number(value)
    }
    return .sparse([
      "lineHeightMultiple": changed(lineHeightMultiple, \.lineHeightMultiple),
      "minimumLineHeight": changed(minimumLineHeight, \.minimumLineHeight),
      "maximumLineHeight": changed(maximumLineHeight, \.maximumLineHeight),
      "lineSpacing": changed(lineSpacing, \.lineSpacing),
      "paragraphSpacing": changed(paragraphSpacing, \.paragraphSpacing),
      "paragraphSpacingBefore": changed(paragraphSpacingBefore, \.paragraphSpacingBefore),
    ])
  }
}
