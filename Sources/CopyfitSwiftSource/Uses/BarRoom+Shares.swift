internal import CopyfitLabels
internal import CopyfitSwiftTree

extension BarRoom {
  private typealias Sides = (left: Content, right: Content)

  /// The maximum content of the sides of a view controller's bar; `nil` if it is unknown.
  ///
  /// - Parameter hasTitle: Whether it is known that its title is shown.
  private func sides(of type: Int, hasTitle: Bool) -> Sides? {
    let own = (types.lineage(of: type) + types.heirs(of: type)).flatMap { said[$0] ?? [] }
    return sides(own, hasTitle: hasTitle)
  }

  private func sides(_ own: [Saying], hasTitle: Bool) -> Sides? {
    // A view that replaces the title of another bar leaves this title its room.
    let sayings = own + (hasTitle ? saidOfAny.filter { $0.part != .title } : saidOfAny)
    guard hasTitle || !fonts.changesButtons,
      sayings.allSatisfy({ isKnown($0.content) })
    else { return nil }
    var left = Self.most(of: sayings.filter { $0.part == .left }.compactMap(\.content))
    if left.textCount == 0 { left.points = max(Self.backButton, left.points) }
    return (left, Self.most(of: sayings.filter { $0.part == .right }.compactMap(\.content)))
  }

  private func isKnown(_ content: Content?) -> Bool {
    content.map { !($0.hasWord && fonts.changesButtons) } ?? false
  }

  /// The minimum part of a bar for the title of a view controller; `nil` if it is unknown.
  func share(ofTitleOf type: Int) -> SystemRoom.Share? {
    sides(of: type, hasTitle: true).flatMap { sides in
      let isSmall = !withoutLargeTitle.isDisjoint(with: types.lineage(of: type))
      return share(ofTitleBeside: sides, of: type, mayBeLarge: hasLargeTitles && !isSmall)
    }
  }

  /// The minimum part of a bar for the title of a screen of SwiftUI; `nil` if it is unknown.
  ///
  /// - Parameter buttons: The maximum content of the bar besides the back button.
  func share(ofTitleBeside buttons: Content, mayBeLarge: Bool) -> SystemRoom.Share? {
    guard isKnown(buttons) else { return nil }
    let sides = (left: Content(points: Self.backButton), right: buttons)
    return share(ofTitleBeside: sides, of: nil, mayBeLarge: mayBeLarge)
  }

  /// The minimum part of a bar for a button with a text on a screen of SwiftUI; `nil` if it is unknown.
  ///
  /// - Parameter buttons: The maximum content of the bar besides the back button, with the button itself.
  func share(ofButtonAmong buttons: Content) -> SystemRoom.Share? {
    guard !fonts.changesButtons else { return nil }
    return share(ofButtonIn: (left: Content(points: Self.backButton), right: buttons))
  }

  /// The part for a title beside buttons; `nil` if a button has a text.
  ///
  /// A large title is bold, twice the size of a small one, and grows with its style.
  private func share(
    ofTitleBeside sides: Sides, of type: Int?, mayBeLarge: Bool
  ) -> SystemRoom.Share? {
    let font = fonts.ofTitle(of: type, types)
    guard font.map({ $0.isCertain && !mayBeLarge }) ?? !(mayBeLarge && fonts.changesLargeTitles),
      sides.left.textCount == 0, sides.right.textCount == 0
    else { return nil }
    let taken = Self.margins + sides.left.points + sides.right.points
    guard mayBeLarge else { return SystemRoom.Share(taken: taken) }
    let large = SystemRoom.Share(
      taken: PlatformDefaults.largeTitleMargins.points,
      parts: PlatformDefaults.largeTitleLetters.points)
    let narrow = SystemRoom.narrowestScreen
    return large.width(onScreenOfWidth: narrow) <= narrow - taken ? large : nil
  }

  /// The minimum part of a bar for a button with a text; `nil` if it is unknown.
  func share(ofButton call: SwiftNode) -> SystemRoom.Share? {
    guard let type = types.enclosingType(of: call),
      said[type]?.contains(where: { $0.content?.texts.contains(call) == true }) == true
    else { return nil }
    return sides(of: type, hasTitle: false).map(share(ofButtonIn:))
  }

  /// The part for each text of a button.
  ///
  /// A title gives way to buttons (measured in iOS 26.1; not documented). To be safe, it gets the width of the widest
  /// button.
  private func share(ofButtonIn sides: Sides) -> SystemRoom.Share {
    let count = Double(sides.left.textCount + sides.right.textCount)
    return SystemRoom.Share(
      taken: Self.margins + sides.left.points + sides.right.points + count * Self.padding,
      parts: (count + 1) * Self.heavier)
  }

  /// The parts for the texts in a document's bar.
  func shares(in bar: DrawnBars.Bar) -> BarShares {
    guard let name = bar.className else {
      let own = Self.sayings(of: bar)
      return BarShares(
        title: sides(own, hasTitle: true).flatMap {
          share(ofTitleBeside: $0, of: nil, mayBeLarge: hasLargeTitles)
        },
        button: sides(own, hasTitle: false).map(share(ofButtonIn:)))
    }
    let found = types.resolve(name).filter { types.isDeclared($0) }
    guard found.count == 1 else { return BarShares() }
    return BarShares(
      title: share(ofTitleOf: found[0]),
      button: sides(of: found[0], hasTitle: false).map(share(ofButtonIn:)))
  }

  /// The part of the screen for the placeholder of a search controller's bar; `nil` for any other search bar.
  ///
  /// The bar has margins. A cancel button may be beside the field, and a system button in it.
  func share(ofSearchField assignment: SwiftNode) -> SystemRoom.Share? {
    guard !hasSearchBarAsTitle, assignment.child(0)?.child(0)?.kind == .member,
      assignment.child(0)?.child(0)?.name == "searchBar"
    else { return nil }
    return SystemRoom.Share(
      taken: PlatformDefaults.searchField.points + Self.margins + Self.word + Self.symbol,
      parts: Self.heavier)
  }
}
