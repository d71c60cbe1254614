internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree
internal import Synchronization

extension ViewEnvironment {
  /// The values of an environment.
  struct Values: Hashable, Sendable {
    var font = Known.exact(Font.body)
    /// The changes to the font, the nearest last.
    var fontChanges = Known<[Font.Modifier]>.exact([])
    var lines = Label.LineLimit(0)
    var scale = Known.exact(1.0)
    var truncation = Known.exact(Label.LineBreakMode.tail)
    var allowsTightening = Known.exact(false)
    var letterSpacing = Known.exact(0.0)
    var sizes = Known.exact(Sizes())
    var width = ControlRoom.screen
    var height = Height.screen
    /// The outermost row that shares its width; `nil` outside rows, or if several places have different rows.
    var stack: ViewStack?
    /// Whether it is offered a width; content that scrolls horizontally has its own width.
    var isOffered = true
    /// Whether a surrounding view cuts the content outside it, and whether one has a fixed height.
    var (isClipped, hasFixedHeight) = (false, false)
    /// Why it is never seen; `nil` if it is.
    var hiding: Doubt?
    /// Whether a list or form shows the titles of pickers in it.
    var isInList = false
    /// The surface that shows the text.
    var surface = Label.Surface.swiftUI
    /// The values of the properties and parameters of the declaration that is walked, as far as they are constants.
    var shape: ViewShape = [:]
    /// The look of buttons: the function that creates the body of their style; `nil` for the system's own.
    var buttonStyle = Known<SwiftNode?>.exact(nil)
    /// The look of a `Label`, in the same way.
    var labelStyle = Known<SwiftNode?>.exact(nil)
    /// The look of the options of a `Picker`, as the name of one of the system's styles.
    var pickerStyle = Known.exact("automatic")
    /// Why toggles and other controls may look different from the system's, by the modifier.
    var ownControls: [String: Doubt] = [:]
    /// What is known outside the views that make it unknown, without a room; empty if no view does.
    var outer: [ViewEnvironment] = []
  }

  /// The values of an environment and its copies.
  ///
  /// They change only while a single environment refers to them, so `@unchecked` is correct.
  final class Storage: @unchecked Sendable {
    fileprivate(set) var values: Values
    /// The hash of the values; 0 until it is computed.
    private let hash = Atomic(0)

    init(_ values: Values) { self.values = values }

    /// The values for a change, after which their hash is computed again.
    var mutableValues: Values {
      _read { yield values }
      _modify {
        hash.store(0, ordering: .relaxed)
        yield &values
      }
    }

    var hashValue: Int {
      let known = hash.load(ordering: .relaxed)
      if known != 0 { return known }
      let new = values.hashValue
      hash.store(new, ordering: .relaxed)
      return new
    }
  }
}
