import CAllocations
import Copyfit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// The conditions of the measurements other than the code.
public enum Machine {
  /// Whether allocations are counted on this platform.
  static let countsAllocations = copyfit_allocations_are_counted() != 0

  /// The version of Swift's library that the process runs with.
  static var swiftVersion: String { "\(_SwiftStdlibVersion.current)" }

  /// The processor and its number of cores, with the system's names.
  static var processor: String {
    let cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    return "\(processorName), \(cores) cores"
  }

  /// The versions and the machine, for the head of the report.
  static var facts: [(name: String, value: String)] {
    let versions = LibraryVersions.current
    return [
      ("HarfBuzz", versions.harfBuzz), ("ICU", versions.icu), ("FreeType", versions.freeType),
      ("Swift", swiftVersion), ("machine", processor), ("system", systemName),
    ]
  }

  private static var systemName: String {
    var names = utsname()
    uname(&names)
    func text(_ field: UnsafeRawBufferPointer) -> String {
      String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
    }
    let system = withUnsafeBytes(of: &names.sysname) { text($0) }
    let release = withUnsafeBytes(of: &names.release) { text($0) }
    return "\(system) \(release)"
  }

  #if canImport(Darwin)
    private static var processorName: String {
      var size = 256
      var name = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else {
        return "unknown"
      }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  #else
    private static var processorName: String {
      guard let file = fopen("/proc/cpuinfo", "r") else { return "unknown" }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 1024)
      while fgets(&line, Int32(line.count), file) != nil {
        let text = String(
          decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard text.hasPrefix("model name"), let colon = text.firstIndex(of: ":") else { continue }
        return String(text[colon...].dropFirst(2).dropLast())
      }
      return "unknown"
    }
  #endif
}
