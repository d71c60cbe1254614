import CopyfitTestSupport
import Testing

/// A project with a folder that git takes for a repository never runs a command of that folder.
@Suite(.enabled(if: GitFolder.isPossible, "git is needed"))
struct HostileRepositoryTests {
  private static let commands = [
    ["check"], ["check", "--since", "origin/main"], ["budget"], ["init", "--output", "/dev/null"],
    ["config", "verify"], ["explain", "a"], ["try", "a", "--locale", "en", "Ok"], ["calibrate"],
  ]

  /// Each command is run for the project, the folder itself, and a subfolder.
  @Test(arguments: HostileProject.Trap.allCases)
  func runsNothing(trap: HostileProject.Trap) throws {
    let project = try HostileProject(trap)
    for command in Self.commands {
      for place in [project.path, project.evil, project.evil + "/en.lproj"] {
        _ = try CommandRun(command + [place])
        #expect(!project.wasRun, "\(command) \(place)")
      }
    }
  }

  /// The traps are effective: git itself runs the command in the folder.
  @Test(arguments: HostileProject.Trap.allCases)
  func gitWouldRunIt(trap: HostileProject.Trap) throws {
    let project = try HostileProject(trap)
    let folder = project.folder
    switch trap {
    case .missingObject:
      try folder.git("diff", "--raw", "origin/main", in: "ci/evil", statuses: Set(0...255))
    case .sparseIndex, .monitor:
      try folder.git(
        "check-ignore", "--stdin", in: "ci/evil", input: "far/deep/x\nen.lproj",
        statuses: Set(0...255))
    }
    #expect(project.wasRun)
  }

  @Test func whatIsNotOfTheFalseRepositoryIsCheckedAllTheSame() throws {
    let project = try HostileProject(.missingObject)
    let run = try CommandRun(["check", "--since", "origin/main", project.path])
    #expect(run.status == 1, "\(run.messages)")
    #expect(run.output.contains("1 text"), "\(run.output)")
  }
}
