public import CopyfitDynamicType

extension FontDatabase {
  /// Inter and Inter Display in a weight and slope, or `nil` where they are not installed.
  ///
  /// Static files come first; a variable Inter with an optical size axis serves as both.
  public func systemStandIn(weight: FontWeight, isItalic: Bool) -> SystemStandIn? {
    // The installed pair first: an app's own Inter may be older and has no Display beside it.
    standIn(FontMatch(weight: weight, isItalic: isItalic), in: installed)
      ?? standIn(FontMatch(weight: weight, isItalic: isItalic), in: named)
  }

  private func standIn(_ match: FontMatch, in catalog: FontCatalog) -> SystemStandIn? {
    if let text = face(ofFamily: "Inter", match, in: catalog),
      let display = face(ofFamily: "Inter Display", match, in: catalog)
    {
      return SystemStandIn(text: text, display: display)
    }
    let candidates = ["Inter", "Inter Variable"].flatMap { catalog.faces(ofFamily: $0) }
      .filter { face in face.axes.contains { $0.tag == "opsz" } }
    return match.sorted(candidates).lazy.compactMap { self.standIn(match, $0) }.first
  }

  private func standIn(_ match: FontMatch, _ variable: FontFaceSummary) -> SystemStandIn? {
    guard let axis = variable.axes.first(where: { $0.tag == "opsz" }) else { return nil }
    let others = match.variations(of: variable)
    let faces = [axis.minimum, axis.maximum].map {
      cache.face(variable, others + [FontVariation(axis: axis.tag, value: $0)])
    }
    guard let text = faces[0], let display = faces[1] else { return nil }
    return SystemStandIn(text: text, display: display)
  }
}
