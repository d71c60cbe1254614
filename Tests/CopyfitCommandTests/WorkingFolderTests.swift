import Foundation
import Testing

/// Effects of the system on a program: a deleted working folder, arguments that are not UTF-8.
@Suite(.enabled(if: ProgramRun.isPossible, "the program is not built"))
struct WorkingFolderTests {
  private static let projectCommands = [
    ["check"], ["check", "."], ["check", "../.."], ["check", "--config", "copyfit.yml", "/tmp"],
    ["budget"], ["init"], ["config", "verify"], ["explain", "a"], ["calibrate"],
  ]

  @Test(arguments: projectCommands)
  func oneThatIsGoneIsAnError(command: [String]) throws {
    let run = try ProgramRun(
      command, after: #"d=$(mktemp -d) && mkdir "$d/gone" && cd "$d/gone" && rmdir "$d/gone" "$d""#)
    let end = try run.end()
    #expect(end.status == 2)
    #expect(
      end.messages
        == "copyfit: error: the working folder does not exist any more; change to another folder, "
        + "or name absolute paths\n")
  }

  /// Absolute paths need no working folder, but the program writes nothing to a relative path.
  @Test func onlyRelativePathsNeedIt() throws {
    let project = try SmallProject(width: 300)
    let gone = #"d=$(mktemp -d) && cd "$d" && rmdir "$d""#
    #expect(try ProgramRun(["check", project.path], after: gone).end().status == 0)
    let end = try ProgramRun(["check", project.path, "--report", "json=x.json"], after: gone).end()
    #expect(end.status == 2)
    #expect(end.messages.contains("x.json: its folder does not exist"))
    #expect(!FileManager.default.fileExists(atPath: "/x.json"))
  }

  #if os(Linux)
    @Test func oneThatIsNotUTF8IsAnError() throws {
      let run = try ProgramRun(
        ["check"],
        after:
          #"d=$(mktemp -d) && n="$d/$(printf 'caf\351')" && mkdir "$n" && cd "$n" && rmdir "$n""#
          + #" && mkdir "$n" && cd "$n""#)
      let end = try run.end()
      #expect(end.status == 2)
      #expect(
        end.messages.hasPrefix("copyfit: error: the path of the working folder is not UTF-8: /"))
      #expect(end.messages.contains("/caf\\xE9; change to another folder"))
    }

    /// The rest of the project is checked.
    @Test func filesThatAreNotUTF8AreFindings() throws {
      let project = try SmallProject(width: 300)
      let make =
        #"cd '\#(project.path)' && n=$(printf 'caf\351') && mkdir "$n" && cp App/en.lproj/*.strings"#
        + #" "App/$n.strings" && : >"App/$n.png""#
      let output = URL(filePath: project.path + "/out")
      _ = FileManager.default.createFile(atPath: output.path, contents: nil)
      let run = try ProgramRun(
        ["check", project.path], output: try FileHandle(forWritingTo: output), after: make)
      let end = try run.end()
      let text = try String(contentsOf: output, encoding: .utf8)
      #expect(end.status == 1, "\(end.messages)")
      #expect(text.contains("caf\\xE9"))
      #expect(text.contains("App/caf\\xE9.strings"))
      #expect(text.contains("not UTF-8"))
      #expect(!text.contains("png"))
      #expect(text.contains("1 text"))
    }
  #endif

  @Test func aWordThatIsNotUTF8IsShown() throws {
    let run = try ProgramRun([], after: #"set -- check "$(printf 'caf\351')""#)
    let end = try run.end()
    #expect(end.status == 2)
    #expect(end.messages == "copyfit: error: the argument 'caf\\xE9' is not UTF-8\n")
  }
}
