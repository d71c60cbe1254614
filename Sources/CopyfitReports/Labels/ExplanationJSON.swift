internal import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitLabels
internal import CopyfitSourceText

/// The explanation of one label, for programs: `copyfit.explain/1`.
///
/// Lengths are in points. Only the first text, which is the worst, has its lines.
public struct ExplanationJSON: Sendable {
  /// The schema's name and version.
  public static let schema = "copyfit.explain/1"

  /// The document, indented, with a line end at its end.
  public let text: String

  /// Creates the document for a label.
  public init(_ explanation: LabelExplanation) {
    let (label, project) = (explanation.label, explanation.project)
    let value = JSONValue.object([
      "schema": .string(Self.schema),
      "project": .object(["name": .string(project.name), "path": .string(project.path)]),
      "gate": .object(["through": .string(project.through.name)]),
      "label": label.json,
      "uses": .array(explanation.uses.map(\.json)),
      "categories": .strings(
        label.dependsOnCategory ? explanation.categories.map(\.name) : ["all"]),
      "excess": explanation.excess.map(JSONValue.int),
      "texts": .array(
        explanation.fits.enumerated().map { index, fit in
          fit.json(of: label, lines: index == 0 ? explanation.lines : [])
        }),
    ])
    text = value.text
  }
}

extension InspectedUse {
  fileprivate var json: JSONValue {
    .object(["surface": surface.map(JSONValue.string), "source": place.json])
  }
}

extension InspectedLabel {
  /// The label without its texts.
  var json: JSONValue {
    .object([
      "id": .string(id), "name": .string(name), "bundle": .string(bundle), "table": .string(table),
      "key": .string(key), "keyAttribute": keyAttribute.map(JSONValue.string),
      "objectID": objectID.map(JSONValue.string),
      "document": model.document.map(JSONValue.string),
      "scene": model.scene.map(JSONValue.string),
      "source": source.json, "element": .string(element),
      "sourceText": sourceText.map(JSONValue.string),
      "allowedLines": .int(spec.lines), "mode": .string(spec.mode.rawValue),
      "minimumScaleFactor": spec.minimumScaleFactor.map(JSONValue.number),
      "minimumFontSize": spec.minimumFontSize.map(JSONValue.number),
      "scales": .bool(scales), "scalingProblem": scalingProblem.map(JSONValue.string),
      "fontDoubt": fontDoubt.map(JSONValue.string),
      "frames": .array(frames.map(\.json)), "doubt": doubt.map { .string($0.text) },
      "treatment": treatment.json, "missing": .strings(missing),
    ])
  }
}

extension Label.Treatment {
  fileprivate var json: JSONValue {
    let (name, reason): (String, String?) =
      switch self {
      case .measured: ("measured", nil)
      case .undecided(let doubt): ("undecided", doubt.text)
      case .skipped(let reason): ("skipped", reason.text)
      }
    return .object(["is": .string(name), "reason": reason.map(JSONValue.string)])
  }
}

extension Room {
  var json: JSONValue {
    .object([
      "device": device.json, "width": widthLimit.map(JSONValue.number),
      "height": heightLimit.map(JSONValue.number),
      "heightScaling": heightStyle.map { .string($0.name) },
      "origin": .object([
        "width": widthOrigin.map { .string($0.rawValue) },
        "height": heightOrigin.map { .string($0.rawValue) },
      ]),
    ])
  }
}

extension InspectedFit {
  /// - Parameter lines: The lines of each cell; empty for a text that is not shown in detail.
  func json(of label: InspectedLabel, lines: [[LabelLine]] = []) -> JSONValue {
    let isOneCell = !label.dependsOnCategory
    let cells = label.isLeftOut ? [] : cells
    return .object([
      "locale": .string(text.locale), "variant": text.variant.map(JSONValue.string),
      "boldText": .bool(boldText), "text": .string(text.text), "string": text.location.json,
      "isFromTable": .bool(text.isFromTable),
      "samples": .array(text.samples.map(\.json)),
      "font": fontName.map {
        .object(["postScriptName": .string($0), "standIn": .bool(isStandIn)])
      },
      "obstacle": obstacle.map(JSONValue.string), "missing": .strings(missing),
      "outcome": label.isLeftOut ? nil : first.map { .string(LabelWording.name($0.outcome)) },
      "certainty": cells.isEmpty ? nil : .string(isUncertain ? "uncertain" : "certain"),
      "first": label.isLeftOut ? nil : first.map { .string($0.category.name) },
      "leastSlack": label.isLeftOut ? nil : leastSlack.map(JSONValue.number),
      "cells": .array(
        cells.enumerated().map { index, cell in
          cell.json(
            on: label.frames[cell.frame].device, isOneCell: isOneCell,
            lines: lines.indices.contains(index) ? lines[index] : nil)
        }),
    ])
  }
}

extension ArgumentSample {
  fileprivate var json: JSONValue {
    .object(
      JSONValue.fields([
        "placeholder": .string(placeholder), "text": .string(text),
        "origin": .string(origin.rawValue),
      ]) + (source.map { JSONValue.fields(["source": $0.json]) } ?? []))
  }
}

extension InspectedFit.Cell {
  fileprivate func json(on device: Device, isOneCell: Bool, lines: [LabelLine]?) -> JSONValue {
    var fields: [JSONValue.Field] = [
      .init(name: "device", value: device.json),
      .init(name: "category", value: .string(isOneCell ? "all" : category.name)),
      .init(name: "size", value: .number(fit.pointSize)),
      .init(name: "font", value: .string(fontName)),
      .init(name: "lineCount", value: .int(fit.lineCount)),
      .init(name: "width", value: .number(fit.width)),
      .init(name: "height", value: .number(fit.height)),
      .init(
        name: "verdict",
        value: .string(decision == .grows ? decision.rawValue : fit.verdict.rawValue)),
    ]
    if decision == .undecided { fields.append(.init(name: "undecided", value: .bool(true))) }
    func add(_ name: String, _ value: JSONValue?) {
      if let value { fields.append(.init(name: name, value: value)) }
    }
    add("certainty", fit.certainty.map { .string($0.rawValue) })
    add("slack", fit.slack.map(JSONValue.number))
    add("scale", fit.scale.map(JSONValue.number))
    add("visibleText", visible.map { .string($0.text) })
    add("hiddenCharacters", visible.map { .int($0.hiddenCharacters) })
    add("fits", remedy?.json)
    add(
      "lines",
      lines.map { lines in
        .array(
          lines.map { .object(["text": .string($0.text), "width": .number($0.width)]) })
      })
    return .object(fields)
  }
}

extension LabelRemedy {
  fileprivate var json: JSONValue {
    .object([
      "width": width.map(JSONValue.number), "height": height.map(JSONValue.number),
      "lines": lines.map(JSONValue.int),
    ])
  }
}
