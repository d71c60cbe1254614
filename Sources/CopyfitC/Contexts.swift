public import CCopyfitInterface
internal import Copyfit

/// Opens a context with the fonts of folders and those of the machine.
@c @implementation
public func copyfit_open(
  _ folders: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
  _ context: UnsafeMutablePointer<OpaquePointer?>?
) -> copyfit_status {
  guard let context = unsafe context else { return COPYFIT_FAILED }
  unsafe context.pointee = nil
  var failure: Failure?
  var fonts: FontLibrary?
  do throws(Failure) {
    let folders = try unsafe strings(folders, "folders", count: count, "count")
    fonts = try Failure.wrapping { () throws(CopyfitError) in
      try FontLibrary(directories: folders)
    }
  } catch {
    failure = error
    fonts = try? FontLibrary()
  }
  guard let fonts else { return COPYFIT_FAILED }
  let opened = Context(fonts)
  unsafe context.pointee = .retaining(opened)
  guard let failure else { return COPYFIT_OK }
  opened.note(failure)
  return failure.status
}

/// Creates a context with the same fonts, for another thread.
@c @implementation
public func copyfit_share(_ context: OpaquePointer?) -> OpaquePointer? {
  unsafe context.object(Context.self).map { unsafe .retaining(Context($0.fonts)) }
}

/// Closes a context.
@c @implementation
public func copyfit_close(_ context: OpaquePointer?) {
  unsafe OpaquePointer.release(context, Context.self)
}

/// The last error of a context.
@c @implementation
public func copyfit_message(_ context: OpaquePointer?) -> UnsafePointer<CChar>? {
  let message = unsafe context.object(Context.self)?.message
  return unsafe UnsafePointer(message)
}

/// The name of the last error of a context.
@c @implementation
public func copyfit_code(_ context: OpaquePointer?) -> UnsafePointer<CChar>? {
  let code = unsafe context.object(Context.self)?.code
  return unsafe UnsafePointer(code)
}
