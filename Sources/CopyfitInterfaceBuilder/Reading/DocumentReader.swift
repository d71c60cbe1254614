internal import CopyfitLabels
internal import CopyfitSourceText

/// Creates a document from its elements.
struct DocumentReader {
  private let tree: XMLTree
  private let variations: SizeClassVariations
  private let source: SourceText
  /// The names of outlets by the identifiers of their objects.
  private let outlets: [String: String]
  /// The names of the scenes' view controllers, by the scenes' elements.
  private let sceneNames: [Int: String]

  init(_ tree: XMLTree, _ source: SourceText) {
    self.tree = tree
    variations = SizeClassVariations(tree)
    self.source = source
    var outlets: [String: String] = [:]
    for element in tree.elements where ["outlet", "outletCollection"].contains(element.name) {
      guard let target = element.attributes["destination"], outlets[target] == nil else { continue }
      outlets[target] = element.attributes["property"]
    }
    self.outlets = outlets
    let scenes = tree.elements.indices.filter { tree[$0].name == "scene" }
    sceneNames = Dictionary(
      uniqueKeysWithValues: scenes.compactMap { scene in
        Self.name(ofScene: scene, in: tree).map { (scene, $0) }
      })
  }

  /// The document with `file` as its path.
  ///
  /// - Parameters:
  ///   - outlets: Finds the texts in the document's views.
  ///   - connections: The connections that it found.
  func document(
    file: String, _ outlets: OutletConnections, _ connections: [OutletConnection]
  ) -> InterfaceDocument {
    let screen = CanvasReader(tree, ViewTree(tree))
    let views = ViewTree(variations.resolved(for: screen.sizeClass))
    let layout = DocumentLayout(views, canvas: screen.canvas)
    let reader = ElementReader(layout)
    let labels = tree.elements.indices.flatMap { element in
      origin(of: element).map { reader.labels(of: element, $0) } ?? []
    }
    var document = InterfaceDocument(
      file: file, name: Self.name(of: file), canvas: layout.canvas,
      sizeClass: screen.sizeClass,
      labels: labels.filter { !$0.isBlank },
      objectIdentifiers: Set(tree.elements.compactMap { $0.attributes["id"] }),
      doubledIdentifiers: doubledIdentifiers, fontFiles: fontFiles)
    document.isForTablets =
      tree[0].attributes["targetRuntime"]?.hasSuffix("iPad") == true
      || document.name.hasSuffix("~ipad")
    document.faults = DocumentFaults.all(in: tree, source)
    document.bars = BarReader(tree).bars
    document.blanks = labels.filter(\.isBlank)
    document.unmeasured = UnmeasuredTexts.counts(in: tree)
    let estimated = Set(document.labels.filter(\.isEstimated).map(\.objectID))
    document.rows = RowReader(layout, source).rows().map { $0.leavingOpen(estimated) }
    document.connections = connections
    document.holders = InterfaceHolder.all(outlets, named: document.name)
    document.references = InterfaceHolder.references(in: tree)
    return document
  }

  private var doubledIdentifiers: [InterfaceDocument.DoubledIdentifier] {
    var offsets: [String: Int] = [:]
    return tree.elements.compactMap { element in
      guard let identifier = element.attributes["id"],
        let earlier = offsets.updateValue(element.offset, forKey: identifier)
      else { return nil }
      return .init(
        identifier: identifier, first: source.position(at: earlier),
        second: source.position(at: element.offset))
    }
  }

  /// The faces of the files in `customFonts`; if several files have a face, the first one applies.
  private var fontFiles: [String: String] {
    var files: [String: String] = [:]
    for list in tree.children("customFonts", of: 0) {
      for file in tree[list].children {
        guard let name = tree.attribute("key", of: file) else { continue }
        for face in tree.children("string", of: file) where files[tree[face].text] == nil {
          files[tree[face].text] = name
        }
      }
    }
    return files
  }

  /// A file's name without folders and extension.
  private static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The origin of an element; `nil` if it shows no text.
  private func origin(of element: Int) -> ElementOrigin? {
    guard let control = Label.Element.ofElements[tree[element].name],
      let id = tree.attribute("id", of: element)
    else { return nil }
    return ElementOrigin(
      control: control, objectID: id, position: source.position(at: tree[element].offset),
      scene: scene(of: element), userLabel: tree.attribute("userLabel", of: element) ?? outlets[id],
      customClass: tree.attribute("customClass", of: element),
      runtimeAttributes: RuntimeAttributes.values(of: element, in: tree),
      textAttributes: RuntimeAttributes.texts(of: element, in: tree),
      variesWithSizeClass: variations.concern(element), isReached: outlets[id] != nil)
  }

  /// The name of an element's scene.
  private func scene(of element: Int) -> String? {
    tree.ancestor(of: element) { tree[$0].name == "scene" }.flatMap { sceneNames[$0] }
  }

  /// The name of a scene's view controller, from the best source.
  private static func name(ofScene scene: Int, in tree: XMLTree) -> String? {
    let objects = tree.child("objects", of: scene).map { tree[$0].children } ?? []
    let controller =
      objects.first { tree.attribute("sceneMemberID", of: $0) == "viewController" } ?? objects.first
    guard let controller else { return nil }
    let names = ["storyboardIdentifier", "title", "customClass", "userLabel"]
    return names.lazy.compactMap { tree.attribute($0, of: controller) }.first { !$0.isEmpty }
  }
}

/// Finds the size of a document's screen.
struct CanvasReader {
  private let tree: XMLTree
  private let views: ViewTree

  init(_ tree: XMLTree, _ views: ViewTree) {
    self.tree = tree
    self.views = views
  }

  /// The device's size; for an unknown or partly used device, the size of a view that is drawn as a screen.
  var canvas: CanvasSize { device ?? mainView ?? CanvasSize(width: 375, height: 667) }

  /// The size class of a device whose whole screen the document uses.
  var sizeClass: SizeClass? { device.map { SizeClass(screen: $0) } }

  private var device: CanvasSize? {
    guard let device = tree.child("device", of: 0),
      let identifier = tree.attribute("id", of: device),
      let size = CanvasSize(deviceIdentifier: identifier)
    else { return nil }
    guard !isSplit else { return nil }
    return tree.attribute("orientation", of: device) == "landscape" ? size.landscape : size
  }

  /// Whether the app is drawn in split view, in which it is narrower than the iPad.
  private var isSplit: Bool {
    let layout = tree.child("device", of: 0).flatMap { tree.attribute("layout", of: $0) }
    return layout ?? "fullscreen" != "fullscreen"
  }

  private var mainView: CanvasSize? {
    let frames = views.views.lazy.filter(\.isRoot).compactMap(\.frame)
    return frames.first { $0.width > 0 && $0.height > 0 && isScreen($0) }
      .map { CanvasSize(width: $0.width, height: $0.height) }
  }

  /// Whether a main view is drawn as wide as a screen; code may give any other one any width.
  private func isScreen(_ frame: Rectangle) -> Bool {
    isSplit || CanvasSize.screenWidths.contains(frame.width)
  }
}
