internal import CopyfitSourceText

/// Values in a document that have no single meaning, so that Xcode and Copyfit may read them differently.
enum DocumentFaults {
  /// The faults of a document, in the order of the file.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  static func all(in tree: XMLTree, _ source: SourceText) -> [InterfaceDocument.Fault] {
    tree.elements.indices.flatMap { element in
      (numbers(of: element, in: tree) + frames(of: element, in: tree)).map { message in
        InterfaceDocument.Fault(
          message: message, position: source.position(at: tree[element].offset))
      }
    }
  }

  /// The attributes that hold a number on which the room of a text depends, by element.
  private static let numbers: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "constraint": ["constant", "priority"],
    "fontDescription": ["pointSize"],
    "label": [
      "numberOfLines", "minimumScaleFactor", "minimumFontSize", "preferredMaxLayoutWidth",
    ],
  ]

  private static func numbers(of element: Int, in tree: XMLTree) -> [String] {
    guard let names = numbers[tree[element].name] else { return [] }
    return names.compactMap { name in
      guard let text = tree.attribute(name, of: element), XMLTree.decimal(text) == nil else {
        return nil
      }
      return
        "'\(name)' of this <\(tree[element].name)> is \(text.quoted), which is no decimal number, so it is unknown. "
        + "Write it as Interface Builder does, such as 12.5."
    }
  }

  private static func frames(of element: Int, in tree: XMLTree) -> [String] {
    let frames = tree.frames(of: element)
    guard frames.count > 1 else { return [] }
    return [
      "This <\(tree[element].name)> has \(frames.count) frames: which one counts is unknown, so none of them does. "
        + "Keep one of them."
    ]
  }
}
