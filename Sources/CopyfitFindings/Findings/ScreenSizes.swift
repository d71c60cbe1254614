package import Copyfit

/// The text sizes at which a text fails on some of the screens.
package struct ScreenSizes: Hashable, Sendable {
  /// The screens, in the order of the label's rooms.
  package var devices: [Device]
  /// The failing categories, in ascending order.
  package var categories: [ContentSizeCategory]

  /// Creates an entry for some screens.
  package init(devices: [Device], categories: [ContentSizeCategory]) {
    (self.devices, self.categories) = (devices, categories)
  }

  /// The screens by their failing categories, those with the first one nearest to `large` at the start.
  ///
  /// It is empty if the first one is the same on all screens on which the text fails.
  package static func all(_ failing: [(device: Device, category: ContentSizeCategory)]) -> [Self] {
    var found: [Self] = []
    for (device, category) in failing {
      if let index = found.firstIndex(where: { $0.devices == [device] }) {
        found[index].categories.append(category)
      } else {
        found.append(Self(devices: [device], categories: [category]))
      }
    }
    var groups: [Self] = []
    for var one in found {
      one.categories.sort()
      if let index = groups.firstIndex(where: { $0.categories == one.categories }) {
        groups[index].devices += one.devices
      } else {
        groups.append(one)
      }
    }
    guard Set(groups.map(\.distance)).count > 1 else { return [] }
    return groups.sorted { $0.distance < $1.distance }
  }

  /// The distance of the first failing category from `large`.
  private var distance: Int { categories.nearestToLarge?.distanceFromLarge ?? 0 }
}
