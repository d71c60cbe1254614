internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The values that views pass down to a text: its font, its lines and its room, as far as they are known.
///
/// Copies share their values until one of them is changed, because each view and modifier has a copy.
@dynamicMemberLookup
struct ViewEnvironment: Hashable, Sendable {
  /// The text sizes that a view follows.
  struct Sizes: Hashable, Sendable {
    var minimum: ContentSizeCategory?
    var maximum: ContentSizeCategory?

    /// The sizes of both: the larger maximum, as what is lost at a size is lost at it where that is shown; `nil` if the
    /// minimums differ, as a text may need more than at the size of the reader.
    func union(_ other: Sizes) -> Sizes? {
      guard minimum == other.minimum else { return nil }
      let maximums = [maximum, other.maximum].compactMap(\.self)
      return Sizes(minimum: minimum, maximum: maximums.count == 2 ? maximums.max() : nil)
    }
  }

  private var storage = Storage(Values())
  /// The views and modifiers around it, which do not count for equality: nothing depends on them.
  private(set) var chain = ViewChain()

  /// One of the values.
  subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
    _read { yield storage.values[keyPath: path] }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.mutableValues[keyPath: path]
    }
  }

  static func == (one: ViewEnvironment, other: ViewEnvironment) -> Bool {
    one.storage === other.storage || one.storage.isEqual(to: other.storage)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.hashValue) }

  /// Equal values of environments, of which one copy is kept.
  struct Pool {
    private var all: Set<Stored> = []

    private struct Stored: Hashable {
      let storage: Storage

      static func == (one: Stored, other: Stored) -> Bool {
        one.storage === other.storage || one.storage.isEqual(to: other.storage)
      }

      func hash(into hasher: inout Hasher) { hasher.combine(storage.hashValue) }
    }

    /// The same environment with the copy that is kept.
    mutating func shared(_ environment: ViewEnvironment) -> ViewEnvironment {
      let (isNew, stored) = all.insert(Stored(storage: environment.storage))
      guard !isNew else { return environment }
      var shared = environment
      shared.storage = stored.storage
      return shared
    }
  }

  /// Adds a view or modifier to those around it, by the name that calls it.
  ///
  /// - Parameter fontName: The name in code whose font it takes from the configuration.
  mutating func enter(_ callee: SwiftNode, fontName: String? = nil) {
    chain.add(
      callee, self.width, self.height.control, doubt: self.height.doubt, fontName: fontName)
  }

  /// The same in another place, which has the chain `other` where the first has `base`.
  func moved(from base: ViewChain, to other: ViewChain) -> ViewEnvironment {
    var environment = self
    environment.chain = chain.moved(from: base, to: other)
    return environment
  }

  /// The same with the views and modifiers around another environment.
  func around(_ other: ViewEnvironment) -> ViewEnvironment {
    var environment = self
    environment.chain = other.chain
    return environment
  }

  /// A screen of the app.
  static let screen = ViewEnvironment()

  /// A view in a UIKit controller, in a place of its own.
  static let hosted = {
    var hosted = ViewEnvironment()
    hosted.height = .unknown(.decided(by: "UIHostingController"))
    hosted.width = hosted.width.atMost(because: .decided(by: "UIHostingController"))
    return hosted
  }()

  /// A view that is drawn as an image, which may have any size.
  static let rendered = {
    var rendered = ViewEnvironment()
    rendered.height = .unknown(.decided(by: "ImageRenderer"))
    rendered.width = .unknown(because: .decided(by: "ImageRenderer"))
    return rendered
  }()

  /// An unknown line limit.
  static let anyLines = Label.LineLimit(atLeast: 1, atMost: 0)

  /// An environment of which nothing is known, for a reason.
  static func unknown(_ doubt: Doubt) -> ViewEnvironment {
    var environment = ViewEnvironment()
    environment.loseText(doubt)
    (environment.width, environment.height) = (.unknown(because: doubt), .unknown(doubt))
    (environment.sizes, environment.buttonStyle) = (.unknown(doubt), .unknown(doubt))
    (environment.labelStyle, environment.ownControls) = (.unknown(doubt), ["": doubt])
    (environment.pickerStyle, environment.listDoubt) = (.unknown(doubt), doubt)
    environment.hasPlainSections = false
    (environment.outerButtonStyle, environment.outerLabelStyle) = (.unknown(doubt), .unknown(doubt))
    return environment
  }

  /// The same with nothing known about the place, because an unknown modifier may change all of it.
  func unknown(_ doubt: Doubt) -> ViewEnvironment {
    var environment = Self.unknown(doubt)
    (environment.surface, environment.shape) = (self.surface, self.shape)
    (environment.absence, environment.hiding) = (self.absence, self.hiding)
    (environment.alternative, environment.screens) = (self.alternative, self.screens)
    environment.isOwnItem = self.isOwnItem
    environment.outer = [presented]
    environment.chain = chain
    return environment
  }

  /// The same for what a modifier or view shows in a surface of the system; unless a style says otherwise, a bar shows
  /// only the icon of a label.
  func shown(in surface: Label.Surface, by name: String) -> ViewEnvironment {
    var part = unknown(.decided(by: name))
    (part.surface, part.isOwnItem) = (surface, false)
    if surface == .barButton { part.labelStyle = .exact(.ofBar) }
    return part
  }

  /// The values that a view passes to a screen that it presents, without those that the system sets for the view
  /// itself.
  var presented: ViewEnvironment {
    var presented = self.outer.first ?? self
    (presented.width, presented.height, presented.surface) = (.screen, .screen, .swiftUI)
    presented.screens = self.screens
    if self.isOnWiderScreens { presented.width = .screen.onWiderScreens }
    (presented.hiding, presented.isInList, presented.stack) = (deadness, false, nil)
    (presented.gridRoom, presented.hasPlainSections, presented.fontNote) = (nil, true, nil)
    // Whether a screen has the style of the view that presents it is not documented.
    if self.labelStyle == .exact(.iconOnly) {
      presented.labelStyle = .unknown(.decided(by: "labelStyle"))
    }
    (presented.isClipped, presented.hasFixedHeight, presented.isOffered) = (false, false, true)
    presented.hasFixedWidth = false
    (presented.isOnLimited, presented.isOnSeveralSurfaces) = (false, false)
    (presented.isOwnItem, presented.isHeightOffered, presented.hasLineSpacing) =
      (false, true, false)
    presented.alternative = nil
    (presented.chain, presented.shape) = (chain, [:])
    return presented
  }

  /// The same with other values that are passed to screens.
  func presenting(_ other: ViewEnvironment) -> ViewEnvironment {
    var environment = self
    environment.outer = [other.presented]
    return environment
  }

  /// The same inside an unknown modifier or view, which may also pass its changes on.
  func changed(by name: String) -> ViewEnvironment {
    var environment = unknown(.decided(by: name))
    environment.outer = []
    return self.surface == .barButton ? environment.withOwnItem : environment
  }

  /// Makes the font and the number of lines unknown.
  mutating func loseText(_ doubt: Doubt) {
    (self.font, self.fontChanges, self.fontNote) = (.unknown(doubt), .unknown(doubt), nil)
    (self.fontDesign, self.textCase) = (.unknown(doubt), .unknown(doubt))
    (self.lines, self.scale) = (Self.anyLines, .unknown(doubt))
    (self.truncation, self.allowsTightening) = (.unknown(doubt), .unknown(doubt))
    self.letterSpacing = .unknown(doubt)
  }

  /// What is known if a text may be shown in either.
  func union(_ other: ViewEnvironment) -> ViewEnvironment {
    guard self != other else {
      var same = self
      same.chain.join(other.chain)
      return same
    }
    // A place that never shows it does not count.
    if (self.hiding == nil) != (other.hiding == nil) {
      var visible = self.hiding == nil ? self : other
      visible.chain.join(self.hiding == nil ? other.chain : chain)
      return visible
    }
    // On the screens that are checked, only the one counts that they show.
    if (self.screens == .others) != (other.screens == .others) {
      var visible = self.screens == .others ? other : self
      visible.chain.join(self.screens == .others ? chain : other.chain)
      return visible
    }
    return self.surface == other.surface
      ? union(ofValues: other) : union(ofSurfaces: other)
  }

  /// What is known of the values in either place.
  func union(ofValues other: ViewEnvironment) -> ViewEnvironment {
    var union = self
    union.chain.join(other.chain)
    var values = storage.values
    values.formUnion(other.storage.values)
    union.storage = Storage(values)
    // The views around them do not count.
    if self.outer != other.outer { union.outer = [presented.union(other.presented)] }
    return union
  }

  /// A row in the environment, by its call.
  func row(_ call: SwiftNode) -> ViewStack {
    ViewStack(
      call: call, room: roomWhereShown,
      symbolFont: self.sizes == .exact(Sizes()) ? self.font.value : nil,
      isHeightFree: self.height == .free,
      hasPlainButtons: self.buttonStyle == .exact(nil) && self.surface == .swiftUI)
  }
}
