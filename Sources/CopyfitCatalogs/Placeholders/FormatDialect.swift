/// A grammar of format specifiers.
///
/// Source: `CFString`'s `__CFParseFormatSpec`; the manual of GNU gettext, "c-format"; the documentation of Java's `java.util.Formatter` and of Ruby's
/// `Kernel#format`.
package enum FormatDialect: Hashable, Sendable {
  /// `%[n$][flags][width][.precision][length]conversion`, `%[n$]#@name@`; also C's and Python's specifiers.
  case foundation
  /// Foundation's grammar with the flag `I`, which shows a number in the digits of the language.
  case glibc
  /// `%[n$|<][flags][width][.precision]conversion`, `%tB` for dates, `%n` for a line break.
  case java
  /// C's specifiers without lengths, and `%<name>d` and `%{name}` for named arguments.
  case ruby

  /// Whether it is Foundation's or C's.
  var isPrintf: Bool { self == .foundation || self == .glibc }

  func isFlag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "-", "+", "0", "#": true
    case "'": isPrintf
    case "I": self == .glibc
    case ",", "(": self == .java
    default: false
    }
  }

  func isLength(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "h", "l", "q", "L", "z", "t", "j": isPrintf
    default: false
    }
  }

  func isConversion(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "d", "o", "x", "X", "c", "s", "f", "e", "E", "g", "G", "a", "A", "%": true
    case "C", "S": self != .ruby
    case "@", "D", "U", "O", "F": isPrintf
    case "i", "u", "p": self != .java
    case "b", "B": !isPrintf
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
    case (.foundation, "("), (.glibc, "("): ")"
    case (.ruby, "<"): ">"
    case (.ruby, "{"): "}"
    default: nil
    }
  }

  /// The effect of a percent sign that does not start a specifier.
  var effectOfStraySign: String {
    switch self {
    case .foundation, .glibc: "vanishes"
    case .java: "is not a format, so Java throws UnknownFormatConversionException"
    case .ruby: "is not a format, so Ruby raises ArgumentError"
    }
  }
}
