internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree

/// The values that views pass down to a text: its font, its lines and its room, as far as they are known.
struct ViewEnvironment: Hashable, Sendable {
  /// The maximum height of a text.
  enum Height: Hashable, Sendable {
    /// As high as it needs: the view around it scrolls or grows.
    case free
    /// No higher than the screen.
    case screen
    case unknown(Doubt)

    /// The reason that a text may be cut; `nil` if it is as high as it needs.
    var doubt: Doubt? {
      switch self {
      case .free: nil
      case .screen: .sharedScreen
      case .unknown(let doubt): doubt
      }
    }

    /// What is known if either applies.
    func union(_ other: Height) -> Height {
      switch (self, other) {
      case (.unknown(.clippedHeight), _): self
      case (_, .unknown(.clippedHeight)): other
      case (.unknown(let first), .unknown(let second)): .unknown(first.joined(with: second))
      case (.unknown, _), (_, .free): self
      case (.free, _), (_, .unknown): other
      case (.screen, .screen): self
      }
    }
  }

  /// The text sizes that a view follows.
  struct Sizes: Hashable, Sendable {
    var minimum: ContentSizeCategory?
    var maximum: ContentSizeCategory?
  }

  var font = Known.exact(Font.body)
  /// The changes to the font, the nearest last.
  var fontChanges = Known<[Font.Modifier]>.exact([])
  var lines = Label.LineLimit(0)
  var scale = Known.exact(1.0)
  var truncation = Known.exact(Label.LineBreakMode.tail)
  var allowsTightening = Known.exact(false)
  var letterSpacing = Known.exact(0.0)
  var sizes = Known.exact(Sizes())
  var width = ControlRoom.screen
  var height = Height.screen
  /// The outermost row that shares its width; `nil` outside rows, or if several places have different rows.
  var stack: ViewStack?
  /// Whether it is offered a width; content that scrolls horizontally has its own width.
  var isOffered = true
  /// Whether a surrounding view cuts the content outside it, and whether one has a fixed height.
  var (isClipped, hasFixedHeight) = (false, false)
  /// Why it is never seen; `nil` if it is.
  var hiding: Doubt?
  /// Whether a list or form shows the titles of pickers in it.
  var isInList = false
  /// The surface that shows the text.
  var surface = Label.Surface.swiftUI
  /// The values of the properties and parameters of the declaration that is walked, as far as they are constants.
  var shape: ViewShape = [:]
  /// The look of buttons: the function that creates the body of their style; `nil` for the system's own.
  var buttonStyle = Known<SwiftNode?>.exact(nil)
  /// The look of a `Label`, in the same way.
  var labelStyle = Known<SwiftNode?>.exact(nil)
  /// The look of the options of a `Picker`, as the name of one of the system's styles.
  var pickerStyle = Known.exact("automatic")
  /// Why toggles and other controls may look different from the system's, by the modifier.
  var ownControls: [String: Doubt] = [:]
  /// What is known outside the views that make it unknown, without a room; empty if no view does.
  private var outer: [ViewEnvironment] = []

  /// The views and modifiers around it.
  private(set) var chain = ViewChain()

  /// Adds a view or modifier to those around it, by the name that calls it.
  ///
  /// - Parameter fontName: The name in code whose font it takes from the configuration.
  mutating func enter(_ callee: SwiftNode, fontName: String? = nil) {
    chain.add(callee, width, height.doubt, fontName: fontName)
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
    environment.pickerStyle = .unknown(doubt)
    return environment
  }

  /// The same with nothing known about the place, because an unknown modifier may change all of it.
  func unknown(_ doubt: Doubt) -> ViewEnvironment {
    var environment = Self.unknown(doubt)
    (environment.surface, environment.shape) = (surface, shape)
    environment.outer = [presented]
    environment.chain = chain
    return environment
  }

  /// The values that a view passes to a screen that it presents, without those that the system sets for the view
  /// itself.
  var presented: ViewEnvironment {
    var presented = outer.first ?? self
    (presented.width, presented.height, presented.surface) = (.screen, .screen, .swiftUI)
    (presented.hiding, presented.isInList, presented.stack) = (nil, false, nil)
    (presented.isClipped, presented.hasFixedHeight, presented.isOffered) = (false, false, true)
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
    return environment
  }

  /// Makes the font and the number of lines unknown.
  mutating func loseText(_ doubt: Doubt) {
    (font, fontChanges) = (.unknown(doubt), .unknown(doubt))
    (lines, scale) = (Self.anyLines, .unknown(doubt))
    (truncation, allowsTightening) = (.unknown(doubt), .unknown(doubt))
    letterSpacing = .unknown(doubt)
  }

  /// What is known if a text may be shown in either.
  func union(_ other: ViewEnvironment) -> ViewEnvironment {
    guard self != other else { return self }
    // If both a view of the app and the system show it, the app's view counts.
    guard surface == other.surface else {
      let isFirst = surface.rawValue < other.surface.rawValue
      return surface == .swiftUI || other.surface != .swiftUI && isFirst ? self : other
    }
    var union = self
    union.font = font.union(other.font)
    union.fontChanges = fontChanges.union(other.fontChanges)
    union.lines = Self.union(lines, other.lines)
    union.scale = scale.union(other.scale)
    union.truncation = truncation.union(other.truncation)
    union.allowsTightening = allowsTightening.union(other.allowsTightening)
    union.letterSpacing = letterSpacing.union(other.letterSpacing)
    union.sizes = sizes.union(other.sizes)
    union.width = width.union(other.width)
    union.height = height.union(other.height)
    union.hiding = hiding.flatMap { one in other.hiding.map { one.joined(with: $0) } }
    union.isInList = isInList && other.isInList
    union.isOffered = isOffered && other.isOffered
    union.isClipped = isClipped || other.isClipped
    union.hasFixedHeight = hasFixedHeight || other.hasFixedHeight
    union.pickerStyle = pickerStyle.union(other.pickerStyle)
    union.shape = shape.filter { other.shape[$0.key] == $0.value }
    union.stack = stack.flatMap { one in other.stack.flatMap { one.union($0) } }
    union.buttonStyle = buttonStyle.union(other.buttonStyle)
    union.labelStyle = labelStyle.union(other.labelStyle)
    union.ownControls.merge(other.ownControls) { $0.joined(with: $1) }
    if !outer.isEmpty || !other.outer.isEmpty { union.outer = [presented.union(other.presented)] }
    return union
  }

  /// A row in the environment, by its call.
  func row(_ call: SwiftNode) -> ViewStack {
    ViewStack(
      call: call, room: width, symbolFont: sizes == .exact(Sizes()) ? font.value : nil,
      hasPlainButtons: buttonStyle == .exact(nil) && surface == .swiftUI)
  }

  /// The line limits of both; 0 is no limit, and so the largest.
  static func union(_ first: Label.LineLimit, _ second: Label.LineLimit) -> Label.LineLimit {
    let limits = [first.atLeast, second.atLeast].filter { $0 > 0 }
    return Label.LineLimit(
      atLeast: limits.min() ?? 0,
      atMost: first.atMost == 0 || second.atMost == 0 ? 0 : max(first.atMost, second.atMost))
  }
}
