internal import CopyfitDynamicType

/// The kind of an XML document in this module.
enum DocumentKind: Hashable {
  /// A storyboard or xib for iOS and iPadOS.
  case iOS
  /// A document for another platform, which is not read; `nil` for an unknown one.
  case other(Platform?)
  /// A document in Xcode's format before version 5, from which no label can be read.
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
    if says("watchKit") || says("WatchKit") { return .other(.watchOS) }
    if says("AppleTV") { return .other(.tvOS) }
    if says("MacOSX") || says("3.Cocoa.") { return .other(.macOS) }
    if says("CocoaTouch") { return .iOS }
    return .other(nil)
  }
}
