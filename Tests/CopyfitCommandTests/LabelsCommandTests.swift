import CopyfitTestSupport
import Foundation
import Testing

/// `copyfit labels`.
struct LabelsCommandTests {
  @Test func showsEachLabelInAParagraph() throws {
    let project = try SmallProject(settings: "name: Small")
    let run = try CommandRun(["labels", project.path, "--color", "never"])
    #expect(run.messages.isEmpty)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Localizable › title “Confirm the payment”
        App/Localizable#label:title
        copyfit.yml:1:10
        Text     “Confirm the payment”, title of App/Localizable
        Font     system(size: 17)
        Lines    1 line, truncated at the end
        Width    60 pt (configured)
        Height   any

        Small: 1 label

        """)
  }

  /// A text that is never shown is known all the same.
  @Test(.enabled(if: SwiftReader.isPossible, Comment(rawValue: SwiftReader.requirement)))
  func showsATextThatIsNeverShown() throws {
    let project = try SmallProject(files: [
      "App/de.lproj/Localizable.strings": #""gone" = "Nie da";"#,
      "App/V.swift": """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View {
        var body: some View { if false { Text("gone") } }
      }
      """,
    ])
    try Data(#""gone" = "Never there"; "title" = "Pay";"#.utf8)
      .write(to: URL(filePath: project.path + "/App/en.lproj/Localizable.strings"))
    let output = try CommandRun(["labels", project.path, "--color", "never"]).output
    #expect(output.contains("\nText     “Never there”, gone of App/Localizable\n"), "\(output)")
    let reason = "never shown: a condition around it is never true"
    #expect(output.contains("\nCheck    left out: \(reason)\n"), "\(output)")
    #expect(output.components(separatedBy: reason).count == 2)
  }

  @Test func writesAFileOfLabels() throws {
    let run = try CommandRun([
      "labels", CommandRun.sampleApp, "--format", "json", "--device", "375",
    ])
    #expect(run.status == 0)
    #expect(try SchemaCheck("labels-2").problems(in: run.output) == [])
    #expect(run.output.contains(#""schema": "copyfit.labels/2""#))
    #expect(run.output.contains(#""id": "App/Checkout#nji-Y6-bC1.text""#))
  }
}
