/// The devices of texts, by their names in `.stringsdict` files and String Catalogs.
package enum DeviceVariant {
  /// Source: the names that Xcode writes, as seen in real catalogs.
  private static let names: Set = [
    "iphone", "ipod", "ipad", "mac", "applewatch", "appletv", "applevision", "other",
  ]

  /// Whether a device has this name.
  static func isKnown(_ name: String) -> Bool { names.contains(name) }
}
