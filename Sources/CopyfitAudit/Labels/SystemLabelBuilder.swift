internal import CopyfitCatalogs
internal import CopyfitFindings
internal import CopyfitInterfaceBuilder
internal import CopyfitLabels
internal import CopyfitSourceText
internal import CopyfitUnicode

/// Creates labels for texts in system views: alerts, bars and headers of tables.
///
/// All texts in a kind of view have the same room, so one label represents all uses of a text there.
struct SystemLabelBuilder {
  private let joiner: TextJoiner
  private let uses: TextUses

  /// A text in a surface.
  private struct Shown {
    var room: SystemRoom
    var table: TableIdentity
    var key: String
    var places: [SourceLocation]
    var isCertain: Bool
    /// Whether nothing creates the classes that show it.
    var isOfUnusedClass: Bool
    /// Whether code may hide it everywhere, or show a view in its place.
    var mayBeHidden: Bool
    /// The minimum part of a bar for the text; `nil` if it is unknown.
    var share: SystemRoom.Share?
    /// Examples for the text's arguments.
    var samples: [Label.Sample]
    /// The reason that it is never shown; `nil` if it may be.
    var hiding: UnknownText?

    /// A key of a table.
    struct Identity: Hashable {
      var table: TableIdentity
      var key: ExactString
    }

    var identity: Identity { Identity(table: table, key: ExactString(key)) }
  }

  init(_ joiner: TextJoiner, _ uses: TextUses) {
    self.joiner = joiner
    self.uses = uses
  }

  /// The labels, by table, key and surface.
  ///
  /// - Parameter others: The labels from other sources. A text that they show in a bar gets no second label.
  func labels(besides others: [AuditLabel]) -> [AuditLabel] {
    let known = Set(others.map(\.id))
    let drawn = Set(
      others.lazy.filter { [.navigationItem, .barButtonItem].contains($0.model.element) }
        .map { Shown.Identity(table: $0.table, key: ExactString($0.key)) })
    let shown = self.shown().filter { shown in
      !(shown.room.scaling == .system && drawn.contains(shown.identity))
    }
    let models = shown.map(model)
    let builder = ModelLabelBuilder(joiner, labels: models, documents: [])
    return zip(shown, models).flatMap { shown, model in
      builder.labels(of: model).map { label in
        var label = label
        label.model.name = name(of: shown)
        label.model.opening = label.sourceText.map(Phrase.opening)
        return label
      }
    }.filter { !known.contains($0.id) }
  }

  private func shown() -> [Shown] {
    var all: [Shown] = []
    for table in uses.uses.keys.sorted() {
      guard let keys = uses.uses[table] else { continue }
      for key in keys.keys.sorted() {
        for room in SystemRoom.all {
          let shown = shown(key.text, of: table, keys[key] ?? [], in: room)
          if let shown { all.append(shown) }
        }
      }
    }
    return all
  }

  private func shown(
    _ key: String, of table: TableIdentity, _ places: [TextUses.Use], in room: SystemRoom
  ) -> Shown? {
    // A text that the app changes or lays out itself has another room.
    let all = places.filter { $0.surface == room.surface && $0.isWhole && !$0.isOwnLayout }
    let visible = all.filter { $0.hiding == nil }
    let own = visible.isEmpty ? all : visible
    guard !own.isEmpty else { return nil }
    let fonts = Set(own.filter { $0.isCertain || !own.contains(where: \.isCertain) }.map(\.font))
    var room = room
    if fonts.count == 1, let font = fonts.first ?? nil { room.font = font }
    let narrow = SystemRoom.narrowestScreen
    let shares = own.map(\.share)
    return Shown(
      room: room, table: table, key: key, places: own.map(\.place),
      isCertain: fonts.count == 1 && own.contains(where: \.isCertain),
      isOfUnusedClass: own.allSatisfy(\.isOfUnusedClass),
      mayBeHidden: own.allSatisfy { $0.mayBeHidden || !$0.isCertain },
      share: shares.contains(nil)
        ? nil
        : shares.compactMap(\.self).min {
          $0.width(onScreenOfWidth: narrow) < $1.width(onScreenOfWidth: narrow)
        },
      samples: own.lazy.map(\.samples).first { !$0.isEmpty } ?? [], hiding: own[0].hiding)
  }

  private func model(_ shown: Shown) -> Label {
    let key = TextKey(bundle: shown.table.bundle, table: shown.table.table, key: shown.key)
    var label = shown.room.label(
      id: shown.table.label("\(shown.room.surface.rawValue):\(shown.key)"), name: "",
      source: shown.places[0], texts: [.of(key, hiddenBy: shown.hiding)],
      screens: joiner.settings.screens.compactMap(\.width), share: shown.share)
    label.samples = shown.samples
    if !shown.isCertain {
      label.doubts.append(shown.isOfUnusedClass ? .unusedClass : .codedSystemText)
    } else if shown.mayBeHidden {
      label.doubts.append(.hiddenTitle)
    }
    return label
  }

  private func name(of shown: Shown) -> String {
    [shown.table.table, shown.room.surface.noun, shown.key].joined(separator: " › ")
  }
}
