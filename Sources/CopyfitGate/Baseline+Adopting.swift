internal import CopyfitProject

extension Baseline {
  /// Renames the projects of a report to the names in this run's baseline; others keep their names.
  ///
  /// - Parameters:
  ///   - names: The projects' names, in their order.
  ///   - folder: The folder of the report.
  /// - Returns: The indexes of the projects that are not in the report; empty for a baseline.
  mutating func adopt(
    _ projects: [ProjectFiles], called names: [String], from folder: String
  ) -> [Int] {
    guard !reported.isEmpty else { return [] }
    let places = reported.places(of: projects, from: folder)
    let isAlone = projects.count == 1 && reported.count == 1
    var newNames: [String: String?] = [:]
    for (place, name) in zip(places, names) {
      if let place { newNames.updateValue(isAlone ? nil : name, forKey: reported[place].name) }
    }
    for index in entries.indices {
      guard let name = entries[index].project ?? (reported.count == 1 ? reported[0].name : nil)
      else { continue }
      entries[index].project = newNames[name] ?? name
    }
    return projects.indices.filter { places[$0] == nil }
  }
}
