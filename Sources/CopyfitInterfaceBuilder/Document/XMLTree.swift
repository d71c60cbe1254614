/// An XML document's elements, in the order of the text.
struct XMLTree {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The UTF-8 offset of the start tag.
    var offset: Int
    var parent: Int?
    var children: [Int] = []
    /// The text directly in the element.
    var text = ""
  }

  var elements: [Element] = []

  subscript(index: Int) -> Element { elements[index] }

  /// The value of an attribute.
  func attribute(_ name: String, of index: Int) -> String? { elements[index].attributes[name] }

  /// Whether an attribute is `YES`.
  func says(_ name: String, of index: Int) -> Bool { attribute(name, of: index) == "YES" }

  /// The number in an attribute; `nil` if it is not decimal, or larger than any screen.
  func number(_ name: String, of index: Int) -> Double? {
    attribute(name, of: index).flatMap(Self.decimal).flatMap {
      abs($0) <= Self.largestNumber ? $0 : nil
    }
  }

  /// A number as Interface Builder writes it, which is neither hexadecimal nor infinite; `nil` for any other text.
  static func decimal(_ text: String) -> Double? {
    text.utf8.allSatisfy(decimals.contains) ? Double(text) : nil
  }

  private static let decimals = Set("0123456789+-.eE".utf8)

  /// The maximum number, so that arithmetic stays finite and precise enough.
  private static let largestNumber = 1e6

  /// The children with a name, in document order.
  func children(_ name: String, of index: Int) -> [Int] {
    elements[index].children.filter { elements[$0].name == name }
  }

  /// The first child with a name and, if given, a `key`.
  func child(_ name: String, key: String? = nil, of index: Int) -> Int? {
    elements[index].children.first {
      elements[$0].name == name && (key == nil || elements[$0].attributes["key"] == key)
    }
  }

  /// The frame of an element; `nil` if it has none or several, because it is unknown which of them counts.
  func frame(of index: Int) -> Int? {
    let frames = frames(of: index)
    return frames.count == 1 ? frames[0] : nil
  }

  /// All frames of an element.
  func frames(of index: Int) -> [Int] {
    elements[index].children.filter {
      elements[$0].name == "rect" && elements[$0].attributes["key"] == "frame"
    }
  }

  /// The index after an element and everything in it.
  func end(of index: Int) -> Int {
    var last = index
    while let child = elements[last].children.last { last = child }
    return last + 1
  }

  /// The nearest enclosing element that satisfies a condition.
  func ancestor(of index: Int, where condition: (Int) -> Bool) -> Int? {
    var next = elements[index].parent
    while let at = next {
      if condition(at) { return at }
      next = elements[at].parent
    }
    return nil
  }
}
