/// The devices that texts can be made for, as `.stringsdict` files and String Catalogs name them.
package enum DeviceVariant {
  /// Source: the names that Xcode writes; seen in real catalogs.
  private static let names: Set = [
    "iphone", "ipod", "ipad", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  /// Whether a device is known by this name.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }
}
