#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

#if canImport(Darwin)
  private typealias FileActions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
#else
  private typealias FileActions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
#endif

extension ChildHandle {
  /// Starts a program with the given pipe ends as its input and output, and returns its process ID.
  static func spawn(
    _ program: ChildProcess, reading: Int32, writing: Int32
  ) throws(ChildProcess.Failure) -> pid_t {
    let actions = UnsafeMutablePointer<FileActions>.allocate(capacity: 1)
    defer { unsafe actions.deallocate() }
    unsafe posix_spawn_file_actions_init(actions)
    defer { unsafe _ = posix_spawn_file_actions_destroy(actions) }
    unsafe posix_spawn_file_actions_adddup2(actions, reading, 0)
    unsafe posix_spawn_file_actions_adddup2(actions, writing, 1)
    unsafe posix_spawn_file_actions_addopen(actions, 2, "/dev/null", O_WRONLY, 0)
    let attributes = UnsafeMutablePointer<Attributes>.allocate(capacity: 1)
    defer { unsafe attributes.deallocate() }
    unsafe posix_spawnattr_init(attributes)
    defer { unsafe _ = posix_spawnattr_destroy(attributes) }
    unsafe setUp(attributes)
    let words = CStrings([program.executable] + program.arguments)
    let environment = CStrings(
      program.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    var process: pid_t = 0
    // Only pointers to these are passed, which do not keep them alive.
    let code = withExtendedLifetime((words, environment)) {
      unsafe posix_spawn(
        &process, program.executable, actions, attributes, words.pointers, environment.pointers)
    }
    guard code == 0 else { throw ChildProcess.failure(code) }
    return process
  }

  /// Sets a process group of its own, so that the whole group can be ended, and the default handling of all signals.
  private static func setUp(_ attributes: UnsafeMutablePointer<Attributes>) {
    unsafe posix_spawnattr_setpgroup(attributes, 0)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ, SIGINT, SIGTERM, SIGHUP] {
      unsafe sigaddset(&signals, signal)
    }
    unsafe posix_spawnattr_setsigdefault(attributes, &signals)
    var flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #if canImport(Darwin)
      flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
    #endif
    unsafe posix_spawnattr_setflags(attributes, Int16(flags))
  }
}

/// An array of strings in C's form, valid as long as the object lives.
@safe
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [String]) {
    count = words.count
    unsafe pointers = .allocate(capacity: count + 1)
    unsafe pointers.initialize(repeating: nil, count: count + 1)
    for (index, word) in words.enumerated() { unsafe pointers[index] = strdup(word) }
  }

  deinit {
    for index in 0..<count { unsafe free(pointers[index]) }
    unsafe pointers.deallocate()
  }
}
