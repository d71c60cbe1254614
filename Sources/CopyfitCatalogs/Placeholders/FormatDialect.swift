/// A grammar of format specifiers.
///
/// Source: `CFString`'s `__CFParseFormatSpec`; the documentation of Java's `java.util.Formatter` and of Ruby's
/// `Kernel#format`.
package enum FormatDialect: Hashable, Sendable {
  /// `%[n$][flags][width][.precision][length]conversion`, `%[n$]#@name@`; also C's and Python's specifiers.
  case foundation
  /// `%[n$|<][flags][width][.precision]conversion`, `%tB` for dates, `%n` for a line break.
  case java
  /// C's specifiers without lengths, and `%<name>d` and `%{name}` for named arguments.
  case ruby

  func isFlag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "+", "0", "#": true
    case "'": self == .foundation
    case ",", "(": self == .java
    default: false
    }
  }

  func isLength(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "h", "l", "q", "L", "z", "t", "j": self == .foundation
    default: false
    }
  }

  func isConversion(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "d", "o", "x", "X", "c", "s", "f", "e", "E", "g", "G", "a", "A", "%": true
    case "C", "S": self != .ruby
    case "@", "D", "U", "O", "F": self == .foundation
    case "i", "u", "p": self != .java
    case "b", "B": self != .foundation
    case "h", "H", "n": self == .java
    default: false
    }
  }

  /// Whether a letter after `%t` is part of a date.
  func isDatePart(_ scalar: Unicode.Scalar) -> Bool {
    "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".unicodeScalars.contains(scalar)
  }

  /// The conversion that represents all conversions for the same kind of value, which share a sample.
  func plain(_ conversion: Unicode.Scalar) -> Unicode.Scalar {
    switch conversion {
    case "D", "i", "u", "U": "d"
    case "F", "e", "E", "g", "G", "a", "A": "f"
    case "S": "s"
    case "C": "c"
    case "B": "b"
    case "H": "h"
    case "T": "t"
    default: conversion
    }
  }

  /// The closing bracket around an argument's name; `nil` if arguments have no names.
  func closing(of bracket: Unicode.Scalar) -> Unicode.Scalar? {
    switch (self, bracket) {
    case (.foundation, "("): ")"
    case (.ruby, "<"): ">"
    case (.ruby, "{"): "}"
    default: nil
    }
  }

  /// The effect of a percent sign that does not start a specifier.
  var effectOfStraySign: String {
    switch self {
    case .foundation: "vanishes"
    case .java: "is not a format, so Java throws UnknownFormatConversionException"
    case .ruby: "is not a format, so Ruby raises ArgumentError"
    }
  }
}
