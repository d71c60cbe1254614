public import CCopyfitInterface
internal import Copyfit
internal import CopyfitStream

/// Creates a label.
@c @implementation
public func copyfit_label_create(
  _ context: OpaquePointer?, _ options: UnsafePointer<copyfit_label_options>?,
  _ label: UnsafeMutablePointer<OpaquePointer?>?
) -> copyfit_status {
  unsafe context.status { context throws(Failure) in
    let label = try unsafe given(label, "place of the label")
    let options = try unsafe given(options, "description of the label")
    unsafe label.pointee = try context.handle(of: LabelSpec(options.pointee))
  }
}

/// Creates a label from the fields of a request of `copyfit stream`.
@c @implementation
public func copyfit_label_read(
  _ context: OpaquePointer?, _ json: UnsafePointer<CChar>?, _ length: Int,
  _ label: UnsafeMutablePointer<OpaquePointer?>?
) -> copyfit_status {
  unsafe context.status { context throws(Failure) in
    let label = try unsafe given(label, "place of the label")
    guard let json = unsafe json, length >= 0 else {
      throw Failure(COPYFIT_FAILED, "the JSON is NULL or its length above PTRDIFF_MAX")
    }
    let bytes = unsafe Array(UnsafeRawBufferPointer(start: json, count: length))
    let spec: LabelSpec
    do throws(RequestError) { spec = try LabelSpec(fields: bytes) } catch { throw Failure(error) }
    unsafe label.pointee = try context.handle(of: spec)
  }
}

/// Releases a label.
@c @implementation
public func copyfit_label_release(_ label: OpaquePointer?) {
  unsafe OpaquePointer.release(label, Box<Label>.self)
}

/// Writes the name of the font that was not found.
@c @implementation
public func copyfit_missing_font(
  _ label: OpaquePointer?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int
) -> Int {
  let name = unsafe label.object(Box<Label>.self)?.value.missingFont ?? ""
  return unsafe name.write(to: buffer, capacity: capacity)
}

/// Reads the name of a category.
@c @implementation
public func copyfit_category_named(
  _ name: UnsafePointer<CChar>?, _ category: UnsafeMutablePointer<copyfit_category>?
) -> Bool {
  guard let category = unsafe category,
    let name = unsafe name.flatMap({ unsafe String(validatingCString: $0) }),
    let found = ContentSizeCategory(name: name)
  else { return false }
  unsafe category.pointee = copyfit_category(UInt32(found.rawValue))
  return true
}

/// A label behind a handle.
struct Label: Sendable {
  let spec: LabelSpec
  /// The name of its font if it was not found, so that another font is measured.
  let missingFont: String?
}

extension Context {
  /// A handle of a label.
  ///
  /// Missing fonts and invalid values are errors of the label, not of each of its texts.
  fileprivate func handle(of label: LabelSpec) throws(Failure) -> OpaquePointer {
    let font: FontResolution
    do {
      // In the order of a stream.
      try label.checkRanges()
      font = try fonts.resolution(for: label)
    } catch {
      throw Failure(error, of: label)
    }
    if let problem = RequestLimits.problem(ofSizes: label.descriptor) {
      throw Failure(
        COPYFIT_OUT_OF_RANGE,
        "the font's size must be \(problem.expected), not \(problem.found)")
    }
    return unsafe .retaining(Box(Label(spec: label, missingFont: font.missingName)))
  }
}
