import SwiftUI

struct PlanView: View {
  @State private var name = ""
  @State private var days = 1

  var body: some View {
    VStack(spacing: 12) {
      header("plan.title")
      TextField("plan.name", text: $name)
      ViewThatFits {
        Text("plan.summary")
        Text("plan.summary.short")
      }
      Spacer()
      Text("plan.hint").font(.caption2).lineLimit(1).frame(width: 200, height: 20)
    }
    .padding()
  }

  private func header(_ title: LocalizedStringKey) -> some View {
    Text(title).font(.largeTitle).bold().lineLimit(1)
  }
}
