public import CopyfitDynamicType

extension FontDatabase {
  /// The stand-in families for designs other than San Francisco's, the best first.
  private static let families: [FontDesign: [String]] = [
    .serif: ["Noto Serif", "DejaVu Serif"],
    .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono"],
  ]

  /// The stand-in faces for the system font, or `nil` if they are not installed.
  ///
  /// The standard and the rounded design use Inter and Inter Display. Static files come first; a variable Inter with an
  /// optical size axis is used for both. The serif design uses Noto Serif, or else DejaVu Serif; the monospaced design
  /// uses Noto Sans Mono, or else DejaVu Sans Mono.
  ///
  /// - Parameters:
  ///   - weight: The weight.
  ///   - isItalic: Whether the face is italic.
  ///   - design: The design of the system font.
  ///   - width: The width. Few of the families have several; `SystemStandIn.margin` allows for the difference.
  public func systemStandIn(
    weight: FontWeight, isItalic: Bool, design: FontDesign = .standard,
    width: FontWidth = .standard
  ) -> SystemStandIn? {
    let match = FontMatch(weight: weight, isItalic: isItalic, width: width)
    guard match.firstNotFinite == nil else { return nil }
    // Installed fonts come first: an app's own Inter may be older, without Inter Display.
    let pair =
      switch Self.families[design] {
      case .some(let families):
        faces(families, match, in: installed) ?? faces(families, match, in: named)
      case nil: interFaces(match, in: installed) ?? interFaces(match, in: named)
      }
    return pair.map {
      SystemStandIn(text: $0.text, display: $0.display, design: design, width: width)
    }
  }

  private typealias Pair = (text: FontFace, display: FontFace)

  private func faces(
    _ families: [String], _ match: FontMatch, in catalog: FontCatalog
  ) -> Pair? {
    families.lazy.compactMap { self.face(ofFamily: $0, match, in: catalog) }.first
      .map { (text: $0, display: $0) }
  }

  private func interFaces(_ match: FontMatch, in catalog: FontCatalog) -> Pair? {
    if let text = face(ofFamily: "Inter", match, in: catalog),
      let display = face(ofFamily: "Inter Display", match, in: catalog)
    {
      return (text: text, display: display)
    }
    let candidates = ["Inter", "Inter Variable"].flatMap { catalog.faces(ofFamily: $0) }
      .filter { face in face.axes.contains { $0.tag == "opsz" } }
    return match.sorted(candidates).lazy.compactMap { self.interFaces(match, $0) }.first
  }

  private func interFaces(_ match: FontMatch, _ variable: FontFaceSummary) -> Pair? {
    guard let axis = variable.axes.first(where: { $0.tag == "opsz" }) else { return nil }
    let faces = [axis.minimum, axis.maximum].map { size in
      var match = match
      match.opticalSize = size
      return cache.face(variable, match.variations(of: variable))
    }
    guard let text = faces[0], let display = faces[1] else { return nil }
    return (text: text, display: display)
  }
}
