internal import CopyfitSourceText

/// A fault of a text as an ICU message.
package enum MessageFault: Error, Hashable, Sendable {
  /// Forms are nested deeper than the reader's limit.
  case depth(limit: Int)
  /// A brace opens an argument without a name.
  case noName
  case unclosedArgument(String)
  case unknownType(String, of: String)
  case noForms(type: String, of: String)
  case unclosedForms(of: String)
  /// A form has a name but no text.
  case noText(form: String, of: String)
  case unclosedForm(String, of: String)
  /// The form `other`, for all other values, is missing.
  case noOther(of: String)

  /// A name for the kind that never changes, because fingerprints hash it.
  package var code: String {
    switch self {
    case .depth: "depth"
    case .noName: "no-name"
    case .unclosedArgument: "unclosed-argument"
    case .unknownType: "unknown-type"
    case .noForms: "no-forms"
    case .unclosedForms: "unclosed-forms"
    case .noText: "no-text"
    case .unclosedForm: "unclosed-form"
    case .noOther: "no-other"
    }
  }

  /// The fault, in one clause.
  package var message: String {
    switch self {
    case .depth(let limit): "it is nested more than \(limit) levels deep"
    case .noName: "a '{' is followed by no name"
    case .unclosedArgument(let name): "the '{' before '\(name.shortened)' is not closed"
    case .unknownType(let type, let name):
      "'\(type.shortened)' of '\(name.shortened)' is not a type of argument"
    case .noForms(let type, let name): "'\(type.shortened)' of '\(name.shortened)' has no forms"
    case .unclosedForms(let name): "the forms of '\(name.shortened)' are not closed"
    case .noText(let form, let name):
      "the form '\(form.shortened)' of '\(name.shortened)' has no text in braces"
    case .unclosedForm(let form, let name):
      "the form '\(form.shortened)' of '\(name.shortened)' is not closed"
    case .noOther(let name): "'\(name.shortened)' has no form 'other'"
    }
  }
}
