package import CCopyfitHarfBuzz
internal import CopyfitDynamicType
internal import Synchronization

/// Cached values of a face for single sizes.
struct SizeMemo {
  /// The maximum number of sizes, more than an app has; beyond it, all are discarded.
  static let maximumCount = 4096

  var tracking: [Double: Int64] = [:]
  var opticalSizes: [Double: FontFace] = [:]
}

/// Optical sizes.
extension FontFace {
  /// The axis `opsz`, unless its coordinate is explicit.
  package var automaticOpticalSizes: ClosedRange<Double>? {
    guard !asked.contains(where: { $0.axis == "opsz" }) else { return nil }
    return axes.first { $0.tag == "opsz" }?.range
  }

  /// The face with its axis `opsz` at a size in points, clamped; itself if the coordinate is explicit or the axis is
  /// missing.
  package func atOpticalSize(_ pointSize: Double) -> FontFace {
    guard let range = automaticOpticalSizes, pointSize.isFinite else { return self }
    let value = min(max(pointSize, range.lowerBound), range.upperBound)
    if let known = sizes.withLock({ $0.opticalSizes[value] }) { return known }
    let variations = asked + [FontVariation(axis: "opsz", value: value)]
    guard let face = try? with(variations: variations) else { return self }
    // Another thread may have created it already: equal faces are one object.
    return sizes.withLock { memo in
      if let known = memo.opticalSizes[value] { return known }
      if memo.opticalSizes.count >= SizeMemo.maximumCount { memo.opticalSizes.removeAll() }
      memo.opticalSizes[value] = face
      return face
    }
  }
}

/// Tracking by point size: the table `trak`.
extension FontFace {
  /// Whether the face is tracked by point size.
  ///
  /// Shaping leaves tracking out, because it is added at each size.
  package var tracksBySize: Bool { trackedSettings != nil }

  /// The tracking of each glyph cluster at a size, in design units, rounded as HarfBuzz does.
  package func tracking(atPointSize pointSize: Double) -> Int64 {
    guard tracksBySize else { return 0 }
    if let known = sizes.withLock({ $0.tracking[pointSize] }) { return known }
    let tracking = probe(pointSize, tracked: true) - probe(pointSize, tracked: false)
    sizes.withLock { memo in
      if memo.tracking.count >= SizeMemo.maximumCount { memo.tracking.removeAll() }
      memo.tracking[pointSize] = tracking
    }
    return tracking
  }

  /// A size with tracking, used to find the clusters that it applies to.
  package var trackedSize: Double? {
    guard tracksBySize else { return nil }
    return [12, 9, 17, 6, 24, 34, 53, 100, 1].first { tracking(atPointSize: $0) != 0 }
  }

  /// HarfBuzz's font at a size in points; the caller must destroy it.
  package func makeHarfBuzzFont(atPointSize pointSize: Double) -> OpaquePointer? {
    guard let font = unsafe hb_font_create_sub_font(harfBuzzFont) else { return nil }
    unsafe hb_font_set_ptem(font, Float(min(max(pointSize, 0), 1e6)))
    return unsafe font
  }

  /// Calls `body` with the face's features and tracking by point size.
  package func withTrackedHarfBuzzFeatures<Result>(
    _ body: (UnsafeBufferPointer<hb_feature_t>) -> Result
  ) -> Result {
    unsafe (trackedSettings ?? featureSettings).withSettings(body)
  }

  static func hasTracking(_ font: OpaquePointer) -> Bool {
    let table = unsafe hb_face_reference_table(hb_font_get_face(font), FontTag("trak").rawValue)
    defer { unsafe hb_blob_destroy(table) }
    return unsafe hb_blob_get_length(table) > 0
  }

  /// The advance of one letter, with tracking or without.
  private func probe(_ pointSize: Double, tracked: Bool) -> Int64 {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf16(buffer, [0x78], 1, 0, 1)
    unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    guard let font = unsafe makeHarfBuzzFont(atPointSize: pointSize) else { return 0 }
    defer { unsafe hb_font_destroy(font) }
    let settings = tracked ? trackedSettings ?? featureSettings : featureSettings
    unsafe settings.withSettings { features in
      _ = unsafe copyfit_hb_shape(font, buffer, features.baseAddress, UInt32(features.count))
    }
    var count: UInt32 = 0
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count), count > 0 else {
      return 0
    }
    return Int64(unsafe positions[0].x_advance)
  }
}
