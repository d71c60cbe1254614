@testable import CopyfitLabels

/// A text of letters of one width, which answers offers by breaking lines, or by cutting its only line.
struct LetteredText: Sendable {
  let words: [Int]
  let letter: Double
  var hasOneLine = false

  init(_ text: String, letter: Double) {
    words = text.split(separator: " ").map(\.count)
    self.letter = letter
  }

  var natural: Double { Double(words.reduce(words.count - 1, +)) * letter }

  /// The widest line in a width: words that are too long are broken.
  func answer(to offer: Double) -> Double {
    if hasOneLine { return cut(to: offer) }
    let room = max(1, Int(min(offer, natural) / letter))
    var (widest, line) = (0, 0)
    for word in words {
      if line > 0, line + 1 + word <= room {
        line += 1 + word
      } else {
        line = word > room ? (word % room == 0 ? room : word % room) : word
        widest = max(widest, min(word, room))
      }
      widest = max(widest, line)
    }
    return Double(widest) * letter
  }

  /// The width of the only line in a width: all of it, or as many letters as fit before an ellipsis that is as wide as a
  /// letter; no space comes before the ellipsis.
  private func cut(to offer: Double) -> Double {
    if natural <= offer { return natural }
    let letters = max(0, Int(offer / letter) - 1)
    var ends: [Int] = []
    for word in words { ends.append((ends.last ?? -1) + 1 + word) }
    return Double((ends.contains(letters - 1) ? letters - 1 : letters) + 1) * letter
  }

  /// The maximum by which its only line is narrower than a width in which it is cut.
  var cutLoss: Double? { hasOneLine ? 2 * letter : nil }

  /// The text with its answers to all offers.
  var exact: StackText {
    let count = Int(natural / letter)
    let steps = (0..<count).map { number in
      let offer = Double(number) * letter
      return StackText.Step(from: offer, answer: answer(to: offer)...answer(to: offer))
    }
    return StackText(
      least: answer(to: 0)...answer(to: 0), natural: natural...natural, steps: steps)
  }
}

/// A slow layout of stacks by proposals and responses, without ranges.
struct StackReference {
  let texts: [LetteredText]
  var rooms: [Double?]
  /// Whether the order of members that are equally flexible mattered.
  var hasTie = false

  init(_ texts: [LetteredText]) {
    self.texts = texts
    rooms = texts.map { _ in nil }
  }

  /// Notes what each text is offered.
  mutating func place(_ member: StackView.Member, _ proposal: Double) {
    guard !member.isFixed else { return }
    let inner = max(0, proposal - member.inset.lowerBound)
    switch member.view {
    case .text(let number): rooms[number] = inner
    case .size, .spacer: break
    case .row(let members, let spacing):
      for (index, offer) in offers(members, spacing, inner) { place(members[index], offer) }
    case .pile(let members): for member in members { place(member, inner) }
    case .firstThatFits(let members):
      if let chosen = chosen(members, inner) { place(chosen, inner) }
    }
  }

  /// The response to a proposal; `nil` proposes nothing.
  mutating func width(_ member: StackView.Member, _ proposal: Double?) -> Double {
    let inset = member.inset.lowerBound
    let inner = member.isFixed ? nil : proposal.map { max(0, $0 - inset) }
    switch member.view {
    case .text(let number):
      return inset + (inner.map { texts[number].answer(to: $0) } ?? texts[number].natural)
    case .size(let size): return inset + size.lowerBound
    case .spacer(let least): return inset + max(least, inner ?? 0)
    case .row(let members, let spacing):
      let gaps = spacing * Double(max(0, members.count - 1))
      guard let inner, inner < .infinity else {
        return members.reduce(inset + gaps) { $0 + width($1, inner) }
      }
      return offers(members, spacing, inner).reduce(inset + gaps) {
        $0 + width(members[$1.index], $1.offer)
      }
    case .pile(let members): return inset + (members.map { width($0, inner) }.max() ?? 0)
    case .firstThatFits(let members):
      guard let inner else { return inset + (members.first.map { width($0, nil) } ?? 0) }
      return inset + (chosen(members, inner).map { width($0, inner) } ?? 0)
    }
  }

  private mutating func chosen(
    _ members: [StackView.Member], _ proposal: Double
  ) -> StackView.Member? {
    for member in members where width(member, nil) <= proposal { return member }
    return members.last
  }

  /// What the members of a row are offered, in the order in which they are served.
  private mutating func offers(
    _ members: [StackView.Member], _ spacing: Double, _ proposal: Double
  ) -> [(index: Int, offer: Double)] {
    let flexibility = members.map { width($0, .infinity) - width($0, 0) }
    let priorities = members.map { Self.priority($0) }
    let order = members.indices.sorted {
      (-priorities[$0], flexibility[$0], $0) < (-priorities[$1], flexibility[$1], $1)
    }
    var remaining = proposal - spacing * Double(max(0, members.count - 1))
    var offers: [(index: Int, offer: Double)] = []
    for (place, index) in order.enumerated() {
      let later = order[(place + 1)...]
      let equal = later.filter { priorities[$0] == priorities[index] }
      let isSize = Self.isSize(members[index])
      for other in equal where flexibility[other] == flexibility[index] {
        if !isSize || !Self.isSize(members[other]) { hasTie = true }
      }
      let reserved = later.filter { priorities[$0] < priorities[index] }
        .reduce(0) { $0 + width(members[$1], 0) }
      let offer = max(0, remaining - reserved) / Double(equal.count + 1)
      offers.append((index, offer))
      remaining -= width(members[index], offer)
    }
    return offers
  }

  private static func isSize(_ member: StackView.Member) -> Bool {
    if case .size = member.view { true } else { false }
  }

  private static func priority(_ member: StackView.Member) -> Double {
    if let priority = member.priority { return priority }
    return switch member.view {
    case .text, .size: 0
    case .spacer: -.infinity
    case .row(let members, _), .pile(let members), .firstThatFits(let members):
      members.map { priority($0) }.max() ?? 0
    }
  }
}
