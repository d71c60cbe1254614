internal import CopyfitCatalogs
internal import CopyfitProject
internal import CopyfitSourceText

extension HiddenKeys {
  /// Whether an entry of `labels` may select one of the keys, whose comments and texts are unknown.
  ///
  /// - Complexity: O(*n*) for *n* tables and keys.
  func mayBeSelected(by entry: ConfiguredLabel) -> Bool {
    tables.contains { entry.selects($0) }
      || keys.contains { table, keys in entry.selects(table) && entry.maySelect(keys) }
  }
}

extension ConfiguredLabel {
  fileprivate func selects(_ identity: TableIdentity) -> Bool {
    (bundle?.matches(identity.bundle) ?? true) && (table?.matches(identity.table) ?? true)
  }

  fileprivate func maySelect(_ candidates: Set<ExactString>) -> Bool {
    switch keys {
    case .key(let key): candidates.contains(ExactString(key))
    case .pattern(let pattern): candidates.contains { pattern.matches($0.text) }
    case .any, .regex, .text: true
    }
  }
}
