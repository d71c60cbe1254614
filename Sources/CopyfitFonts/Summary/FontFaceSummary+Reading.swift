extension FontFaceSummary {
  /// Reads the tables of the faces in a file.
  ///
  /// - Returns: The valid faces, and the error of the first invalid one.
  public static func faces(
    ofFile path: String
  ) throws(FontError) -> (faces: [FontFaceSummary], problem: FontError?) {
    try faces(ofFile: path, isInstalled: false)
  }

  /// The valid faces of a file, and the error of the first invalid one.
  static func faces(
    ofFile path: String, isInstalled: Bool
  ) throws(FontError) -> (faces: [FontFaceSummary], problem: FontError?) {
    // The file is read at once, and only some of its tables.
    let file = try FontFile(path: path, isCopied: false)
    return try file.withBytes { (bytes) throws(FontError) in
      guard let count = TableDirectory.faceCount(of: bytes) else {
        throw TableDirectory.unknownFormat(of: bytes, path: path)
      }
      var faces: [FontFaceSummary] = []
      var problem: FontError?
      // Faces of a collection often share one table.
      var names = SharedNames()
      var coverages: [Range<Int>: CharacterCoverage?] = [:]
      for index in 0..<count {
        do throws(FontError) {
          let header = try FontHeader(bytes, index: index, path: path, sharing: &names)
          let map = header.characterMap
          let coverage = coverages[map] ?? CharacterCoverage(bytes, at: map)
          coverages[map] = .some(coverage)
          faces.append(
            FontFaceSummary(
              header, path: path, index: index, isInstalled: isInstalled, coverage: coverage))
        } catch {
          problem = problem ?? error
        }
      }
      return (faces, problem)
    }
  }
}
