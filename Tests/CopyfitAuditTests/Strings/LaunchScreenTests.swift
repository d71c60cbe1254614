import CopyfitAuditTestSupport
import CopyfitFindings
import Testing

/// Launch screens that each language names by `UILaunchStoryboardName`.
struct LaunchScreenTests {
  /// The languages in which a word of a launch screen is split, by its file.
  @Test(arguments: [
    (["LaunchScreen_en", "LaunchScreen_el"], ["el", "en"]),
    (["Launch Screen-en", "Launch Screen-el"], ["el", "en"]),
    // One alone, or a name that is no language's, is in the source language, and so is a screen of another kind.
    (["LaunchScreen_el"], ["en"]), (["LaunchScreen_a1", "LaunchScreen_b2"], ["en", "en"]),
    (["Main_en", "Main_el"], ["en", "en"]),
  ])
  func areInTheLanguageOfTheirNames(names: [String], languages: [String]) throws {
    var files = ["copyfit.yml": "sourceLanguage: en"]
    for name in names {
      files["App/\(name).storyboard"] =
        StoryboardText(labels: [
          StoryboardText.label("aaa-11-aaa", "Donaudampfschiff", width: 40)
        ]).xml
    }
    let findings = try TemporaryProject(files).audit().findings.filter {
      $0.rule == .truncation
    }
    #expect(findings.flatMap(\.locales).map(\.locale).sorted() == languages)
  }
}
