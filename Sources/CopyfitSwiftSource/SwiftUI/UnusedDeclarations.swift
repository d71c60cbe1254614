/// The declarations that only each other name.
///
/// First all count as unused. One that is named at a place outside of unused ones is used, and so is then what only it
/// names; each place is examined once for each declaration around it.
struct UnusedDeclarations {
  /// A type by its number, or a static member or global function by its name.
  enum Declaration: Hashable {
    case type(Int)
    case maker(String)

    /// The name of a static member or function; `nil` for a type.
    var maker: String? { if case .maker(let name) = self { name } else { nil } }
  }

  /// The unused declarations.
  private(set) var all: Set<Declaration>

  /// - Parameter uses: The declarations around each place that names a declaration, by the declarations.
  /// - Complexity: O(*n*) for *n* declarations around all places.
  init(_ uses: [Declaration: [Set<Declaration>]]) {
    all = Set(uses.keys)
    // What each place names, and how many unused declarations are around it.
    var places: [(named: Declaration, unused: Int)] = []
    // The numbers of the places in each declaration.
    var numbers: [Declaration: [Int]] = [:]
    // Declarations that are known to be used.
    var next: [Declaration] = []
    for (named, around) in uses {
      for place in around {
        let unused = place.filter { uses[$0] != nil }
        if unused.isEmpty { next.append(named) }
        for declaration in unused { numbers[declaration, default: []].append(places.count) }
        places.append((named, unused.count))
      }
    }
    while let used = next.popLast() {
      guard all.remove(used) != nil else { continue }
      for number in numbers[used] ?? [] {
        places[number].unused -= 1
        if places[number].unused == 0 { next.append(places[number].named) }
      }
    }
  }
}
