/// Values by what they have in common, in the order of the first of each group.
struct OrderedGroups<Key: Hashable, Value> {
  private var keys: [Key] = []
  private var values: [Key: [Value]] = [:]

  mutating func add(_ value: Value, to key: Key) {
    if values[key] == nil { keys.append(key) }
    values[key, default: []].append(value)
  }

  var all: [(key: Key, values: [Value])] { keys.map { ($0, values[$0] ?? []) } }
}
