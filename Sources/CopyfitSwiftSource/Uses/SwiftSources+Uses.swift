internal import CopyfitFiles
package import CopyfitLabels
internal import CopyfitSwiftTree

extension SwiftSources {
  /// The places where code passes texts to surfaces, in the order of the surfaces and the sources.
  ///
  /// - Parameter drawn: The bars of the documents' view controllers.
  /// - Complexity: O(*n*) for *n* nodes, with a limit for each expression that is followed.
  package func uses(_ drawn: DrawnBars = DrawnBars()) -> [TextUse] {
    uses(traced(), in: ViewTexts(index), drawn)
  }

  /// The same and the mentions, found on two threads, because no walk of views depends on the texts in them.
  func texts(_ drawn: DrawnBars) -> (uses: [TextUse], mentions: [TextMention]) {
    let (views, texts) = LargeStack.run { [index] in
      ViewTexts(index)
    } beside: {
      (traced: traced(), mentions: mentions())
    }
    return (uses(texts.traced, in: views, drawn), texts.mentions)
  }

  /// The texts that reach surfaces, without the views around them.
  private func traced() -> [UseTracer.Found] {
    var tracer = UseTracer(Evaluator(index))
    var controls = ControlSinks(Evaluator(index))
    for sink in SinkFinder(index, roots).all() {
      for located in controls.located(sink) { tracer.follow(located) }
    }
    return tracer.found
  }

  private func uses(
    _ traced: [UseTracer.Found], in views: ViewTexts, _ drawn: DrawnBars
  ) -> [TextUse] {
    let bars = BarRoom(Evaluator(index), drawn)
    // Reading the members of all types takes long, and an app may have no bar in SwiftUI.
    var viewBars: ViewBars?
    var reader: ControlReader?
    var finder = SampleFinder(index)
    var idle = traced.contains { !$0.sink.isInSwiftUI } ? IdleClasses(index) : nil
    return views.described(traced).map { found in
      let sink = found.sink
      var use = found.use
      use.samples = finder.samples(of: found.arguments)
      if sink.isInSwiftUI {
        if use.surface == .title || use.surface == .barButton {
          var found = viewBars.take() ?? ViewBars(index, bars)
          use.share = found.share(of: use.surface, sink.statement)
          viewBars = found
        }
      } else {
        use.idleClasses = idle?.names(for: sink)
        use.share = share(of: use, at: sink.statement, ofTitleOf: sink.owner, bars)
        if use.surface == .title, let title = bars.fonts.ofTitle(of: sink.owner, index.types) {
          use.font = title.font
          use.isCertain = use.isCertain && title.isCertain
        }
      }
      if let control = sink.control, let property = use.property, use.isWhole,
        use.surface == .screen
      {
        use.outlet = outlet(of: control)
        var controls = reader.take() ?? ControlReader(Evaluator(index), roots)
        use.made = controls.control(control, showing: property)
        reader = controls
      }
      return use
    }
  }

  /// The minimum parts of the bars in documents for their texts.
  package func shares(in drawn: DrawnBars) -> [BarShares] {
    guard !drawn.bars.isEmpty else { return [] }
    let bars = BarRoom(Evaluator(index), drawn)
    return drawn.bars.map(bars.shares)
  }

  /// The minimum part of a bar for a text; `nil` if it is unknown, and for other surfaces.
  private func share(
    of use: TextUse, at statement: SwiftNode, ofTitleOf owner: Int?, _ bars: BarRoom
  ) -> SystemRoom.Share? {
    switch use.surface {
    case .title: return owner.flatMap(bars.share(ofTitleOf:))
    case .barButton: return bars.share(ofButton: statement)
    case .searchPlaceholder: return bars.share(ofSearchField: statement)
    default: return nil
    }
  }

  /// The outlet that stores a control; `nil` if no outlet does.
  private func outlet(of control: ControlName) -> TextUse.Outlet? {
    let variable = control.variable
    guard control.part.isEmpty, variable.flags.contains(.isOutlet),
      let type = index.types.enclosingType(of: variable)
    else { return nil }
    return TextUse.Outlet(name: variable.name, className: index.types.entries[type].name)
  }
}

extension IdleClasses {
  /// The class whose control or code shows a text, and its subclasses, if nothing creates them.
  fileprivate mutating func names(for sink: TextSink) -> [String]? {
    if let owner = sink.owner, let names = names(of: owner) { return names }
    if let control = sink.control, let names = names(around: control.variable) { return names }
    return names(around: sink.statement)
  }
}
