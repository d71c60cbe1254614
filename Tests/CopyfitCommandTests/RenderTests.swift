import Foundation
import Testing

@testable import CopyfitCommand

struct RenderTests {
  private func render(_ words: String...) throws -> CommandRun {
    try CommandRun(["render"] + words)
  }

  private func render(label words: String...) throws -> CommandRun {
    try CommandRun(["render"] + words.prefix(1) + [CommandRun.sampleApp] + words.dropFirst())
  }

  @Test(arguments: ["App/Localizable#label:badge.savings", "badge.savings", "Save 15%"])
  func drawsALabelByIdentityKeyOrText(name: String) throws {
    let run = try render(label: name)
    #expect(run.messages.isEmpty)
    #expect(run.status == 0)
    #expect(run.output.contains("<title>Localizable › badge.savings “Save 15%”</title>"))
    #expect(try run.output == render(label: "label:badge.savings").output)
  }

  @Test func aDashIsStandardOutput() throws {
    let words = ["--text", "Pay now", "--style", "body"]
    let run = try CommandRun(["render"] + words + ["-o", "-"])
    #expect(run.status == 0, "\(run.messages)")
    #expect(try run.output == CommandRun(["render"] + words).output)
  }

  @Test func drawsALabelOfAStoryboard() throws {
    let run = try render(label: "nHt-AJ-dI3", "--locale", "el", "--device", "375")
    #expect(run.status == 0)
    #expect(run.output.contains("<title>Checkout › Checkout › Cancellation Terms"))
  }

  @Test(arguments: [
    (["badge.savings"], ["--locale", "de"]), (["badge.savings"], ["--category", "AX3"]),
    (["badge.savings"], ["--bold-text"]),
    (["Secure payment", "--category", "AX5"], ["--assume-scaling"]),
    (["--text", "Pay now", "--style", "body"], ["--bold-text"]),
  ])
  func drawsItInAnotherWay(words: [String], option: [String]) throws {
    let words = words + (words[0] == "--text" ? [] : [CommandRun.sampleApp])
    let plain = try CommandRun(["render"] + words)
    let run = try CommandRun(["render"] + words + option)
    #expect((plain.status, run.status) == (0, 0), "\(run.messages)")
    #expect(run.output != plain.output)
  }

  @Test func knowsALocaleInAnyForm() throws {
    let run = try render(label: "badge.savings", "--locale", "pt_BR")
    #expect(run.status == 0, "\(run.messages)")
    #expect(try run.output == render(label: "badge.savings", "--locale", "pt-BR").output)
  }

  @Test func withoutAConfigurationInterfaceBuilderSpeaks() throws {
    let source = CommandRun.sampleApp + "/App/Base.lproj/Checkout.storyboard"
    let text = try String(contentsOfFile: source, encoding: .utf8)
    let project = try SmallProject(files: ["App/Base.lproj/Checkout.storyboard": text])
    try FileManager.default.removeItem(atPath: project.path + "/copyfit.yml")
    let run = try render("nHt-AJ-dI3", project.path)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.contains("Cancellation Terms"))
  }

  @Test func takesAConfigurationByName() throws {
    let project = try SmallProject()
    let configuration = project.path + "/other.yml"
    try Data("labels: [{ name: wide, key: title, frame: { width: 300 }, style: body }]".utf8)
      .write(to: URL(filePath: configuration))
    let run = try render("wide:title", project.path, "--config", configuration)
    #expect(run.status == 0, "\(run.messages)")
  }

  @Test(arguments: ["svg", "png", "PNG"])
  func writesWhatTheFilesNameSays(ending: String) throws {
    let project = try SmallProject()
    let file = project.path + "/label." + ending
    let run = try render("title", project.path, "-o", file)
    #expect(run.status == 0, "\(run.messages)")
    #expect(run.output.isEmpty)
    let start = try Data(contentsOf: URL(filePath: file)).prefix(4)
    #expect(Array(start) == (ending == "svg" ? Array("<svg".utf8) : [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [
    (["title", "--font", "a.otf"], "'LABEL' and '--font' cannot be given together"),
    (["title", "--size", "17"], "'LABEL' and '--size' cannot be given together"),
    (["title", "--width", "10"], "'LABEL' and '--width' cannot be given together"),
    (["title", "--lines", "2"], "'LABEL' and '--lines' cannot be given together"),
    (["--text", "a", "--device", "375"], "'--text' and '--device' cannot be given together"),
    (["--text", "a", "--config", "a.yml"], "'--text' and '--config' cannot be given together"),
    (["title", "--text", "a"], "unexpected argument 'title'; give a label or --text"),
    (["--locale", "de"], "LABEL is missing"),
    (["title", "--category", "all"], "one size is drawn at a time; give one with --category"),
    (["title", "-o", "a.gif"], "a.gif: name a file that ends in .svg or .png"),
  ])
  func refusesWhatItCannotDo(words: [String], message: String) throws {
    let run = try CommandRun(["render"] + words)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test(arguments: [
    (["badge.saving"], "no label is called 'badge.saving'; did you mean one of these?"),
    (["w"], "labels are called 'w'; which one?\ncopyfit:   App/"),
    (["badge.savings", "--locale", "sw"], "has no text in 'sw'; it has ar, de, el, en"),
  ])
  func saysWhatMayBeMeant(words: [String], message: String) throws {
    let run = try CommandRun(["render"] + words + [CommandRun.sampleApp])
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func helpNamesEveryOptionOnce() {
    let names = Render.syntax.arguments.map(\.spelling)
    #expect(names.filter { name in names.filter { $0 == name }.count > 1 } == [])
  }
}
