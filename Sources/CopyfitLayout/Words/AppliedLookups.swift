internal import CCopyfitHarfBuzz
internal import CopyfitDynamicType

/// The numbers of the lookups that a shaping plan applies, in ascending order.
struct AppliedLookups: Hashable, Sendable {
  let substitutions: [UInt32]
  let positions: [UInt32]

  static let gsub = FontTag("GSUB").rawValue
  static let gpos = FontTag("GPOS").rawValue

  init(_ plan: OpaquePointer?) {
    func lookups(of table: hb_tag_t) -> [UInt32] {
      let lookups = GlyphCollection()
      unsafe hb_ot_shape_plan_collect_lookups(plan, table, lookups.handle)
      return lookups.elements
    }
    substitutions = lookups(of: Self.gsub)
    positions = lookups(of: Self.gpos)
  }
}
