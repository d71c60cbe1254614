/// A value for each known UTF-16 unit, and a default for all others.
struct UnitTable<Value> {
  private let none: Value
  /// The start of the values for each 256 units; 0 if none is known.
  private var pages = [UInt32](repeating: 0, count: 256)
  /// The first page is for unknown units.
  private var values: [Value]

  init(_ none: Value) {
    self.none = none
    values = Array(repeating: none, count: 256)
  }

  subscript(unit: UInt16) -> Value {
    @inline(__always) get { values[Int(pages[Int(unit >> 8)]) + Int(unit & 0xFF)] }
    set {
      let page = Int(unit >> 8)
      if pages[page] == 0 {
        pages[page] = UInt32(values.count)
        values.append(contentsOf: repeatElement(none, count: 256))
      }
      values[Int(pages[page]) + Int(unit & 0xFF)] = newValue
    }
  }
}
