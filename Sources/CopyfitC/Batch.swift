public import CCopyfitInterface
internal import Copyfit

/// Fits many texts at all categories, on several threads.
@c @implementation
public func copyfit_fit_batch(
  _ context: OpaquePointer?, _ batch: UnsafePointer<copyfit_batch>, _ jobs: Int
) -> Int {
  let batch = unsafe CallerBatch(arrays: batch.pointee)
  guard batch.count > 0 else { return batch.count }
  guard let fonts = unsafe context.object(Context.self)?.fonts else {
    for index in 0..<batch.count { unsafe batch.arrays.statuses[index] = COPYFIT_FAILED }
    return batch.count
  }
  let failures = Parallel.map(
    Array(0..<batch.count), jobs: jobs > 0 ? jobs : Parallel.processorCount,
    makeWorker: { LabelFitter(fonts: fonts) },
    body: { fitter, index in batch.answer(at: index, &fitter) ? 0 : 1 })
  return failures.reduce(0, +)
}

/// The arrays of a caller.
///
/// Threads may share it, although it has pointers to memory that changes: the caller's arrays live until the call
/// returns, and it returns after the last thread has ended. The arrays of texts, lengths, locales and labels are only
/// read. Each element of the arrays of fits and statuses is written once, by the thread that takes its index, and read
/// by none.
@safe private struct CallerBatch: @unchecked Sendable {
  let arrays: copyfit_batch

  var count: Int { unsafe arrays.count }

  /// Writes the fits of a text and its status; returns whether it could be measured.
  func answer(at index: Int, _ fitter: inout LabelFitter) -> Bool {
    do throws(Failure) {
      try fit(at: index, &fitter)
      unsafe arrays.statuses[index] = COPYFIT_OK
      return true
    } catch {
      unsafe arrays.statuses[index] = error.status
      return false
    }
  }

  private func fit(at index: Int, _ fitter: inout LabelFitter) throws(Failure) {
    let caller = try unsafe CallerText(
      arrays.texts[index], length: arrays.lengths?[index], locale: arrays.locales[index])
    let label: Label = try unsafe arrays.labels[index].value("label")
    let prepared = try caller.prepare(for: label.spec, &fitter)
    try unsafe fitter.fit(
      prepared, at: allCategories, to: arrays.fits + index * allCategories.count)
  }
}
