public import CCopyfitInterface
internal import Copyfit

/// Fits many texts at a batch's categories, on several threads.
@c @implementation
public func copyfit_fit_batch(
  _ context: OpaquePointer?, _ batch: UnsafePointer<copyfit_batch>?, _ jobs: Int
) -> Int {
  guard let arrays = unsafe batch?.pointee else { return 0 }
  let count = unsafe arrays.count
  guard count > 0 else { return count }
  guard let fonts = unsafe context.object(Context.self)?.fonts,
    let batch = unsafe CallerBatch(arrays)
  else {
    if let statuses = unsafe arrays.statuses {
      unsafe statuses.update(repeating: COPYFIT_FAILED, count: count)
    }
    return count
  }
  let failures = Parallel.map(
    Array(0..<count), jobs: Parallel.threads(jobs),
    makeWorker: { LabelFitter(fonts: fonts) },
    body: { fitter, index in batch.answer(at: index, &fitter) ? 0 : 1 })
  return failures.reduce(0, +)
}

/// Says what is wrong with a text of a batch.
@c @implementation
public func copyfit_batch_error(
  _ context: OpaquePointer?, _ batch: UnsafePointer<copyfit_batch>?, _ index: Int
) -> copyfit_status {
  unsafe context.status { context throws(Failure) in
    let arrays = try unsafe given(batch, "batch").pointee
    let count = unsafe arrays.count
    guard index >= 0, index < count else {
      let given = UInt(bitPattern: index)
      throw Failure(
        COPYFIT_OUT_OF_RANGE, "'index' must be less than the batch's count, \(count), not \(given)")
    }
    let texts = try given(unsafe CallerBatch(arrays), "array of the batch")
    do throws(Failure) { try texts.fit(at: index, &context.fitter) } catch {
      throw error.named("texts[\(index)]")
    }
  }
}

/// The arrays of a caller.
///
/// Threads may share it, although it has pointers to memory that changes: the caller's arrays live until the call
/// returns, and it returns after the last thread has ended. The arrays of texts, lengths, locales and labels are only
/// read. Each element of the arrays of fits and statuses is written once, by the thread that takes its index, and read
/// by none.
@safe private struct CallerBatch: @unchecked Sendable {
  private let texts: UnsafePointer<UnsafePointer<CChar>?>
  private let lengths: UnsafePointer<Int>?
  private let locales: UnsafePointer<UnsafePointer<CChar>?>
  private let labels: UnsafePointer<OpaquePointer?>
  private let fits: UnsafeMutablePointer<copyfit_fit>
  private let statuses: UnsafeMutablePointer<copyfit_status>
  /// The categories to fit, with their places among all; `nil` for all.
  private let chosen: [(place: Int, category: ContentSizeCategory)]?

  /// Takes the arrays; `nil` if one is NULL that must not be.
  init?(_ batch: copyfit_batch) {
    guard let texts = unsafe batch.texts, let locales = unsafe batch.locales,
      let labels = unsafe batch.labels, let fits = unsafe batch.fits,
      let statuses = unsafe batch.statuses
    else { return nil }
    unsafe (self.texts, self.lengths, self.locales) = (texts, batch.lengths, locales)
    unsafe (self.labels, self.fits, self.statuses) = (labels, fits, statuses)
    let bits = unsafe batch.categories
    let all = allCategories.enumerated().map { (place: $0, category: $1) }
    chosen = bits == 0 ? nil : all.filter { bits & (1 << $0.place) != 0 }
  }

  /// Writes the fits of a text and its status; returns whether it could be measured.
  func answer(at index: Int, _ fitter: inout LabelFitter) -> Bool {
    do throws(Failure) {
      try fit(at: index, &fitter)
      unsafe statuses[index] = COPYFIT_OK
      return true
    } catch {
      unsafe statuses[index] = error.status
      return false
    }
  }

  fileprivate func fit(at index: Int, _ fitter: inout LabelFitter) throws(Failure) {
    let caller = try unsafe CallerText(
      texts[index], length: lengths?[index], locale: locales[index])
    let label: Label = try unsafe labels[index].value("label")
    let prepared = try caller.prepare(for: label.spec, &fitter)
    let own = unsafe fits + index * allCategories.count
    guard let chosen else { return try unsafe fitter.fit(prepared, at: allCategories, to: own) }
    for (place, category) in chosen {
      try unsafe fitter.fit(prepared, at: CollectionOfOne(category), to: own + place)
    }
  }
}
