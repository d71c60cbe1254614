internal import Copyfit
internal import CopyfitDynamicType
internal import CopyfitFindings
internal import CopyfitLabels

extension AuditLabel.Frame {
  /// The frame that a room gives a label on a device: the most that it may have.
  init(_ room: Room, on device: Device) {
    self.init(device: device)
    width = room.width?.atMost?.points
    widthOrigin = room.width.flatMap(LimitOrigin.init)
    if let atLeast = room.width?.atLeast.points, atLeast < width ?? (atLeast > 0 ? .infinity : 0) {
      least = atLeast
    }
    if widthOrigin == .undecided, room.width?.atMost?.reasons.contains(.constraint) == true {
      isSharedExactly = true
    }
    height = room.height?.atMost?.points
    heightOrigin = room.height.flatMap(LimitOrigin.init)
    heightScaling = height == nil ? nil : room.heightScaling
  }

  /// The room that the frame is one end of.
  ///
  /// - Parameter doubt: Why the width is not known, in a clause.
  func room(doubt: String?) -> Room {
    var room = Room(on: Room.Screen(device), heightScaling: heightScaling)
    room.width = Interval(width, widthOrigin, doubt: doubt)
    if let least, width == nil {
      room.width = Interval(atLeast: Bound(least, because: [.system]), atMost: nil)
    } else if let least, least > 0 || widthOrigin == .system {
      room.width?.atLeast = Bound(least, because: widthOrigin == .system ? [.system] : [])
    }
    if isSharedExactly, !isShared { room.width?.atMost?.reasons = [.constraint] }
    room.height = height == nil ? nil : Interval(height, heightOrigin, doubt: doubt)
    return room
  }
}

extension LimitOrigin {
  /// Where the most that an interval allows comes from; `nil` where it allows anything.
  init?(_ interval: Interval) {
    guard let atMost = interval.atMost else { return nil }
    if atMost.reasons.contains(.system), interval.doubts.isEmpty {
      self = .system
      return
    }
    switch interval.knowledge {
    case .bound, .unknown: self = .undecided
    case .fact, .guess:
      self =
        if atMost.reasons.contains(.configured) {
          .configured
        } else if atMost.reasons.contains(.catalog) {
          .catalog
        } else if atMost.reasons.contains(.canvas) {
          .canvas
        } else {
          .constraint
        }
    }
  }

  /// Why a limit of this origin is what it is; `nil` where that is not known.
  var reason: BoundReason? {
    switch self {
    case .constraint: .constraint
    case .canvas: .canvas
    case .configured: .configured
    case .catalog: .catalog
    case .system: .system
    case .undecided: nil
    }
  }
}

extension Interval {
  /// What a limit says of a length; `nil` where nothing limits it.
  ///
  /// - Parameter doubt: Why it is not known, in a clause.
  init?(_ points: Double?, _ origin: LimitOrigin?, doubt: String?) {
    if let points, let reason = origin?.reason {
      self = .exactly(points, because: reason)
    } else if let points {
      self = .between(0, points)
      doubts = [doubt].compactMap(\.self)
    } else {
      // A person who says that nothing limits it knows.
      guard let doubt, origin?.reason == nil else { return nil }
      self = .atMost(nil, because: doubt)
    }
  }
}

extension Room.Screen {
  /// The screen of a device.
  init(_ device: Device) {
    switch device {
    case .canvas: self = .canvas
    case .width(let width): self = .width(width)
    }
  }
}
