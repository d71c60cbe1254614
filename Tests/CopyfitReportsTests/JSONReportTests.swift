import Copyfit
import CopyfitFindings
import CopyfitReports
import Foundation
import Testing

struct JSONReportTests {
  /// The fields in the documented order, with one locale of one finding in full.
  @Test func writesTheContractsFieldsInOrder() {
    var report = ReportFixture.clean
    var finding = ReportFixture.split
    finding.frames = []
    report.findings = [finding]
    report.fonts = []
    report.checked.categories = [.large]
    #expect(
      JSONReport(report).text == """
        {
          "schema": "copyfit.report/1",
          "tool": {"version": "0.1.0"},
          "environment": {"icu": "72.1", "harfbuzz": "6.0.0", "freetype": "2.12.1"},
          "projects": [
            {"name": "Freewheel", "path": "."}
          ],
          "checked": {
            "locales": ["ar", "de", "el", "en", "ja"],
            "categories": ["large"],
            "devices": ["canvas", 375]
          },
          "gate": {"through": "AX5", "passed": true, "reason": null},
          "failures": [],
          "fonts": [],
          "summary": {
            "labels": 60,
            "strings": 300,
            "locales": 5,
            "cells": 7104,
            "undecidedCells": 0,
            "findings": {"error": 0, "warning": 0, "note": 0},
            "known": 0,
            "worse": 0,
            "suppressed": 0,
            "notesLeftOut": 0
          },
          "coverage": {
            "measured": 300,
            "decided": 300,
            "sourceOnly": 0,
            "measuredLabels": 60,
            "translations": null,
            "withoutFrame": 0,
            "uses": [],
            "places": [],
            "undecided": 0,
            "untranslated": 0,
            "skipped": [],
            "step": null
          },
          "findings": [
            {
              "rule": "word-split",
              "severity": "warning",
              "message": "A word is split in de.",
              "fingerprint": "01234567",
              "project": null,
              "id": "App/Settings#name:speed",
              "name": "Settings › speed\\u001b[31m",
              "bundle": null,
              "table": null,
              "document": null,
              "scene": null,
              "key": "settings.speed",
              "source": {"file": "copyfit.yml", "line": 8, "column": 5},
              "count": null,
              "frames": [],
              "font": {"postScriptName": "Inter-Bold", "size": 20.5, "scales": false, "standIn": false},
              "allowedLines": 0,
              "advice": null,
              "locales": [
                {
                  "locale": "de",
                  "fingerprint": "89abcdef",
                  "severity": "warning",
                  "status": "new",
                  "certainty": null,
                  "variant": null,
                  "boldText": false,
                  "copiesSource": false,
                  "string": null,
                  "devices": ["canvas"],
                  "categories": ["all"],
                  "first": "large",
                  "worst": {"category": "large", "device": "canvas"},
                  "text": "Geschwindigkeits\\u202ebegrenzung",
                  "visibleText": null,
                  "hiddenCharacters": null,
                  "requiredLines": null,
                  "overflow": null,
                  "tight": null,
                  "fits": {"width": 204.31, "height": null, "lines": null, "largestCategory": null},
                  "advice": "give it a frame 204.4 pt wide",
                  "characters": [],
                  "labels": null,
                  "emptyPlaceholders": []
                }
              ]
            }
          ]
        }

        """)
  }

  /// A finding that is new in any language is new; only then it counts for its severity.
  @Test func countsWhatIsAccepted() {
    var report = ReportFixture.report
    report.findings[0].locales[0].status = .known
    report.findings[0].locales[1].status = .worse
    report.findings[1].status = .suppressed
    report.findings[2].status = .known
    report.findings[3].status = .known
    let text = JSONReport(report).text
    #expect(text.contains("\"known\": 2,\n    \"worse\": 1,\n    \"suppressed\": 1,\n"))
  }

  @Test func isJSONAndAlwaysTheSame() throws {
    let text = JSONReport(ReportFixture.report).text
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
    #expect(JSONReport(ReportFixture.report).text == text)
  }

  /// A finding says how to fix it: for each language, or as a whole.
  @Test func everyFindingHasAdvice() throws {
    var report = ReportFixture.report
    var clipping = ReportFixture.truncation
    (clipping.rule, clipping.locales) = (.verticalClipping, [clipping.locales[0]])
    clipping.locales[0].fits?.ways = []
    clipping.locales[0].goesWith = .truncation
    report.findings.append(clipping)
    let advice = report.findings.flatMap { finding in
      finding.locales.map(finding.advice(for:)) + [finding.advice].compactMap(\.self)
    }
    #expect(
      advice == [
        "allow 2 lines or give it a frame 356.3 pt wide",
        "allow 2 lines or give it a frame 356.3 pt wide",
        "remove what is at this place: a second semicolon, a merge marker or a '#' comment",
        "give it a frame 204.4 pt wide",
        "install a font for the script, or replace the character",
        "use a text style, in UIKit with 'adjustsFontForContentSizeCategory'",
        "use a text style, in UIKit with 'adjustsFontForContentSizeCategory'",
        "fix the 'truncation' finding of this label",
      ])
    let text = JSONReport(report).text
    let decoded = try JSONDecoder().decode(AuditReport.self, from: Data(text.utf8))
    #expect(JSONReport(decoded).text == text)
    // Only what was measured makes a text fit.
    let page = ReportFormat.pretty.render(decoded)
    #expect(page.contains("to fit, give it a frame 204.4 pt wide"))
    #expect(!page.contains("to fit, fix") && !page.contains("to fit, remove"))
  }

  @Test func aFindingOnAFontHasNoCategories() throws {
    var report = ReportFixture.clean
    report.findings = [ReportFixture.missing]
    let text = JSONReport(report).text
    #expect(text.contains(#""categories": [],"#))
    #expect(text.contains(#""characters": ["U+4E2D", "U+1F600"],"#))
    #expect(text.contains(#""labels": 3"#))
  }
}
