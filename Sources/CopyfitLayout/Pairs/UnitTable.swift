/// A value for each UTF-16 unit that was met, others for none.
struct UnitTable<Value> {
  private let none: Value
  /// For each 256 units, where their values start; 0 where nothing is known.
  private var pages = [UInt32](repeating: 0, count: 256)
  /// The first page is that of units of which nothing is known.
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
