import CopyfitDynamicType
import CopyfitLabels
import Testing

@testable import CopyfitSwiftSource

/// What is known where a text is shown in several places does not depend on their order.
struct ViewEnvironmentTests {
  private static let doubts: [Doubt] = [.sharedWidth, .decided(by: "frame"), .severalPlaces]

  /// One environment for each value that a property may have.
  private static let environments: [ViewEnvironment] = {
    var all = [ViewEnvironment.screen]
    func add(_ change: (inout ViewEnvironment) -> Void) {
      var environment = all[all.count % min(3, all.count)]
      change(&environment)
      all.append(environment)
    }
    for doubt in doubts {
      all.append(.unknown(doubt))
      add { $0.font = .unknown(doubt) }
      add { $0.height = .unknown(doubt) }
      add { $0.width = $0.width.less(0...40, because: doubt) }
      add { $0.width = .unknown(because: doubt) }
      add { $0.ownControls["toggleStyle"] = doubt }
      add { $0.labelStyle = .unknown(doubt) }
    }
    for reason in [UnknownText.hiddenInCode, .neverTrue] { add { $0.hiding = reason } }
    for surface in [Label.Surface.title, .alertTitle, .menu, .spoken] {
      add { $0.surface = surface }
      add { ($0.surface, $0.font, $0.height) = (surface, .exact(.headline), .free) }
    }
    for lines in [0, 1, 3] { add { $0.lines = Label.LineLimit(lines) } }
    for font in [Font.title, .caption] { add { $0.font = .exact(font) } }
    for points in [80.0, 300] {
      add { $0.width = .fixed(points) }
      add { $0.width = $0.width.capped(at: points) }
      add { $0.width = $0.width.raised(to: points, because: .decided(by: "frame")) }
    }
    for length in [ViewLength(20), ViewLength(40), ViewLength(30, scaledAs: .body)] {
      add { $0.height = .fixed(length) }
      add { $0.height = .limited(length) }
    }
    add { $0.height = .free }
    add { $0.fixHeight(ViewLength(50), .fixedHeight) }
    add {
      $0.freeHeight()
      $0.fixHeight(ViewLength(50), .fixedHeight)
    }
    add { $0.height = .unknown(.clippedHeight) }
    add { $0.height = .unknown(.fixedHeight) }
    add { $0.isInList = true }
    add { $0.fontChanges = .exact([.bold]) }
    add { $0.scale = .exact(0.5) }
    return all
  }()

  /// An environment with its width on some screens, in points.
  private struct Seen: Equatable {
    var widths: [Double]
    var doubt: Doubt?
    var rest: ViewEnvironment

    init(_ environment: ViewEnvironment) {
      widths = [320, 375, 440].flatMap { screen in
        [environment.width.least?.on(screen) ?? -1, environment.width.most.on(screen)]
      }
      doubt = environment.width.doubt
      rest = environment
      rest.width = .screen
    }
  }

  @Test func theOrderOfTwoDoesNotMatter() {
    for first in Self.environments {
      #expect(Seen(first.union(first)) == Seen(first))
      for second in Self.environments {
        #expect(Seen(first.union(second)) == Seen(second.union(first)))
      }
    }
  }

  /// What certainly shows all of a text in both places does so in each.
  @Test func aUnionIsNeverFreerThanItsPlaces() {
    for first in Self.environments where first.hiding == nil {
      for second in Self.environments where second.hiding == nil {
        guard first.surface == second.surface else { continue }
        let union = first.union(second)
        #expect(!union.showsBeyondFrames || first.showsBeyondFrames && second.showsBeyondFrames)
        #expect(union.height != .free || first.height == .free && second.height == .free)
      }
    }
  }

  @Test func theOrderOfThreeDoesNotMatter() {
    let all = Self.environments
    let different = all.indices.flatMap { first in
      all.indices.flatMap { second in
        all.indices.filter { third in
          let left = all[first].union(all[second]).union(all[third])
          return Seen(left) != Seen(all[first].union(all[second].union(all[third])))
        }.map { [first, second, $0] }
      }
    }
    #expect(different.isEmpty)
  }

  /// Environments with one copy of their values stay independent.
  @Test func sharedValuesAreNotChanged() {
    var pool = ViewEnvironment.Pool()
    for environment in Self.environments { _ = pool.shared(environment) }
    for environment in Self.environments {
      var other = pool.shared(environment)
      #expect(other == environment)
      other.lines = Label.LineLimit(7)
      #expect(other != environment && pool.shared(environment) == environment)
    }
  }
}
