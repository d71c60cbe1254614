import CopyfitLabels
import Testing

@testable import CopyfitProject

/// Programs other than the app, by the folders of their sources.
struct SurfaceTargetTests {
  @Test(
    arguments: [
      ("App/Views/V.swift", nil), ("Today Widget/V.swift", .widget),
      ("WatchKit App/V.swift", .watch),
      ("Share Extension/V.swift", .appExtension), ("Extensions/V.swift", nil),
      ("App tvOS/V.swift", .otherSystem), ("macOS/V.swift", .otherSystem),
      ("visionOS/V.swift", .otherSystem), ("Shared (iOS + macOS)/V.swift", nil),
      ("TV/V.swift", nil),
    ] as [(String, Label.Surface?)])
  func namesAnotherProgram(file: String, surface: Label.Surface?) {
    #expect(Label.Surface(target: file) == surface)
  }
}
