import CopyfitDynamicType
import Testing

/// An app's own providers and modifiers.
struct FontProviderTests {
  private struct Brand: FontProvider {
    var descriptor: FontDescriptor {
      .named("Inter-Bold", size: 17).scaled(relativeTo: .headline)
    }
  }

  private struct Larger: FontModifier {
    let points: Double

    func modify(_ descriptor: inout FontDescriptor) { descriptor.pointSize += points }
  }

  @Test func describeFontsThatFollowTheCategory() throws {
    let font = Font(Brand()).modified(by: Larger(points: 3)).italic()
    #expect(font.descriptor.pointSize(at: .large) == 20)
    #expect(font.descriptor.pointSize(at: .accessibility5) > 40)
    #expect(font.descriptor.isItalic)
    #expect(try Font(parsing: font.description) == font)
  }

  @Test func modifyFontsWithOtherModifiers() {
    let font = Font.body.bold().modified(by: Larger(points: 0)).modified(by: .italic)
    #expect(font.descriptor == Font.body.bold().italic().descriptor)
  }

  /// As `UIFont.init(descriptor:size:)`.
  @Test func aSizeOf0KeepsTheSize() {
    let descriptor = Brand().descriptor
    #expect(descriptor.withSize(0) == descriptor)
    #expect(descriptor.withSize(12).sizing == .fixed)
  }
}
