extension CanvasSize {
  /// Creates the size of one of Interface Builder's devices, in portrait.
  ///
  /// Sources: Apple, *Human Interface Guidelines*, Layout (device dimensions in points); the identifiers are those that
  /// Xcode writes in `<device id="…">`.
  init?(deviceIdentifier identifier: String) {
    guard let size = Self.devices[identifier] else { return nil }
    self.init(width: size.0, height: size.1)
  }

  /// The size of the device in landscape.
  var landscape: CanvasSize { CanvasSize(width: height, height: width) }

  /// The widths of the devices' screens, upright and turned, and the width that Xcode 6 to 8 drew for all screens.
  static let screenWidths = Set(devices.values.flatMap { [$0.0, $0.1] } + [600])

  private static let devices: [String: (Double, Double)] = [
    "retina3_5": (320, 480), "retina4_0": (320, 568), "retina4_7": (375, 667),
    "retina5_5": (414, 736), "retina5_4": (375, 812), "retina5_9": (375, 812),
    "retina6_0": (390, 844), "retina6_1": (414, 896), "retina6_12": (393, 852),
    "retina6_3": (402, 874), "retina6_5": (414, 896), "retina6_7": (428, 926),
    "retina6_72": (430, 932), "retina6_9": (440, 956),
    "ipad7_9": (768, 1024), "ipad8_3": (744, 1133), "ipad8_3rounded": (744, 1133),
    "ipad9_7": (768, 1024), "ipad10_2": (810, 1080), "ipad10_5": (834, 1112),
    "ipad10_9": (820, 1180), "ipad10_9rounded": (820, 1180), "ipad11_0": (834, 1194),
    "ipad11_0rounded": (834, 1194), "ipad12_9": (1024, 1366), "ipad12_9rounded": (1024, 1366),
    "ipad13_0rounded": (1032, 1376),
  ]
}
