internal import CCopyfitICU

/// An ICU break iterator, whose rules define where text may be divided.
@safe
struct BoundaryFinder: ~Copyable {
  private let breaker: OpaquePointer

  /// Opens an iterator; `kind` is one of the shim's constants.
  init(kind: Int32, locale: LocaleIdentifier) throws(ICUError) {
    var status: Int32 = 0
    let opened = unsafe copyfit_icu_breaker_open(kind, locale.tag, &status)
    try ICUError.check(status)
    guard let opened = unsafe opened else { throw .outOfMemory }
    unsafe breaker = opened
  }

  deinit { unsafe copyfit_icu_breaker_close(breaker) }

  /// Appends every boundary after the first, in UTF-16 units.
  mutating func appendBoundaries(
    in text: Span<UInt16>, to offsets: inout [Int32]
  ) throws(ICUError) {
    guard !text.isEmpty else { return }
    let status = unsafe text.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress else { return Int32(0) }
      let status = unsafe copyfit_icu_breaker_start(breaker, start, Int32(units.count))
      // ICU keeps no reference to a text after the next one is set.
      if status <= 0 { fill(&offsets) }
      return status
    }
    try ICUError.check(status)
  }

  /// Reads boundaries in batches, to save calls of C functions.
  private func fill(_ offsets: inout [Int32]) {
    unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 256) { portion in
      guard let start = portion.baseAddress else { return }
      while true {
        let count = unsafe copyfit_icu_breaker_next(breaker, start, Int32(portion.count))
        unsafe offsets.append(contentsOf: portion.prefix(Int(count)))
        if count < Int32(portion.count) { return }
      }
    }
  }
}
