/// The kind of an XML document.
enum DocumentKind: Hashable {
  /// A storyboard or xib for iOS and iPadOS.
  case iOS
  /// An Interface Builder document that is not supported; the reason is a phrase to group by.
  case other(reason: String)
  /// A document from Xcode before version 5, without readable labels.
  case archive
  /// Other XML, with the name of its root element.
  case foreign(root: String)

  /// Determines the kind of a tree, which must have a root.
  init(_ tree: XMLTree) {
    let root = tree[0]
    let type = root.attributes["type"] ?? ""
    let runtime = root.attributes["targetRuntime"]
    switch root.name {
    case "document" where runtime != nil || type.hasPrefix("com.apple.InterfaceBuilder"):
      self = Self.platform(runtime: runtime ?? "", type: type)
    case "archive" where type.hasPrefix("com.apple.InterfaceBuilder"):
      self = .archive
    default: self = .foreign(root: root.name)
    }
  }

  private static func platform(runtime: String, type: String) -> Self {
    let says = { (word: String) in runtime.contains(word) || type.contains(word) }
    if says("watchKit") || says("WatchKit") { return .other(reason: "watchOS document") }
    if says("AppleTV") { return .other(reason: "tvOS document") }
    if says("MacOSX") || says("3.Cocoa.") { return .other(reason: "macOS document") }
    if says("CocoaTouch") { return .iOS }
    return .other(reason: "document for an unknown platform")
  }
}
