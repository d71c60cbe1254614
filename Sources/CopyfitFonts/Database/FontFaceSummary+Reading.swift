extension FontFaceSummary {
  /// Reads the tables of the faces in a file.
  ///
  /// - Returns: The faces that are sound, and what is wrong with the first that is not.
  public static func faces(
    ofFile path: String
  ) throws(FontError) -> (faces: [FontFaceSummary], problem: FontError?) {
    try FontCatalog.faces(of: path, isInstalled: false)
  }
}

extension FontDatabase {
  /// The geometry of a face at its default coordinates; heights that its tables do not hold are
  /// measured.
  public func geometry(of face: FontFaceSummary) -> FontGeometry {
    let isWhole = face.geometry.capHeight != nil && face.geometry.xHeight != nil
    return isWhole ? face.geometry : cache.probe(face, [])?.geometry ?? face.geometry
  }
}
