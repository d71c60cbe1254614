internal import CopyfitSwiftTree

extension ViewWalker {
  /// The environments for the arguments of a call, by the parameters and properties that take them.
  struct GivenSlots {
    /// All environments, in the order of the sources.
    let all: [(key: SwiftNode, value: ViewEnvironment)]
    /// The numbers of the environments of parameters, by the arguments that they take.
    private var taking: [SwiftNode: [Int]] = [:]
    /// The numbers of the environments, by the labels that a call may use.
    private var named: [String: [Int]] = [:]

    init(_ slots: Slots, _ call: SwiftNode) {
      all = slots.filter { $0.key.kind != .function }.sortedBySource
      guard !all.isEmpty else { return }
      var numbers: [SwiftNode: Int] = [:]
      var functions: Set<SwiftNode> = []
      for (number, slot) in all.enumerated() {
        numbers[slot.key] = number
        if let function = slot.key.parent { functions.insert(function) }
        for name in Set([slot.key.name, slot.key.label]) { named[name, default: []].append(number) }
      }
      for function in functions {
        for (parameter, value) in function.takenArguments(of: call) {
          if let number = numbers[parameter] { taking[value, default: []].append(number) }
        }
      }
    }

    /// The environments for an argument: those of its parameters, or those with its label.
    func slots(
      for argument: SwiftNode, _ value: SwiftNode
    ) -> [(key: SwiftNode, value: ViewEnvironment)] {
      (taking[value]?.sorted() ?? named[argument.name] ?? []).map { all[$0] }
    }
  }

  /// Whether functions take an argument and do not store it.
  ///
  /// - Parameter parameters: The first parameter that takes an argument, by the arguments, for each function.
  mutating func leave(
    _ value: SwiftNode, _ functions: [SwiftNode], _ parameters: [[SwiftNode: SwiftNode]]
  ) -> Bool {
    for (function, parameters) in zip(functions, parameters) {
      guard let parameter = parameters[value] else { return false }
      let names = memo.namesInAssignments[function] ?? function.namesInAssignments
      memo.namesInAssignments[function] = names
      if names.contains(parameter.name) { return false }
    }
    return true
  }
}

extension SwiftNode {
  /// The label of a parameter in calls, or the name of a property.
  fileprivate var label: String { kind == .parameter ? argumentLabel : name }

  /// The first parameter of a function that takes an argument, by the arguments of a call.
  func parameters(takingArgumentsOf call: SwiftNode) -> [SwiftNode: SwiftNode] {
    Dictionary(takenArguments(of: call).map { ($0.value, $0.parameter) }) { first, _ in first }
  }

  /// The names in the assignments of a function.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  fileprivate var namesInAssignments: Set<String> {
    var names: Set<String> = []
    // The end of the outermost assignment that contains the node.
    var end = 0
    for node in descendants {
      if node.kind == .name, node.index < end { names.insert(node.name) }
      if node.kind == .assignment { end = max(end, Int(node.record.end)) }
    }
    return names
  }
}
