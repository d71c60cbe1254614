import CopyfitCatalogs
import CopyfitFiles
import CopyfitSourceText
import Testing

@testable import CopyfitProject

/// Projects whose objects are listed many times, each of which takes minutes, or gigabytes, if the work is quadratic.
struct TargetFilesReaderTests {
  /// The given files that a project in `/p` has in its targets.
  private static func files(_ objects: String, among files: [String]) throws -> [String] {
    let text = "{rootObject=R;objects={\(objects)};}"
    let list = try PropertyListReader.read(openStep: SourceText(decoding: Array(text.utf8)))
    let asked = TargetFiles.Asked(files)
    let found = TargetFilesReader(
      try #require(XcodeObjects(list)), in: "/p", among: asked.tree
    ).files()
    return files.filter { asked.file($0).map(found.hold) ?? false }
  }

  private static func list(_ item: String, _ count: Int) -> String {
    "(" + String(repeating: item + ",", count: count) + ")"
  }

  @Test func objectsThatAreListedManyTimesAreReadOnce() throws {
    let count = 50_000
    let found = try Self.files(
      """
      R={targets=\(Self.list("T", count));};T={buildPhases=\(Self.list("P", count));};
      P={files=\(Self.list("B", count));};B={fileRef=F;platformFilters=\(Self.list("a", count));};F={path=x.strings;};
      """, among: ["/p/x.strings", "/p/y.strings"])
    #expect(found == ["/p/x.strings"])
  }

  /// Each target has all phases, which have the file many times.
  @Test func targetsMayShareTheirPhases() throws {
    let targets = (0..<1_000).map { "T\($0)" }
    let phases = (0..<200).map { "P\($0)" }
    let all = "(\(phases.joined(separator: ",")))"
    let found = try Self.files(
      """
      R={targets=(\(targets.joined(separator: ",")));};
      \(targets.map { "\($0)={buildPhases=\(all);};" }.joined())
      \(phases.map { "\($0)={files=\(Self.list("B", 5_000));};" }.joined())
      B={fileRef=F;};F={path=x.strings;};
      """, among: ["/p/x.strings"])
    #expect(found == ["/p/x.strings"])
  }

  /// The paths of the files would take 20 GB.
  @Test func aGroupMayHaveALongPath() throws {
    let numbers = 0..<20_000
    let path = String(repeating: "a/../", count: 200_000)
    let found = try Self.files(
      """
      R={targets=(T);};T={buildPhases=(P);};P={files=(\(numbers.map { "B\($0)," }.joined()));};
      G={path="\(path)";children=(\(numbers.map { "F\($0)," }.joined()));};
      \(numbers.map { "B\($0)={fileRef=F\($0);};F\($0)={path=\"x\($0).strings\";};" }.joined())
      """, among: ["/p/x7.strings", "/p/a/x7.strings", "/p/y.strings"])
    #expect(found == ["/p/x7.strings"])
  }

  /// A file in 64 groups is in the project, and one in 65 is not, whichever is read first.
  @Test func groupsAreNestedUpToALimit() throws {
    let groups = (0..<64).map { "G\($0)={path=g;children=(G\($0 + 1),F\($0));};" }
    let folder = "/p/" + String(repeating: "g/", count: 63)
    let found = try Self.files(
      """
      R={targets=(T);};T={buildPhases=(P);};P={files=(B1,B2,B3);};\(groups.joined())
      B1={fileRef=F63;};B2={fileRef=F62;};B3={fileRef=F0;};F63={path=a;};F62={path=b;};F0={path=c;};
      """, among: [folder + "g/a", folder + "b", "/p/g/c"])
    #expect(found == [folder + "b", "/p/g/c"])
  }
}
