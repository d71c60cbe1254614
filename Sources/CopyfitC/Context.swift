internal import CCopyfitInterface
internal import Copyfit

internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The fonts, scratch memory and last error behind a `copyfit_context`.
@safe final class Context {
  let fonts: FontLibrary
  var fitter: LabelFitter
  /// The last error, in words and its name.
  private(set) var message: UnsafeMutablePointer<CChar>?
  private(set) var code: UnsafeMutablePointer<CChar>?
  private let isInUse = Atomic(false)

  init(_ fonts: FontLibrary) {
    self.fonts = fonts
    fitter = LabelFitter(fonts: fonts)
  }

  deinit { forget() }

  func note(_ error: Failure) {
    forget()
    // A NUL, such as one of a path in JSON, would end the message.
    unsafe (message, code) = (
      strdup(error.message.replacing("\0", with: "\u{FFFD}")), strdup(error.code)
    )
  }

  private func forget() {
    unsafe free(message)
    unsafe free(code)
  }

  /// Runs a function, unless another thread runs one.
  fileprivate func exclusively<Result>(_ body: () -> Result) -> Result? {
    guard !isInUse.exchange(true, ordering: .acquiring) else { return nil }
    defer { isInUse.store(false, ordering: .releasing) }
    return body()
  }
}

extension OpaquePointer? {
  /// Runs a function of the interface with the context of a handle and returns its status.
  func status(of body: (Context) throws(Failure) -> Void) -> copyfit_status {
    let status = unsafe with { context in
      do throws(Failure) { try body(context) } catch {
        context.note(error)
        return error.status
      }
      return COPYFIT_OK
    }
    return status ?? (unsafe self == nil ? COPYFIT_FAILED : COPYFIT_IN_USE)
  }

  /// Runs a function with the context of a handle; `nil` for NULL, and if another thread uses the context.
  func with<Result>(_ body: (Context) -> Result) -> Result? {
    guard let context = unsafe object(Context.self) else { return nil }
    return context.exclusively { body(context) }
  }
}

/// A value behind a handle.
final class Box<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// The objects behind handles.
extension OpaquePointer? {
  /// The object of a handle that is still owned; `nil` for NULL.
  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard let handle = self else { return nil }
    return unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
  }

  /// The value of a handle of a label or a text.
  func value<Value: Sendable>(_ what: String) throws(Failure) -> Value {
    guard let box = unsafe object(Box<Value>.self) else {
      throw Failure(COPYFIT_FAILED, "the \(what) is NULL")
    }
    return box.value
  }
}

extension OpaquePointer {
  /// A handle that owns an object until `release(_:)`.
  static func retaining(_ object: AnyObject) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// Ends the ownership of an object.
  static func release<Object: AnyObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
    guard let handle = unsafe handle else { return }
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).release()
  }
}
