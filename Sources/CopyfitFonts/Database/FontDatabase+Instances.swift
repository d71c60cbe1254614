public import CopyfitDynamicType

extension FontDatabase {
  /// An instance of a face with other coordinates or features: one object for each instance.
  ///
  /// - Parameters:
  ///   - face: A face of this database, or one that was opened by its path.
  ///   - variations: The coordinates that replace the face's; `nil` keeps them.
  ///   - features: The features that replace the face's; `nil` keeps them.
  public func instance(
    of face: FontFace, variations: [FontVariation]? = nil, features: [FontFeature]? = nil
  ) throws(FontError) -> FontFace {
    let (variations, features) = (variations ?? face.asked, features ?? face.features)
    guard variations != face.asked || features != face.features else { return face }
    return try cache.instance(of: face, variations, features)
  }

  /// Forgets the instances of faces: they are made again when they are requested.
  package func forgetInstances() { cache.forgetInstances() }
}
