import CopyfitCatalogs
import Testing

@testable import CopyfitAudit

struct NearestTablesTests {
  private static func tables(_ bundles: [String]) -> [TableIdentity] {
    bundles.map { TableIdentity(bundle: $0, table: "L") }
  }

  /// The number of folders between a bundle and a file, up and down, compared folder by folder.
  private static func distance(_ bundle: String, _ file: String) -> Int {
    let (bundle, file) = (bundle.split(separator: "/"), file.split(separator: "/").dropLast())
    return bundle.count + file.count - 2 * zip(bundle, file).prefix { $0 == $1 }.count
  }

  /// Each answer is the first of the tables at the least distance.
  @Test(arguments: [
    [""], ["A"], ["", "A", "A/B"], ["A/B/C", "A", "D"], ["A/X", "A/Y", "D"], ["D/E/F", "D/E/G"],
    ["B/A", "A/B", "A/C/D", "C"], ["A/B", "A/B"],
  ])
  func nearest(_ bundles: [String]) throws {
    let tables = Self.tables(bundles)
    let nearest = NearestTables(tables)
    let files = ["x", "A/x", "A/B/x", "A/B/C/x", "A/C/x", "D/x", "D/E/x", "D/E/F/G/x", "E/x"]
    for file in files {
      let found = try #require(nearest.nearest(to: file))
      let least = tables.map { Self.distance($0.bundle, file) }.min()
      let all = Set(tables.filter { Self.distance($0.bundle, file) == least })
      #expect(found.table == all.min(), "\(file)")
      #expect(found.isOnly == (all.count == 1), "\(file)")
    }
  }

  @Test func noTables() {
    #expect(NearestTables([]).nearest(to: "A/x")?.table == nil)
  }

  /// Each file asks for its module's table: comparing it with all tables would take hours.
  @Test func manyModules() {
    let nearest = NearestTables(Self.tables((0..<50_000).map { "M\($0)/Resources" }))
    for number in 0..<50_000 {
      let found = nearest.nearest(to: "M\(number)/Sources/A.swift")
      if found?.table.bundle != "M\(number)/Resources" { Issue.record("M\(number)") }
    }
  }
}
