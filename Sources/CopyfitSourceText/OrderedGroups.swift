/// Values grouped by key, in the order of the first value of each group.
package struct OrderedGroups<Key: Hashable, Value> {
  private var keys: [Key] = []
  private var values: [Key: [Value]] = [:]

  /// Creates a collection without groups.
  package init() {}

  /// Adds a value to the group of a key.
  package mutating func add(_ value: Value, to key: Key) {
    if values[key] == nil { keys.append(key) }
    values[key, default: []].append(value)
  }

  /// The groups, in the order of their first values.
  package var all: [(key: Key, values: [Value])] {
    // Most comparisons find nothing, and a generic map is slow to start.
    keys.isEmpty ? [] : keys.map { ($0, values[$0] ?? []) }
  }
}
