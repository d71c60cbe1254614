import CopyfitLabels
import Testing

@testable import CopyfitProject

/// Programs other than the app, by all folders of a project.
struct FolderProgramsTests {
  private static let programs = FolderPrograms(of: [
    "App/Sources/Library/A.swift", "App/Sources/LibraryTV/Views/B.swift",
    "App/Sources/LibraryMac/C.swift", "App/Sources/LiveTV/D.swift", "App/Sources/IP/E.swift",
    "App/Sources/IPTV/F.swift", "App/Widgets/G.swift", "H.swift", "Features/Live/I.swift",
    "Features/LiveTV/J.swift",
  ])

  @Test(
    arguments: [
      ("App/Sources/Library/A.swift", nil), ("App/Sources/LibraryTV/Views/B.swift", .otherSystem),
      ("App/Sources/LibraryMac/C.swift", .otherSystem),
      // No folder beside these is for the app's own system.
      ("App/Sources/LiveTV/D.swift", nil), ("App/Sources/IPTV/F.swift", nil),
      // Parts of an app about television are the app's.
      ("Features/LiveTV/J.swift", nil),
      ("App/Widgets/G.swift", .widget), ("H.swift", nil),
      ("App/Sources/LibraryTV/Other.swift", .otherSystem),
    ] as [(String, Label.Surface?)])
  func namesAnotherProgram(file: String, surface: Label.Surface?) {
    #expect(Self.programs.program(of: file) == surface)
  }
}
