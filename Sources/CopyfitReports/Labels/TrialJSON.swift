internal import CopyfitFindings
internal import CopyfitDynamicType
public import CopyfitInspection
internal import CopyfitSourceText

/// Whether wordings would fit, for programs: `copyfit.try/1`.
public struct TrialJSON: Sendable {
  /// The schema's name and version.
  public static let schema = "copyfit.try/1"

  /// The document, indented, with a line end at its end.
  public let text: String

  /// Creates the JSON of a trial.
  public init(_ trial: TextTrial) {
    let value = JSONValue.object([
      "schema": .string(Self.schema),
      "locale": .string(trial.locale),
      "passed": .bool(trial.passes),
      "wordings": .array(
        trial.wordings.map { wording in
          .object([
            "text": .string(wording.text), "fits": .bool(wording.fits),
            "labels": .array(wording.judgments.map(\.json)),
            "problems": .array(wording.problems.map(\.json)),
          ])
        }),
      "today": .array(trial.today.map(\.json)),
      "unjudged": .array(
        trial.unjudged.map {
          .object([
            "project": .string($0.project.name), "id": .string($0.label.id),
            "reason": .string($0.reason),
          ])
        }),
    ])
    text = value.text
  }
}

extension TextTrial.Problem {
  fileprivate var json: JSONValue {
    .object([
      "rule": .string(rule.rawValue), "severity": .string(severity.rawValue),
      "message": .string(message),
    ])
  }
}

extension TextTrial.Judgment {
  fileprivate var json: JSONValue {
    .object([
      "project": .string(project.name), "id": .string(label.id), "name": .string(label.name),
      "through": .string(project.through.name), "outcome": .string(LabelWording.name(outcome)),
      "excess": excess.map(JSONValue.int),
      "frames": .array(label.frames.map(\.json)),
      "forms": .array(fits.map { $0.json(of: label) }),
    ])
  }
}
