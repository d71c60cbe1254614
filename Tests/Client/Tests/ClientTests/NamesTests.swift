import Copyfit
import Interface
import Testing

/// Copyfit beside a module with the same names, such as SwiftUI: a label needs no name, and elsewhere the module decides.
struct NamesTests {
  @Test func labelsNeedNoNameOfAnotherModule() {
    let label = LabelSpec(font: .headline.italic(), width: 280, heightScaling: .body)
    let font: Copyfit.Font = .headline.italic()
    let descriptor: Copyfit.FontDescriptor = .preferred(for: Copyfit.TextStyle.headline)
    #expect(label.font == font && label.descriptor.textStyle == descriptor.textStyle)
    _ = (Interface.Font.self, Interface.TextStyle.self, Interface.FontDescriptor.self)
  }
}
