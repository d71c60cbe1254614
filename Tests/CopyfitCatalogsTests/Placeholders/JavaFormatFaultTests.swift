import CopyfitCatalogs
import Testing

/// The behavior of OpenJDK 17 for each specifier with values of all types.
struct JavaFormatFaultTests {
  @Test(
    arguments: [
      ("%s|%S|%-5s|%.2s|%5c|%tY|%-9tY|%b|%h|%1$s|%<s", nil),
      ("%d|%,d|%(d|%-5d|%05d|%#x|%08x|%#o|%f|%08f|%,.2f|%(e|%,g|%a", nil),
      ("%%|%5%|%-5%|%1$%|%n|%1$n", nil),
      ("% s|%+s|%#s|%0s|%-05s|% S|%#b|% h|% c|% tY|%1$ s|%#d", .mismatchedFlag),
      ("% x|%+x|%(x|%,x|% X|% o|%,e|%#g|%,a|%(a", .mismatchedFlag),
      ("%-s|%-c|%-d|%0d|%-f|%0f|%-tY", .missingWidth),
      ("%-05d|%+ f", .excludingFlags), ("%--5d|%,,d", .doubledFlag),
      ("%.1c|%.2d|%.0d|%.1x|%.1tY", .needlessPrecision), ("%5.d|%*d", .malformedSize),
    ] as [(String, JavaFormatFault?)])
  func flagsAndSizes(specifiers: String, fault: JavaFormatFault?) {
    var source = SourceArguments()
    source.add("%s %d %f %c %tY", syntax: .javaFormat)
    for specifier in specifiers.split(separator: "|").map(String.init) {
      let found = FormatFault.all(in: specifier, .java, source: source)
      #expect(found == (fault.map { [.rejected(specifier, $0)] } ?? []), "\(specifier)")
    }
  }

  @Test(arguments: [("%s %5%", "%s     %"), ("%s %-3%|", "%s %  |"), ("%s %1$%", "%s %")])
  func percentSignsWithAWidth(text: String, shown: String) {
    let pieces = TextTemplate(text, syntax: .javaFormat).pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let argument): argument.text
      case .choice: ""
      }
    }
    #expect(pieces.joined() == shown)
  }
}
