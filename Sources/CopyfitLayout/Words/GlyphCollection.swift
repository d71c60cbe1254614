internal import CCopyfitHarfBuzz

/// A set of glyphs or lookups, stored in HarfBuzz's `hb_set_t`.
@safe
final class GlyphCollection {
  private let set: OpaquePointer?

  init() { unsafe set = hb_set_create() }

  deinit { unsafe hb_set_destroy(set) }

  /// HarfBuzz's set; it lives as long as the collection.
  var handle: OpaquePointer? { unsafe set }

  func contains(_ element: UInt32) -> Bool { unsafe hb_set_has(set, element) != 0 }

  func formUnion(_ other: GlyphCollection) { unsafe hb_set_union(set, other.set) }

  /// The elements in ascending order.
  var elements: [UInt32] {
    var result: [UInt32] = []
    var element = UInt32.max
    while unsafe hb_set_next(set, &element) != 0 { result.append(element) }
    return result
  }
}
