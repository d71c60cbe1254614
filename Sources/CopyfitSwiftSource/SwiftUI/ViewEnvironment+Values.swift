internal import CopyfitDynamicType
internal import CopyfitLabels
internal import CopyfitSwiftTree
internal import CopyfitUnicode
internal import Synchronization

extension ViewEnvironment {
  /// The values of an environment.
  struct Values: Hashable, Sendable {
    var font = Known.exact(Font.body)
    /// The reason that the font is likely, but not certain; `nil` if it is certain or unknown.
    var fontNote: Doubt?
    /// The changes to the font, the nearest last.
    var fontChanges = Known<[Font.Modifier]>.exact([])
    /// The design of the system font; `nil` for that of the font itself.
    var fontDesign = Known<FontDesign?>.exact(nil)
    /// The case in which its letters are shown; `nil` for that of the text.
    var textCase = Known<TextCase?>.exact(nil)
    var lines = Label.LineLimit(0)
    /// Whether it is a field that has one line, whatever limit it gets.
    var isField = false
    var scale = Known.exact(1.0)
    var truncation = Known.exact(Label.LineBreakMode.tail)
    var allowsTightening = Known.exact(false)
    var letterSpacing = Known.exact(0.0)
    var sizes = Known.exact(Sizes())
    var width = ControlRoom.screen
    var height = Height.screen
    /// The width around the nearest grid with columns, which headers in it have; `nil` outside grids.
    var gridRoom: ControlRoom?
    /// The outermost row that shares its width; `nil` outside rows, or if several places have different rows.
    var stack: ViewStack?
    /// Whether it is offered a width; content that scrolls horizontally has its own width.
    var isOffered = true
    /// Whether `fixedSize` gives it its own width, so that its text has one line; `nil` if it is unknown.
    var hasFixedWidth: Bool? = false
    /// Whether a surrounding view cuts the content outside it.
    var isClipped = false
    /// Whether a surrounding view has a fixed height; `nil` if it is unknown.
    var hasFixedHeight: Bool? = false
    /// Whether it is offered a height, if that is not free.
    var isHeightOffered = true
    /// Whether there may be space between lines that code sets.
    var hasLineSpacing = false
    /// Whether it is behind or in front of a view with a limited height.
    var isOnLimited = false
    /// Why it is never seen; `nil` if it is.
    var hiding: UnknownText?
    /// Why it may not be shown at all text sizes; `nil` if it is.
    var absence: Doubt?
    /// Why it may not be shown where its text would be lost, because another view is shown then; `nil` if it is.
    var alternative: Doubt?
    /// The screens that show it.
    var screens = ViewEnvironment.Screens.checked
    /// Whether controls show no labels.
    var hidesLabels = false
    /// Whether a list or form shows the titles of pickers in it.
    var isInList = false
    /// The reason that lists may not have a grouped style; `nil` if they have.
    var listDoubt: Doubt?
    /// Whether the nearest container gives sections no look of its own: it is certainly no list.
    var hasPlainSections = true
    /// The surface that shows the text.
    var surface = Label.Surface.swiftUI
    /// Whether another surface shows the text, too: the app's view and a menu, or a title and an alert.
    var isOnSeveralSurfaces = false
    /// Whether it is in an item of a bar that has its own letters or its own width, so that the bar's do not apply.
    var isOwnItem = false
    /// The values of the properties and parameters of the declaration that is walked, as far as they are constants.
    var shape: ViewShape = [:]
    /// The look of buttons: the function that creates the body of their style; `nil` for the system's own.
    var buttonStyle = Known<SwiftNode?>.exact(nil)
    /// The look of a `Label`.
    var labelStyle = Known.exact(LabelLook.titled)
    /// The looks outside the nearest modifiers for them, which the bodies of these styles have.
    var outerButtonStyle = Known<SwiftNode?>.exact(nil)
    var outerLabelStyle = Known.exact(LabelLook.titled)
    /// The look of the options of a `Picker`, as the name of one of the system's styles.
    var pickerStyle = Known.exact("automatic")
    /// Why toggles and other controls may look different from the system's, by the modifier.
    var ownControls: [String: Doubt] = [:]
    /// The project's own styles of these controls, by the modifier.
    var ownStyles: [String: OwnStyle] = [:]
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

    /// Whether the values are equal; most that differ are distinguished by their hashes, if these are known.
    func isEqual(to other: Storage) -> Bool {
      let (one, two) = (hash.load(ordering: .relaxed), other.hash.load(ordering: .relaxed))
      return (one == 0 || two == 0 || one == two) && values == other.values
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

extension ViewEnvironment.Values {
  /// Keeps what is also known of another place, without the values outside the views that make it unknown.
  mutating func formUnion(_ other: Self) {
    font = font.union(other.font)
    fontNote = Doubt.joined(fontNote, other.fontNote)
    fontChanges = fontChanges.union(other.fontChanges)
    fontDesign = fontDesign.union(other.fontDesign)
    textCase = textCase.union(other.textCase)
    lines = ViewEnvironment.union(lines, other.lines)
    isField = isField || other.isField
    scale = scale.union(other.scale)
    truncation = truncation.union(other.truncation)
    allowsTightening = allowsTightening.union(other.allowsTightening)
    letterSpacing = letterSpacing.union(other.letterSpacing)
    let both = sizes.value.flatMap { one in other.sizes.value.flatMap(one.union) }
    sizes = both.map { .exact($0) } ?? sizes.union(other.sizes)
    formUnion(ofRoom: other)
    hiding = hiding.flatMap { one in other.hiding.map { one.text <= $0.text ? one : $0 } }
    absence = Doubt.joined(absence, other.absence)
    alternative = Doubt.joined(alternative, other.alternative)
    screens = screens.union(other.screens)
    hidesLabels = hidesLabels && other.hidesLabels
    isInList = isInList && other.isInList
    listDoubt = Doubt.joined(listDoubt, other.listDoubt)
    hasPlainSections = hasPlainSections && other.hasPlainSections
    isOnSeveralSurfaces = isOnSeveralSurfaces || other.isOnSeveralSurfaces
    isOwnItem = isOwnItem && other.isOwnItem
    pickerStyle = pickerStyle.union(other.pickerStyle)
    shape.formIntersection(other.shape)
    buttonStyle = buttonStyle.union(other.buttonStyle)
    labelStyle = labelStyle.union(other.labelStyle)
    outerButtonStyle = outerButtonStyle.union(other.outerButtonStyle)
    outerLabelStyle = outerLabelStyle.union(other.outerLabelStyle)
    ownControls.merge(other.ownControls) { $0.joined(with: $1) }
    ownStyles = ownStyles.filter { other.ownStyles[$0.key] == $0.value }
  }

  /// Keeps what is also known of the room in another place.
  private mutating func formUnion(ofRoom other: Self) {
    gridRoom =
      gridRoom.map { $0.union(other.gridRoom ?? other.width) }
      ?? other.gridRoom.map { $0.union(width) }
    width = width.union(other.width)
    height = height.union(other.height)
    isOffered = isOffered && other.isOffered
    hasFixedWidth = hasFixedWidth == other.hasFixedWidth ? hasFixedWidth : nil
    isClipped = isClipped || other.isClipped
    hasFixedHeight = hasFixedHeight == other.hasFixedHeight ? hasFixedHeight : nil
    isOnLimited = isOnLimited || other.isOnLimited
    isHeightOffered = isHeightOffered && other.isHeightOffered
    hasLineSpacing = hasLineSpacing || other.hasLineSpacing
    stack = stack.flatMap { one in other.stack.flatMap { one.union($0) } }
  }
}

extension ViewEnvironment {
  /// The number of lines that a text may have: one with a fixed width, in which no line is broken.
  var lineLimit: Label.LineLimit {
    switch self.hasFixedWidth {
    case true?: Label.LineLimit(1)
    case false?: self.lines
    case nil: Self.union(self.lines, Label.LineLimit(1))
    }
  }

  /// A style of the project's own for controls other than buttons and labels.
  struct OwnStyle: Hashable, Sendable {
    /// The function that creates its body.
    var body: SwiftNode
    /// Why the same control in its body may look different from the system's; `nil` if it does not.
    var outer: Doubt?
  }

  /// The look of a `Label`.
  enum LabelLook: Hashable, Sendable {
    /// A style of the system that shows the title.
    case titled
    /// Only the icon; VoiceOver speaks the title.
    case iconOnly
    /// That of items in a bar, which is the same in the bar and unknown elsewhere.
    case ofBar
    /// A style of the app's own: the function that creates its body.
    case own(SwiftNode)
  }

  /// The line limits of both.
  static func union(_ first: Label.LineLimit, _ second: Label.LineLimit) -> Label.LineLimit {
    first.union(second)
  }
}
