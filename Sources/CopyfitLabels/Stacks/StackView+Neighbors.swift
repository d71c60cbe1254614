extension StackView {
  /// The texts beside a text, which are in other members of the rows around it; `nil` if the view does not have the text.
  ///
  /// Texts above and below it, and those that are shown in its place, are not beside it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  package func texts(beside text: Int) -> Set<Int>? {
    switch self {
    case .text(let number): return number == text ? [] : nil
    case .size, .spacer: return nil
    case .pile(let members), .firstThatFits(let members):
      return members.lazy.compactMap { $0.view.texts(beside: text) }.first
    case .row(let members, _):
      for (index, member) in members.enumerated() {
        guard let inner = member.view.texts(beside: text) else { continue }
        return members.enumerated().filter { $0.offset != index }
          .reduce(into: inner) { $0.formUnion($1.element.view.texts) }
      }
      return nil
    }
  }

  /// All texts in the view.
  private var texts: Set<Int> {
    switch self {
    case .text(let number): [number]
    case .size, .spacer: []
    case .row(let members, _), .pile(let members), .firstThatFits(let members):
      members.reduce(into: []) { $0.formUnion($1.view.texts) }
    }
  }
}
