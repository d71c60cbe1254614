/// A worker's texts as shaped for sizes, in fonts whose advances are not in proportion to the size.
struct SizeVariants {
  struct Key: Hashable {
    let text: ObjectIdentifier
    let pointSize: Double

    init(_ text: PreparedStorage, pointSize: Double) {
      self.text = ObjectIdentifier(text)
      self.pointSize = pointSize
    }
  }

  /// A text shaped for one size, with the original, so that no other text gets its address.
  struct Variant {
    let text: PreparedStorage
    let shaped: PreparedStorage
    /// The last fit that has paid for it.
    let fit: Int
  }

  /// More texts and sizes than one thread uses at a time.
  private static let maximumCount = 512

  private let maximumUnits: Int
  private var variants: [Key: Variant] = [:]
  /// The length of all variants, in UTF-16 units.
  private(set) var units = 0

  /// Creates an empty collection.
  ///
  /// - Parameter maximumUnits: The maximum length of all variants, in UTF-16 units, with one longer text allowed alone;
  ///   the default needs about 6 MB.
  init(maximumUnits: Int = 1 << 18) { self.maximumUnits = maximumUnits }

  subscript(key: Key) -> Variant? { variants[key] }

  /// Adds a variant, or replaces a known one.
  ///
  /// If there are too many, those of other fits are removed, and if the fit alone has too many, all are. So what is
  /// left of a fit depends on nothing else.
  mutating func insert(_ variant: Variant, for key: Key) {
    if let known = variants.removeValue(forKey: key) { units -= known.text.count }
    let length = variant.text.count
    if variants.count >= Self.maximumCount || units + length > maximumUnits {
      variants = variants.filter { $0.value.fit == variant.fit }
      units = variants.values.reduce(0) { $0 + $1.text.count }
    }
    if units + length > maximumUnits {
      variants.removeAll()
      units = 0
    }
    variants[key] = variant
    units += length
  }
}
