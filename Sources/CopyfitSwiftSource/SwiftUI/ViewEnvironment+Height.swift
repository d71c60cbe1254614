internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewEnvironment {
  /// The maximum height of a text.
  enum Height: Hashable, Sendable {
    /// As high as it needs: the view around it scrolls or grows.
    case free
    /// No higher than the screen.
    case screen
    /// That of a frame: it takes away lines, but not the only one.
    case fixed(ViewLength)
    /// At most that of a frame.
    case limited(ViewLength)
    case unknown(Doubt)

    /// The reason that a text may be cut; `nil` if it is as high as it needs.
    var doubt: Doubt? {
      switch self {
      case .free: nil
      case .screen: .sharedScreen
      case .fixed, .limited: .fixedHeight
      case .unknown(let doubt): doubt
      }
    }

    /// The height of a frame that limits the lines; `nil` if no known one does.
    var control: ControlHeight? {
      frame.map { ControlHeight(points: $0.points, style: $0.style, isExact: isFixed) }
    }

    private var isFixed: Bool { if case .fixed = self { true } else { false } }

    /// The height of a frame; `nil` if no known one limits the lines.
    var frame: ViewLength? {
      switch self {
      case .fixed(let length), .limited(let length): length
      case .free, .screen, .unknown: nil
      }
    }

    /// The height of a frame that changes its length, which stays a maximum if it is one.
    func resized(to length: ViewLength, isExact: Bool = true) -> Height {
      isFixed && isExact ? .fixed(length) : .limited(length)
    }

    /// What is known if either applies.
    func union(_ other: Height) -> Height {
      if self == other { return self }
      switch (self, other) {
      case (.unknown(.clippedHeight), _): return self
      case (_, .unknown(.clippedHeight)): return other
      case (.free, .screen), (.screen, .free): return .screen
      case (.unknown(let doubt), .free), (.unknown(let doubt), .screen),
        (.free, .unknown(let doubt)), (.screen, .unknown(let doubt)):
        return .unknown(doubt)
      default: break
      }
      if let greater = frame.flatMap({ one in other.frame.flatMap(one.greater) }) {
        return .limited(greater)
      }
      let doubts = [unionDoubt, other.unionDoubt].compactMap(\.self)
      return .unknown(doubts.reduce(.severalPlaces) { $0.joined(with: $1) })
    }

    /// The reason that the height is unknown where another one may apply, too; `nil` if it has none.
    private var unionDoubt: Doubt? {
      switch self {
      case .free, .screen: nil
      default: doubt
      }
    }
  }

  /// Sets the height by a frame, at which a surrounding view may cut the text.
  ///
  /// - Parameter frame: The height; `nil` if it is unknown.
  mutating func fixHeight(_ frame: ViewLength?, _ doubt: Doubt) {
    let own = frame.map { Height.fixed($0) } ?? .unknown(doubt)
    self.isOnLimited = !showsBeyondFrames
    self.height = self.isClipped ? .unknown(.clippedHeight) : own
    (self.hasFixedHeight, self.isHeightOffered) = (true, true)
  }

  /// Whether a view that is higher than all frames around it is visible as a whole.
  ///
  /// It is if these are not clipped, and what contains them scrolls. What is higher than a screen, or than an unknown
  /// room, may not be.
  var showsBeyondFrames: Bool {
    if self.isOnLimited || self.height == .unknown(.clippedHeight) { return false }
    return self.height == .free || self.hasFixedHeight == true
  }

  /// Limits the height by a frame with a maximum.
  ///
  /// Whether it limits a view that is offered no height is not documented.
  mutating func capHeight(_ frame: ViewLength?, _ doubt: Doubt) {
    (self.isOnLimited, self.hasFixedHeight) = (!showsBeyondFrames, true)
    guard !self.isClipped else { return self.height = .unknown(.clippedHeight) }
    guard let frame, self.isHeightOffered else { return self.height = .unknown(doubt) }
    switch self.height {
    // Which of two is lower may depend on the text size, but each is a limit.
    case .fixed(let known):
      self.height = known.lesser(frame).map { .fixed($0) } ?? .limited(frame)
    case .limited(let known): self.height = .limited(known.lesser(frame) ?? frame)
    case .screen: self.height = .limited(frame)
    case .free, .unknown: self.height = .unknown(doubt)
    }
  }

  /// Raises the height of a frame around the view to a minimum.
  mutating func raiseHeight(_ minimum: ViewLength?, _ doubt: Doubt) {
    guard let known = self.height.frame else { return }
    guard let raised = minimum.flatMap(known.greater) else {
      return self.height = .unknown(minimum == nil ? doubt : .scaledMetric)
    }
    self.height = self.height.resized(to: raised)
  }

  /// Takes the space of padding above and below from the height of a frame, in points.
  mutating func lowerHeight(by points: ClosedRange<Double>) {
    guard let known = self.height.frame, points != 0...0 else { return }
    guard known.style == nil else {
      // What is left is not scaled as a whole.
      self.height = points.lowerBound >= 0 ? .limited(known) : .unknown(.scaledMetric)
      return
    }
    let most = ViewLength(max(0, known.points - points.lowerBound))
    self.height = self.height.resized(
      to: most, isExact: points.lowerBound == points.upperBound)
  }

  /// Makes the height of a frame a maximum, because other views share it.
  mutating func shareHeight() {
    if case .fixed(let length) = self.height { self.height = .limited(length) }
  }

  /// The same where other views share the height of a frame.
  var sharingHeight: ViewEnvironment {
    var environment = self
    environment.shareHeight()
    return environment
  }

  /// The environment of the views in a block of a declaration, to which a frame around the declaration applies: to each
  /// or to all together.
  func inViews(of block: SwiftNode) -> ViewEnvironment {
    guard case .fixed = self.height, block.kind == .block,
      block.children.filter({ $0.kind != .variable }).count > 1
    else { return self }
    return sharingHeight
  }

  /// Gives the view the height that it needs.
  mutating func freeHeight() {
    (self.height, self.isClipped, self.hasFixedHeight) = (.free, false, false)
    self.isOnLimited = false
  }

  /// Enters a container, which may divide the height of a frame among its views.
  mutating func enterHeight(of call: SwiftNode, _ container: ViewDefaults.Container) {
    let name = call.child(0)?.name ?? ""
    let isKnown = ![.none, .row, .fills, .sideways].contains(container)
    if isKnown || ViewDefaults.keepsHeight(name) { return }
    switch name {
    case "VStack", "VStackLayout": if !call.hasOneView { shareHeight() }
    default:
      // It may offer its views another height, or none.
      if self.height.control != nil { self.height = .unknown(.fixedHeight) }
      if ViewDefaults.offersNoHeight(name) { self.isHeightOffered = false }
    }
  }
}
