public import CopyfitFindings
internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitSourceText

/// The report for programs, `copyfit.report/1`.
///
/// The order of its fields is that of the schema, `Schemas/report.schema.json`. A missing scalar or object is `null`;
/// an array is never `null`.
public struct JSONReport: StreamedReport {
  /// The schema's name and version.
  public static let schema = AuditReport.schema

  private let report: AuditReport
  private let hasNotes: Bool

  /// Creates the report of an audit.
  ///
  /// - Parameters:
  ///   - report: The result of the audit.
  ///   - hasNotes: Whether it contains all notes, which may be many, and not only those that fail the gate.
  public init(_ report: AuditReport, hasNotes: Bool = true) {
    (self.report, self.hasNotes) = (report, hasNotes)
  }

  /// Writes the document finding by finding, indented, with a line end at its end.
  public func write<Failure: Error>(
    to output: (String) throws(Failure) -> Void
  ) throws(Failure) {
    try JSONValue.write(
      Self.head(of: report, schema: Self.schema, hasNotes: hasNotes), last: "findings", to: output
    ) { () throws(Failure) in
      let findings = report.findings(withNotes: hasNotes)
      try JSONValue.write(list: findings.lazy.map(\.json), indent: 2, to: output)
    }
    try output("\n")
  }

  /// The fields of a report before its findings.
  static func head(
    of report: AuditReport, schema: String, hasNotes: Bool
  ) -> [JSONValue.Field] {
    JSONValue.fields([
      "schema": .string(schema),
      "tool": .object(["version": .string(report.toolVersion)]),
      "environment": .object([
        "icu": .string(report.environment.icu),
        "harfbuzz": .string(report.environment.harfbuzz),
        "freetype": .string(report.environment.freetype),
      ]),
      "projects": .array(report.projects.map(value)),
      "checked": value(of: report.checked),
      "gate": report.gate.json,
      "failures": .strings(report.failures),
      "fonts": .array(report.fonts.map(value)),
      "summary": summary(of: report, hasNotes: hasNotes),
      "coverage": value(of: report.coverage),
    ])
  }

  private static func value(of project: AuditReport.Project) -> JSONValue {
    var fields = JSONValue.fields(["name": .string(project.name), "path": .string(project.path)])
    if project.failing != AuditReport.Failing() {
      let counted = project.failing.counted.sorted { $0.key.rawValue < $1.key.rawValue }
      let rules = counted.map {
        JSONValue.Field(name: $0.key.rawValue, value: .bool($0.value))
      }
      let failing = JSONValue.fields([
        "level": .string(project.failing.level.rawValue), "counted": .object(rules),
      ])
      fields.append(.init(name: "failing", value: .object(failing)))
    }
    return .object(fields)
  }

  private static func value(of checked: AuditReport.Checked) -> JSONValue {
    var fields = JSONValue.fields([
      "locales": .strings(checked.locales),
      "categories": .strings(checked.categories.map(\.name)),
      "devices": .array(checked.devices.map(\.json)),
    ])
    if let revision = checked.since {
      fields.append(.init(name: "since", value: .string(revision)))
    }
    if let revision = checked.unchangedSince {
      fields.append(.init(name: "unchangedSince", value: .string(revision)))
    }
    if checked.assumesScaling {
      fields.append(.init(name: "assumesScaling", value: .bool(true)))
    }
    return .object(fields)
  }

  private static func value(of font: FontRecord) -> JSONValue {
    var fields: [JSONValue.Field] = [
      .init(name: "role", value: .string(font.role.rawValue)),
      .init(name: "postScriptName", value: .string(font.postScriptName)),
      .init(name: "version", value: .string(font.version)),
      .init(name: "sha256", value: .string(font.sha256)),
      .init(name: "standIn", value: .bool(font.standIn)),
    ]
    if !font.notes.isEmpty { fields.append(.init(name: "notes", value: .strings(font.notes))) }
    if let deviation = font.deviation {
      fields.append(.init(name: "deviation", value: deviation.json))
    }
    return .object(fields)
  }

  private static func summary(of report: AuditReport, hasNotes: Bool) -> JSONValue {
    let summary = report.summary
    return .object([
      "labels": .int(summary.labels), "strings": .int(summary.strings),
      "locales": .int(summary.locales), "cells": .int(summary.cells),
      "undecidedCells": .int(summary.undecidedCells),
      "findings": .object([
        "error": .int(summary.findings[.error] ?? 0),
        "warning": .int(summary.findings[.warning] ?? 0),
        "note": .int(summary.findings[.note] ?? 0),
      ]),
      "known": .int(report.count(of: .known)), "worse": .int(report.count(of: .worse)),
      "suppressed": .int(report.count(of: .suppressed)),
      "notesLeftOut": .int(
        report.leftOutNotes.values.reduce(0, +)
          + (hasNotes ? 0 : report.findings.count { report.isLeftOut($0) })),
    ])
  }

  private static func value(of coverage: AuditReport.Coverage) -> JSONValue {
    .object([
      "measured": .int(coverage.measured), "decided": .int(coverage.decided),
      "sourceOnly": .int(coverage.sourceOnly),
      "measuredLabels": .int(coverage.measuredLabels),
      "translations": coverage.translations.map {
        .object(["decided": .int($0.decided), "total": .int($0.total)])
      },
      "withoutFrame": .int(coverage.withoutFrame),
      "uses": .array(
        coverage.uses.map {
          .object([
            "place": .string($0.place.rawValue), "table": .string($0.table),
            "count": .int($0.count),
          ])
        }),
      "places": .array(
        coverage.places.map {
          .object([
            "place": .string($0.place.rawValue), "count": .int($0.count),
            "decided": .int($0.decided),
          ])
        }),
      "undecided": .int(coverage.undecided), "untranslated": .int(coverage.untranslated),
      "skipped": .array(
        coverage.skipped.map {
          .object([
            "what": .string($0.what.rawValue), "why": .string($0.why.text), "count": .int($0.count),
          ])
        }),
      "step": coverage.step.map {
        .object([
          "kind": .string($0.kind.rawValue), "subject": $0.subject.map(JSONValue.string),
          "count": .int($0.count),
        ])
      },
    ])
  }
}

extension AuditReport {
  /// The findings with their projects, without notes if they are not requested.
  func findings(withNotes hasNotes: Bool) -> some Sequence<Finding> {
    findingsWithProjects.lazy.filter { hasNotes || !isLeftOut($0) }
  }

  /// Whether a finding is a note that was not requested.
  fileprivate func isLeftOut(_ finding: Finding) -> Bool {
    finding.severity == .note && !isFailing(finding)
  }
}

extension Device {
  var json: JSONValue {
    switch self {
    case .canvas: .string("canvas")
    case .width(let width): .number(width)
    }
  }
}

extension SourceLocation {
  var json: JSONValue {
    .object([
      "file": .string(file), "line": .int(position.line), "column": .int(position.column),
    ])
  }
}
