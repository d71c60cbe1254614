internal import CopyfitLabels
internal import CopyfitSwiftTree

extension ViewEnvironment {
  /// The environment in a layout that code chooses: nothing is known of the room.
  var inUnknownLayout: ViewEnvironment {
    var inner = self
    inner.stack = nil
    (inner.width, inner.height) = (
      .unknown(because: .decided(by: "AnyLayout")), .unknown(.decided(by: "AnyLayout"))
    )
    return inner
  }
}

extension SwiftNode {
  /// Whether a variable or property has a layout for views, such as `isWide ? AnyLayout(row) : AnyLayout(column)`.
  var isLayout: Bool {
    guard kind == .variable else { return false }
    if child(.typeName)?.name == "AnyLayout" { return true }
    let values = getter?.resultNodes ?? declaredValue?.alternatives ?? []
    return !values.isEmpty && values.allSatisfy(\.makesLayout)
  }

  private var makesLayout: Bool {
    kind == .call && (child(0)?.lastName?.hasSuffix("Layout") ?? false)
      && children.allSatisfy { $0.kind != .argument || $0.child(0)?.kind != .closure }
  }
}
