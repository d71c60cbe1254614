import CopyfitTestSupport
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
