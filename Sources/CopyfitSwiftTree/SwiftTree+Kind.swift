extension SwiftTree {
  /// What a node is, and what it holds in which order.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// A source: its declarations and statements.
    case file
    /// A type by its name: inherited types, then members.
    case `class`, `struct`, `enum`, `protocol`, `extension`
    /// A type that another one inherits from, by its name.
    case inherited
    /// A function, initializer (`init`) or subscript (`subscript`): parameters, its result's type, its block.
    case function
    /// A parameter by its inner name: its label, its type, its default.
    case parameter
    /// A parameter's label where it has another one than its name; empty for none.
    case label
    /// A type by its name without its arguments.
    case typeName
    /// A variable: its type, its value, its accessors.
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
    /// `if`, `guard`, `while`, `for`, `do`, `catch`: conditions, blocks, what follows on `else`.
    case branch
    /// `switch`: its subject, its cases.
    case `switch`
    /// A case of a `switch`, `default` by its name: its patterns, its block.
    case switchCase
    /// A closure: parameters, its block.
    case closure
    /// A text as it is at run time, its escapes resolved; with interpolations it holds its pieces.
    case string
    /// A piece of a text with interpolations.
    case piece
    /// A number as it is written.
    case number
    /// `true` or `false`.
    case boolean
    /// `nil`.
    case none
    /// An identifier without backticks.
    case name
    /// A member: what it is a member of, or nothing behind a leading dot.
    case member
    /// A call: what is called, its arguments.
    case call
    /// A subscript: what it is applied to, its arguments.
    case subscripted
    /// An argument by its label: its value.
    case argument
    /// `a ? b : c`.
    case ternary
    /// An operator with its two operands.
    case binary
    /// An operator with one operand.
    case prefix
    /// An array's elements.
    case array
    /// A dictionary's keys and values in turn.
    case dictionary
    /// A tuple's arguments.
    case tuple
    /// `as`, `as?`, `as!` or `is`: the value, the type.
    case cast
    /// Anything else, `break`, `continue` and `throw` by their names: the expressions in it.
    case other
    /// What is nested more deeply than is read.
    case cut
  }

  /// What is said of a declaration, a type's name or an argument.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// A member of the type itself.
    package static let isStatic = Flags(rawValue: 1 << 0)
    /// What only its own type or file changes.
    package static let isPrivate = Flags(rawValue: 1 << 1)
    /// A `let`.
    package static let isConstant = Flags(rawValue: 1 << 2)
    /// An outlet or action of Interface Builder.
    package static let isOutlet = Flags(rawValue: 1 << 3)
    /// A variable of a condition: `if let`, `guard let`, `case let`.
    package static let isBound = Flags(rawValue: 1 << 4)
    /// A type's name that stands for an array or set of it.
    package static let isCollection = Flags(rawValue: 1 << 5)
    /// A closure behind a call's parentheses.
    package static let isTrailing = Flags(rawValue: 1 << 6)
    /// A parameter that takes any number of arguments.
    package static let isVariadic = Flags(rawValue: 1 << 7)
    /// A member in the place of its superclass's.
    package static let isOverride = Flags(rawValue: 1 << 8)
  }
}
