/// A fault for which the system rejects a whole `.strings` file, but after which this reader goes on.
struct StringsFault: Hashable {
  /// The fault and its fix, in one clause that names the key.
  var message: String
  /// The offset of the fault.
  var offset: Int
  /// The key of the entry with the fault; `nil` if it is outside of entries.
  var key: String?
  /// The bytes that are left out, with the entries that are lost; empty if the entry is kept.
  var lost: Range<Int>
}
