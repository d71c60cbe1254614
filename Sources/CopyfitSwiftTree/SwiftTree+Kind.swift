extension SwiftTree {
  /// The kind of a node; the children of each kind are listed in order.
  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A source: its declarations and statements.
    case file
    /// A type with its name: inherited types, then members.
    case `class`, `struct`, `enum`, `protocol`, `extension`
    /// An inherited type with its name.
    case inherited
    /// A function, initializer (`init`) or subscript (`subscript`): parameters, its result's type, its block.
    case function
    /// A parameter with its inner name: its label, its type, its default.
    case parameter
    /// A parameter's label if it differs from the name; empty for none.
    case label
    /// The name of a type without its arguments; without a name for a tuple, with an argument for each element that has
    /// its type. A generic parameter for any text has the name of the protocol.
    case typeName
    /// Another name for a type: that type.
    case typeAlias
    /// A variable: its type, its value, its accessors. One that is scaled has the name of its style as a label.
    case variable
    /// `get`, `set`, `didSet` or `willSet`: its block.
    case accessor
    /// A case of an enumeration: its raw value, its parameters.
    case enumCase
    /// Statements in braces.
    case block
    /// An assignment with its operator: the target and the value.
    case assignment
    /// `return`, with its value.
    case `return`
    /// `if`, `guard`, `while`, `for`, `do`, `catch`: conditions, blocks, the `else` branch. A condition with a pattern is
    /// three nodes: `case`, the pattern and the value.
    case branch
    /// `switch`: its subject, its cases.
    case `switch`
    /// A case of a `switch`, with the name `default` for the default case: its patterns, its block.
    case switchCase
    /// A closure: parameters, its block.
    case closure
    /// A string with its escapes resolved; with interpolations, its pieces.
    case string
    /// A piece of a string with interpolations.
    case piece
    /// A number as written.
    case number
    /// `true` or `false`.
    case boolean
    /// `nil`.
    case none
    /// An identifier without backticks.
    case name
    /// A member: its base, or nothing after a leading dot.
    case member
    /// A call: the called expression, its arguments.
    case call
    /// A subscript: its base, its arguments.
    case subscripted
    /// An argument with its label: its value.
    case argument
    /// `a ? b : c`.
    case ternary
    /// An operator with its two operands.
    case binary
    /// An operator with one operand.
    case prefix
    /// An array's elements.
    case array
    /// A dictionary's alternating keys and values.
    case dictionary
    /// A tuple's arguments.
    case tuple
    /// `as`, `as?`, `as!` or `is`: the value, the type.
    case cast
    /// Anything else: its expressions. The name of a key path is its last component, that of a macro starts with `#`.
    case other
    /// Code that is nested too deeply.
    case cut
  }

  /// The properties of a declaration, a type's name or an argument.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// A bit for each property.
    public let rawValue: UInt16

    /// Creates properties from their bits.
    @inlinable public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// A static member.
    @inlinable public static var isStatic: Flags { Flags(rawValue: 1 << 0) }
    /// A member that only its own type or file can change.
    @inlinable public static var isPrivate: Flags { Flags(rawValue: 1 << 1) }
    /// A `let`.
    @inlinable public static var isConstant: Flags { Flags(rawValue: 1 << 2) }
    /// An outlet or action of Interface Builder.
    @inlinable public static var isOutlet: Flags { Flags(rawValue: 1 << 3) }
    /// A variable of a condition: `if let`, `guard let`, `case let`.
    @inlinable public static var isBound: Flags { Flags(rawValue: 1 << 4) }
    /// A type's name that represents an array or set of it.
    @inlinable public static var isCollection: Flags { Flags(rawValue: 1 << 5) }
    /// A trailing closure.
    @inlinable public static var isTrailing: Flags { Flags(rawValue: 1 << 6) }
    /// A variadic parameter.
    @inlinable public static var isVariadic: Flags { Flags(rawValue: 1 << 7) }
    /// A member that overrides its superclass's.
    @inlinable public static var isOverride: Flags { Flags(rawValue: 1 << 8) }
    /// A variable with attributes, one of which may be a property wrapper, or a type with attributes that may create it.
    @inlinable public static var hasAttributes: Flags { Flags(rawValue: 1 << 9) }
    /// An argument that the called function may change.
    @inlinable public static var isInOut: Flags { Flags(rawValue: 1 << 10) }
    /// A function that may change its value.
    @inlinable public static var isMutating: Flags { Flags(rawValue: 1 << 11) }
    /// A variable with the value of SwiftUI's environment that has its name.
    @inlinable public static var isOfEnvironment: Flags { Flags(rawValue: 1 << 12) }
    /// A declaration that other modules may use.
    @inlinable public static var isPublic: Flags { Flags(rawValue: 1 << 13) }
    /// A variable whose only attributes are `@State` and `@Published`, so that only code that names it changes it.
    @inlinable public static var isState: Flags { Flags(rawValue: 1 << 14) }
    /// A variable whose only attribute is `@ScaledMetric`.
    @inlinable public static var isScaled: Flags { Flags(rawValue: 1 << 15) }
  }
}
