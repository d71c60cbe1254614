/// An XML document's elements, in the order of the text.
struct XMLTree {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The offset of the start tag in the text's UTF-8.
    var offset: Int
    var parent: Int?
    var children: [Int] = []
    /// The text that stands directly in the element.
    var text = ""
  }

  var elements: [Element] = []

  subscript(index: Int) -> Element { elements[index] }

  /// The value of an attribute.
  func attribute(_ name: String, of index: Int) -> String? { elements[index].attributes[name] }

  /// Whether an attribute says `YES`.
  func says(_ name: String, of index: Int) -> Bool { attribute(name, of: index) == "YES" }

  /// The number that an attribute holds; not one that is infinite or beyond any screen.
  func number(_ name: String, of index: Int) -> Double? {
    attribute(name, of: index).flatMap { Double($0) }.flatMap {
      abs($0) <= Self.largestNumber ? $0 : nil
    }
  }

  /// Larger numbers are no lengths; arithmetic on those that remain stays exact enough and finite.
  private static let largestNumber = 1e6

  /// The children with a name, in order.
  func children(_ name: String, of index: Int) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  /// The first child with a name and, where it is given, a `key`.
  func child(_ name: String, key: String? = nil, of index: Int) -> Int? {
    elements[index].children.first {
      elements[$0].name == name && (key == nil || elements[$0].attributes["key"] == key)
    }
  }

  /// The number behind an element and all that it holds.
  func end(of index: Int) -> Int {
    var last = index
    while let child = elements[last].children.last { last = child }
    return last + 1
  }

  /// The nearest element around another that satisfies a condition.
  func ancestor(of index: Int, where condition: (Int) -> Bool) -> Int? {
    var next = elements[index].parent
    while let at = next {
      if condition(at) { return at }
      next = elements[at].parent
    }
    return nil
  }
}
