internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitSwiftSource

/// Creates labels for the texts of controls that code creates.
struct CodeLabelBuilder {
  let joiner: TextJoiner
  let texts: [ControlText]

  init(_ joiner: TextJoiner, _ uses: TextUses) {
    self.joiner = joiner
    texts = uses.controls
  }

  /// The labels, in the order of their identifiers.
  ///
  /// - Parameter others: The labels from other sources.
  func labels(besides others: [AuditLabel]) -> [AuditLabel] {
    let known = Set(others.map(\.id))
    let groups = Dictionary(grouping: texts, by: id)
    let shown = groups.keys.sorted().filter { !known.contains($0) }.compactMap { id in
      groups[id].flatMap { group in model(of: group, id).map { (model: $0, texts: group) } }
    }
    let builder = ModelLabelBuilder(joiner, labels: shown.map(\.model), documents: [])
    return shown.flatMap { shown in
      builder.labels(of: shown.model).map { label in
        var label = label
        // Without a source text, only the key distinguishes it from its neighbors.
        label.model.opening = Phrase.opening(of: label.sourceText ?? label.key)
        if label.model.surface == .swiftUI, label.sourceText.map({ $0 != label.key }) == true {
          label.model.name += " › " + label.key
        }
        if label.model.surface == .swiftUI,
          label.texts.contains(where: { TextMarkup.mayBeMarkdown($0.text) })
        {
          label.doubtMarkup()
        }
        // A SwiftUI view is at the place of its text.
        let places = shown.texts.map(\.place) + [shown.texts[0].control.place]
        var seen: Set<SourceLocation> = []
        label.codeSteps = places.filter { seen.insert($0).inserted }
        label.containers = containers(of: shown.texts[0].control)
        if label.model.unknown.contains(.font) {
          label.fontDoubt = shown.texts.lazy.compactMap(\.control.fontDoubt).first
        }
        return label
      }
    }
  }

  private func containers(of control: CodeControl) -> [AuditLabel.Container] {
    let screens = joiner.settings.screens.compactMap(\.width)
    return control.containers.map {
      AuditLabel.Container(
        name: $0.name, place: $0.place, rooms: control.rooms(in: $0, screens: screens),
        fontName: $0.fontName)
    }
  }

  func id(of text: ControlText) -> String {
    text.table.label("code:\(text.control.name):\(text.key)")
  }

  /// The label of a text, in a room that is true in all controls of the name that show it.
  private func model(of group: [ControlText], _ id: String) -> Label? {
    let text = group.first { $0.hiding == nil } ?? group[0]
    let key = TextKey(bundle: text.table.bundle, table: text.table.table, key: text.key)
    let shown = group.filter { $0.hiding == nil || text.hiding != nil }.map(\.control)
    let control = shown.dropFirst().reduce(text.control) { $0.union($1) }
    var label = control.label(
      id: id, source: text.place, text: .of(key, hiddenBy: text.hiding),
      screens: joiner.settings.screens.compactMap(\.width))
    label?.samples = group.lazy.map(\.samples).first { !$0.isEmpty } ?? []
    if !group.contains(where: \.isCertain) {
      label?.doubts.append(
        group.allSatisfy(\.isOfUnusedClass) ? .unusedClass : .codedSystemText)
    }
    return label
  }
}
