internal import Synchronization

/// Values that other modules derive from a face's tables.
extension FontFace {
  /// The maximum number of values, which the languages of an app do not reach; above it, all are discarded.
  private static let maximumDerivedCount = 512

  /// A value that follows from the face's tables and a key: created on first use and kept with the face, for all
  /// threads.
  ///
  /// It must not refer to the face. Threads that need it at the same time may create it twice; one of the two is kept.
  package func derived<Value: Sendable>(
    _ key: some Hashable & Sendable, _ create: () -> Value
  ) -> Value {
    if let known = derivedValues.withLock({ $0[AnyHashable(key)] as? Value }) { return known }
    let value = create()
    return derivedValues.withLock { values in
      if let known = values[AnyHashable(key)] as? Value { return known }
      if values.count >= Self.maximumDerivedCount { values.removeAll() }
      values[AnyHashable(key)] = value
      return value
    }
  }
}
