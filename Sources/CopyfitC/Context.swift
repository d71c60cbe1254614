internal import CCopyfitInterface
internal import Copyfit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The fonts, scratch memory and last error behind a `copyfit_context`.
@safe final class Context {
  let fonts: FontLibrary
  var fitter: LabelFitter
  /// The last error.
  private(set) var message: UnsafeMutablePointer<CChar>?

  init(_ fonts: FontLibrary) {
    self.fonts = fonts
    fitter = LabelFitter(fonts: fonts)
  }

  deinit { unsafe free(message) }

  func note(_ error: Failure) {
    unsafe free(message)
    unsafe message = strdup(error.message)
  }

  /// Runs a function of the interface and returns its status.
  func status(of body: () throws(Failure) -> Void) -> copyfit_status {
    do { try body() } catch {
      note(error)
      return error.status
    }
    return COPYFIT_OK
  }
}

/// A value behind a handle.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The objects behind handles.
extension OpaquePointer {
  /// A handle that owns an object until `release(_:)`.
  static func retaining(_ object: AnyObject) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of a handle that is still owned.
  func object<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object {
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(self)).takeUnretainedValue()
  }

  /// Ends the ownership of an object.
  static func release<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
    guard let handle = unsafe handle else { return }
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}
