internal import CopyfitSwiftTree
internal import SwiftSyntax

extension Lowering {
  mutating func lower(_ declaration: DeclSyntax) {
    guard !declaration.isUnavailable else { return }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type): lower(type, .class, type.name.plainText)
    case .actorDecl(let type): lower(type, .class, type.name.plainText)
    case .structDecl(let type): lower(type, .struct, type.name.plainText)
    case .enumDecl(let type): lower(type, .enum, type.name.plainText)
    case .protocolDecl(let type): lower(type, .protocol, type.name.plainText)
    case .extensionDecl(let type):
      lower(type, .extension, TypeSpelling(type.extendedType).name)
    case .functionDecl(let function): lower(function)
    case .initializerDecl(let initializer): lower(initializer)
    case .variableDecl(let variable): lower(variable)
    case .enumCaseDecl(let declaration): lower(declaration)
    case .typeAliasDecl(let alias): lower(alias)
    case .ifConfigDecl(let configuration): lower(configuration)
    default: break
    }
  }

  private mutating func lower(
    _ type: some DeclGroupSyntax, _ kind: SwiftNode.Kind, _ name: String
  ) {
    node(kind, name, flags(of: type, kind), at: type) { lowering in
      for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
        lowering.node(.inherited, TypeSpelling(inherited.type).name, at: inherited)
      }
      lowering.withTexts(among: type.asProtocol((any WithGenericParametersSyntax).self)) {
        for member in type.memberBlock.members { $0.lower(member.decl) }
      }
    }
  }

  /// The properties of a declared type; an extension has only that it is private.
  private func flags(of type: some DeclGroupSyntax, _ kind: SwiftNode.Kind) -> SwiftNode.Flags {
    var flags = flags(type.modifiers)
    guard kind != .extension else { return flags.intersection(.isPrivate) }
    let isHarmless = type.attributes.allSatisfy { attribute in
      attribute.as(AttributeSyntax.self).map {
        Self.harmlessAttributes.contains($0.attributeName.trimmedDescription)
      } ?? false
    }
    if !isHarmless { flags.insert(.hasAttributes) }
    return flags
  }

  /// Attributes of types that create nothing.
  private static let harmlessAttributes: Set<String> = [
    "MainActor", "Observable", "available", "dynamicMemberLookup", "frozen", "preconcurrency",
  ]

  private mutating func lower(_ function: FunctionDeclSyntax) {
    var flags = flags(function.modifiers)
    if has("IBAction", function.attributes) { flags.insert(.isOutlet) }
    node(.function, function.name.plainText, flags, at: function.name) { lowering in
      lowering.withTexts(among: function) { lowering in
        lowering.parameters(function.signature.parameterClause)
        lowering.type(function.signature.returnClause?.type)
        if let body = function.body { lowering.block(body.statements, at: body) }
      }
    }
  }

  private mutating func lower(_ initializer: InitializerDeclSyntax) {
    node(.function, "init", flags(initializer.modifiers), at: initializer) { lowering in
      lowering.withTexts(among: initializer) { lowering in
        lowering.parameters(initializer.signature.parameterClause)
        if let body = initializer.body { lowering.block(body.statements, at: body) }
      }
    }
  }

  private mutating func parameters(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      let name = parameter.secondName ?? parameter.firstName
      let flags: SwiftNode.Flags = parameter.ellipsis == nil ? [] : .isVariadic
      node(.parameter, name.plainText, flags, at: parameter) { lowering in
        let label = parameter.firstName.plainText
        if parameter.secondName != nil || label == "_" {
          lowering.node(.label, label == "_" ? "" : label, at: parameter)
        }
        lowering.type(parameter.type)
        if let value = parameter.defaultValue?.value { lowering.lower(value) }
      }
    }
  }

  private mutating func lower(_ variable: VariableDeclSyntax) {
    var flags = flags(variable.modifiers)
    if variable.bindingSpecifier.tokenKind == .keyword(.let) { flags.insert(.isConstant) }
    if has("IBOutlet", variable.attributes) { flags.insert(.isOutlet) }
    let isDynamic = variable.modifiers.contains { $0.name.tokenKind == .keyword(.dynamic) }
    if isDynamic || !variable.attributes.isEmpty { flags.insert(.hasAttributes) }
    if !isDynamic, isState(variable.attributes) { flags.insert(.isState) }
    let metric =
      variable.bindings.count == 1 && !isDynamic ? ScaledMetric(variable.attributes) : nil
    if metric != nil { flags.insert(.isScaled) }
    let value = environmentValue(variable.attributes)
    let key = value.flatMap(environmentKey)
    for binding in variable.bindings {
      let isOfEnvironment = key != nil && binding.pattern.trimmedDescription == key
      lower(
        binding, isOfEnvironment ? flags.union(.isOfEnvironment) : flags,
        object: value.flatMap(environmentObject), metric)
    }
  }

  /// - Parameters:
  ///   - object: The type of a binding without one, as an expression.
  ///   - metric: The attribute that scales its value.
  private mutating func lower(
    _ binding: PatternBindingSyntax, _ flags: SwiftNode.Flags, object: ExprSyntax?,
    _ metric: ScaledMetric?
  ) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      if let value = binding.initializer?.value { lower(value) }
      return
    }
    node(.variable, name.plainText, flags, at: binding) { lowering in
      lowering.type(binding.typeAnnotation?.type)
      if let object, binding.typeAnnotation == nil {
        lowering.node(.typeName, TypeSpelling.name(of: object), at: object)
      }
      if let style = metric?.style { lowering.node(.label, style, at: binding) }
      if let value = binding.initializer?.value ?? metric?.value { lowering.lower(value) }
      let accessors = binding.accessorBlock?.accessors
      if let items = accessors?.as(CodeBlockItemListSyntax.self) {
        lowering.node(.accessor, "get", at: items) { $0.block(items, at: items) }
      }
      for accessor in accessors?.as(AccessorDeclListSyntax.self) ?? [] {
        guard let body = accessor.body else { continue }
        lowering.node(.accessor, accessor.accessorSpecifier.text, at: accessor) {
          $0.block(body.statements, at: body)
        }
      }
    }
  }

  /// Lowers another name for a type; one with parameters stands for many types.
  private mutating func lower(_ alias: TypeAliasDeclSyntax) {
    guard alias.genericParameterClause == nil else { return }
    node(.typeAlias, alias.name.plainText, at: alias) { $0.type(alias.initializer.value) }
  }

  private mutating func lower(_ declaration: EnumCaseDeclSyntax) {
    for element in declaration.elements {
      node(.enumCase, element.name.plainText, at: element) { lowering in
        if let value = element.rawValue?.value { lowering.lower(value) }
        for parameter in element.parameterClause?.parameters ?? [] {
          lowering.node(.parameter, parameter.firstName?.plainText ?? "", at: parameter) {
            $0.type(parameter.type)
          }
        }
      }
    }
  }

  private func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name
    }
  }

  /// Whether all attributes are wrappers whose values only code changes that names the variable.
  private func isState(_ attributes: AttributeListSyntax) -> Bool {
    !attributes.isEmpty
      && attributes.allSatisfy { attribute in
        let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        return name == "State" || name == "Published"
      }
  }

  /// The argument of `@Environment(…)`; `nil` without one.
  private func environmentValue(_ attributes: AttributeListSyntax) -> ExprSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "Environment" }?
      .arguments?.as(LabeledExprListSyntax.self)?.first?.expression
  }

  /// The key in `@Environment(\.key)`; `nil` without one.
  private func environmentKey(_ value: ExprSyntax) -> String? {
    guard let path = value.as(KeyPathExprSyntax.self), path.components.count == 1 else {
      return nil
    }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?
      .declName.baseName.plainText
  }

  /// The type of the object in `@Environment(Model.self)`; `nil` for others.
  private func environmentObject(_ value: ExprSyntax) -> ExprSyntax? {
    guard let member = value.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self"
    else { return nil }
    return member.base
  }

  private func flags(_ modifiers: DeclModifierListSyntax) -> SwiftNode.Flags {
    var flags: SwiftNode.Flags = []
    for modifier in modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): flags.insert(.isStatic)
      case .keyword(.private), .keyword(.fileprivate): flags.insert(.isPrivate)
      case .keyword(.override): flags.insert(.isOverride)
      case .keyword(.mutating): flags.insert(.isMutating)
      case .keyword(.public), .keyword(.open), .keyword(.package): flags.insert(.isPublic)
      default: break
      }
    }
    return flags
  }

  /// Lowers the name of a type, if there is one, and the elements of a tuple.
  mutating func type(_ type: TypeSyntax?) {
    guard let type else { return }
    let spelling = TypeSpelling(type)
    let name = texts.contains(spelling.name) ? Self.anyText : spelling.name
    node(.typeName, name, spelling.isCollection ? .isCollection : [], at: type) { lowering in
      for element in spelling.elements {
        lowering.node(.argument, element.firstName?.plainText ?? "", at: element) {
          $0.type(element.type)
        }
      }
    }
  }

  /// The protocol of all types of texts.
  private static let anyText = "StringProtocol"

  /// Lowers what is in a declaration, in which some generic parameters are types of texts.
  private mutating func withTexts(
    among declaration: (any WithGenericParametersSyntax)?, _ body: (inout Lowering) -> Void
  ) {
    let outer = texts
    for parameter in declaration?.genericParameterClause?.parameters ?? [] {
      texts.remove(parameter.name.plainText)
      guard let type = parameter.inheritedType, TypeSpelling(type).name == Self.anyText else {
        continue
      }
      texts.insert(parameter.name.plainText)
    }
    for requirement in declaration?.genericWhereClause?.requirements ?? [] {
      guard let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
        TypeSpelling(conformance.rightType).name == Self.anyText
      else { continue }
      texts.insert(TypeSpelling(conformance.leftType).name)
    }
    body(&self)
    texts = outer
  }
}
