#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What the program wants to know of the machine it runs on.
enum Machine {
  /// How many threads can run at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
