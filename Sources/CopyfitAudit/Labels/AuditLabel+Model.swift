internal import Copyfit
internal import CopyfitCatalogs
internal import CopyfitDynamicType
package import CopyfitLabels
package import CopyfitUnicode

extension AuditLabel {
  /// The label as the model has it: what was found of it, its texts by their keys.
  ///
  /// - Parameter sourceLanguage: The language that the project is written in.
  package func model(sourceLanguage: LocaleIdentifier) -> Label {
    var model = Label(
      id: id, name: ownName, source: source, texts: [textSource(sourceLanguage)], font: spec.font,
      rooms: rooms)
    model.opening = opening
    model.samples = samples?.all ?? []
    (model.document, model.scene) = (document, scene)
    (model.element, model.isInBuiltInCell) = (control, isInBuiltInCell)
    model.surface = surface == .screen && control == .navigationItem ? .title : surface
    model.scaling = isSizedByUIKit ? .system : ignoresChanges ? .onceOnly : .ofFont
    model.setting = Label.Setting(spec)
    if let fewestLines { model.setting.lines.atLeast = fewestLines }
    model.doubts = doubts
    if mayShowAnotherText, stated == nil { model.doubts.append("code may set another text") }
    if case .undecided = treatment { model.unknown = [.width] }
    if treatment == .skipped(.unknownFont) { model.unknown = [.font] }
    return model
  }

  /// The tags of the languages that the label is shown in, as far as they are checked.
  package var shownLocales: [String] {
    Set(texts.map(\.locale) + missing).sorted().map(\.tag)
  }

  private func textSource(_ sourceLanguage: LocaleIdentifier) -> TextSource {
    if let stated { return stated }
    let written = texts.first { !$0.isFromTable }
    let literal = written.map { text in
      LiteralText(
        (text.locale == sourceLanguage ? sourceText : nil) ?? text.text, locale: text.locale.tag)
    }
    if identityWithoutText != nil, let literal { return .literal(literal) }
    let key = TextKey(
      bundle: table.bundle, table: table.table, key: key,
      attribute: hasFoundKey ? keyOrigin?.attribute : nil, fallback: literal)
    if case .skipped(.text(let reason)) = treatment {
      return .unknown(reason: reason, replacing: key)
    }
    return .key(key)
  }

  /// The room on each device, or one where it is the same on all.
  private var rooms: [Room] {
    let all = frames.map { frame in
      var room = frame.room(doubt: doubt)
      if frame.height == nil, let heightDoubt { room.height = .atMost(nil, because: heightDoubt) }
      if hasEstimatedWidth { room.width?.atMost?.reasons.append(.estimate) }
      if heightRestsOnRow { room.height?.atMost?.reasons.append(.tableRow) }
      return room
    }
    guard let first = all.first, drawing == nil else {
      return all.map { room in
        var room = room
        if room.screen == .canvas { room.drawn = drawing.map { Room.Drawing(width: $0.width) } }
        return room
      }
    }
    var common = first
    common.screen = .all
    let isSame = all.allSatisfy { room in
      var room = room
      room.screen = .all
      return room == common
    }
    return isSame ? [common] : all
  }
}
