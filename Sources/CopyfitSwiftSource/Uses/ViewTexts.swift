internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSourceText

/// Describes the views of SwiftUI that show texts.
struct ViewTexts {
  private let environments: ViewEnvironments
  private let rooms: ViewRooms

  /// A text by the type of its view and its key, however code looks it up.
  private struct Identity: Hashable {
    var giver: String
    var table: String?
    var key: String
  }

  init(_ index: SourceIndex) {
    var rooms = ViewRooms(index)
    environments = rooms.all()
    self.rooms = rooms
  }

  /// The uses with the views that show them, or with the system's surfaces.
  ///
  /// A text that a type shows several times is one text, in a room that is valid in all places.
  func described(_ uses: [UseTracer.Found]) -> [UseTracer.Found] {
    let uses = labeled(uses)
    let known = uses.map(environment)
    let shown = environments(of: uses, known)
    let others = zip(uses, known).map { found, environment in
      // Where no view is found that shows a text, any that may get it counts.
      environment == nil && !isShownElsewhere(found, shown) ? anyEnvironment(of: found) : nil
    }
    let all = shown.merging(environments(of: uses, others)) { $0.union($1) }
    var rooms = rooms
    return uses.indices.compactMap { number in
      let found = uses[number]
      guard known[number] != nil || !isShownElsewhere(found, shown) else { return nil }
      let dead = rooms.deadness(of: found.node)
      let places = [found.sink.statement, found.call].compactMap(\.self)
      // Another place, which is not known, may show a text that is mentioned elsewhere.
      if dead == nil, places.contains(where: { rooms.deadness(of: $0) != nil }) { return nil }
      let isRuledOut =
        found.call.map { rooms.isRuledOut(found.sink.statement, givenBy: $0) } ?? false
      let described = described(
        found, in: known[number] ?? others[number], dead ?? (isRuledOut ? .neverTrue : nil), all)
      return described.isDoubtful ? nil : described
    }
  }

  /// The uses, of which those are labels that show the whole text, or a changed one that its type shows nowhere else.
  private func labeled(_ uses: [UseTracer.Found]) -> [UseTracer.Found] {
    let whole = Set(
      uses.lazy.filter { $0.isInView && $0.use.isWhole }.compactMap { identity(of: $0.use) })
    return uses.map { found in
      var found = found
      let isKnown = identity(of: found.use).map(whole.contains) ?? true
      found.isLabel = found.use.isWhole || found.use.isChanged && !isKnown
      return found
    }
  }

  /// The environments of texts in the app's views, each of which is valid in all places of its text.
  private func environments(
    of uses: [UseTracer.Found], _ known: [ViewEnvironment?]
  ) -> [Identity: ViewEnvironment] {
    var shown: [Identity: ViewEnvironment] = [:]
    for (found, environment) in zip(uses, known) where !found.isOfError {
      guard found.isLabel, let own = environment, own.surface == .swiftUI,
        let identity = identity(of: found.use)
      else { continue }
      shown[identity] = shown[identity]?.union(own) ?? own
    }
    return shown
  }

  /// Whether other views show the text that a view gets, but does not show.
  private func isShownElsewhere(
    _ found: UseTracer.Found, _ shown: [Identity: ViewEnvironment]
  ) -> Bool {
    guard found.isInView, found.call != nil else { return false }
    return identity(of: found.use).flatMap { shown[$0] } != nil
  }

  private func described(
    _ found: UseTracer.Found, in environment: ViewEnvironment?, _ dead: UnknownText?,
    _ shown: [Identity: ViewEnvironment]
  ) -> UseTracer.Found {
    var found = found
    let hidden = found.isInView ? dead.map { ViewEnvironment.screen.hidden($0) } : nil
    found.use.hiding = dead ?? environment?.hiding
    guard let own = environment ?? hidden else { return found }
    found.use.surface = own.surface
    if own.surface == .title { found.use.mayBeHidden = true }
    // As for other prompts, code may replace the field.
    if own.surface == .searchPlaceholder { found.use.isCertain = false }
    // The system's surfaces are larger on wider screens, and another surface has another room.
    if own.surface != .swiftUI, own.isOnWiderScreens || own.isOnSeveralSurfaces {
      found.use.isCertain = false
    }
    guard found.isLabel, own.surface == .swiftUI, let identity = identity(of: found.use) else {
      return found
    }
    found.use.made = (shown[identity] ?? hidden).map { shown in
      var control = CodeControl(shown, name: identity.giver, place: found.use.place)
      control.containers = own.chain.containers(
        around: found.sink.statement, upTo: environments.shared)
      if !found.use.isWhole { control.doubtText() }
      if found.use.hiding == nil, found.use.isWhole, !shown.isOnSeveralSurfaces {
        control.stack = environments.stack(of: found.sink.statement, in: shown)
      }
      if control.stack != nil { control.view = ViewStackRows.id(of: found.sink.statement) }
      return control
    }
    return found
  }

  /// What the view that shows a text gives it; `nil` if no view is known to show it.
  private func environment(of found: UseTracer.Found) -> ViewEnvironment? {
    guard found.isInView else { return nil }
    return environments.environment(of: found.sink.statement, givenBy: found.call)
  }

  /// What the view that a text is for gives any text, whatever passes it.
  private func anyEnvironment(of found: UseTracer.Found) -> ViewEnvironment? {
    guard found.isInView else { return nil }
    return environments.environment(of: found.sink.statement)
  }

  private func identity(of use: TextUse) -> Identity? {
    use.giver.map { Identity(giver: $0, table: use.key.table, key: use.key.key) }
  }
}

extension UseTracer.Found {
  /// Whether a view of SwiftUI shows the text.
  fileprivate var isInView: Bool { sink.isInSwiftUI && sink.surface == .swiftUI }
}

extension CodeControl {
  /// Creates the view of a text.
  init(_ environment: ViewEnvironment, name: String, place: SourceLocation) {
    self.init(name: name, place: place, element: environment.isField ? .textField : .label)
    surface = .swiftUI
    setting.lines = environment.lineLimit
    setting.lineBreakMode = environment.truncation.value ?? .tail
    let scale = environment.scale.value ?? 1
    setting.shrinking.minimumScaleFactor = scale < 1 ? scale : nil
    // An unknown value is the one with which no loss is certain.
    setting.allowsTightening = environment.allowsTightening.value ?? true
    setting.letterSpacing = environment.letterSpacing.value ?? 0
    setting.textCase = environment.textCase.value ?? nil
    setting.minimumCategory = environment.sizes.value?.minimum
    setting.maximumCategory = environment.sizes.value?.maximum
    (font, fontDoubt) = environment.measuredFont
    // One line is shown whatever its height, unless it is cut.
    let doubt = environment.shownHeight.doubt
    let hasOneLine = setting.lines == Label.LineLimit(1)
    if !hasOneLine || doubt == .clippedHeight {
      (heightDoubt, height) = (doubt, environment.shownHeight.control)
      if environment.hasLineSpacing { height?.isExact = false }
      // Whether a limit of the text sizes also applies to a scaled height is unknown.
      if height?.style != nil, environment.sizes != .exact(.init()) {
        (height, heightDoubt) = (nil, .decided(by: "dynamicTypeSize"))
      }
    }
    room = environment.shownWidth
    if font != nil, let note = environment.fontNote { doubtFont(because: note) }
  }

  /// Makes a text uncertain that code changes or adds to: it fits for certain nowhere.
  fileprivate mutating func doubtText() {
    doubts.append(.changedText)
    room = room.atMost(because: .changedText)
  }

  /// Makes what the font decides uncertain.
  ///
  /// That a text without limits cannot be cut is certain with any font.
  private mutating func doubtFont(because note: Doubt) {
    if setting.lines == Label.LineLimit(0), heightDoubt == nil {
      (font, fontDoubt) = (nil, note)
    } else {
      doubts.append(note)
    }
  }
}

extension ViewEnvironment {
  /// The font with its changes, or the reason that a value is unknown that changes the width of letters.
  fileprivate var measuredFont: (font: FontDescriptor?, doubt: Doubt?) {
    guard let font = self.font.value, let changes = self.fontChanges.value, self.scale.value != nil,
      self.sizes.value != nil, self.letterSpacing.value != nil, self.textCase.value != nil,
      let design = self.fontDesign.value
    else { return (nil, fontDoubt) }
    let own = changes.reduce(font) { $0.modified(by: $1) }.descriptor
    guard let design, own.isSystem else { return (own, nil) }
    // Which of two designs counts is not documented.
    return own.face == .system(.standard) || own.face == .system(design)
      ? (own.withDesign(design), nil) : (nil, .decided(by: "fontDesign"))
  }

  /// The first reason that the font or its size is unknown.
  private var fontDoubt: Doubt? {
    self.font.doubt ?? self.fontChanges.doubt ?? self.fontDesign.doubt ?? self.sizes.doubt
      ?? self.scale.doubt ?? self.letterSpacing.doubt ?? self.textCase.doubt
  }
}
