import SwiftUI

struct ToursView: View {
  @State private var isPlanning = false
  @State private var isDeleting = false
  let tours: [Tour]

  var body: some View {
    ScrollView {
      Card {
        Text("tours.next.title").font(.cardTitle)
        Text("tours.next.message")
          #if os(macOS)
            .font(.title)
          #endif
          .foregroundStyle(.secondary)
        RiderView(name: tours[0].rider)
        HStack {
          Text("tours.difficulty").chip()
          Text(tours[0].name).lineLimit(1)
          Text("tours.surface").lineLimit(1)
        }
      }
      .padding(.horizontal).onLongPressGesture { isDeleting = true }
      Text("tours.weather")
        .font(.footnote)
        .lineLimit(2)
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
        .padding(.horizontal, 32)
      Button("tours.plan") { isPlanning = true }
        .buttonStyle(WideButtonStyle())
    }
    .navigationTitle("tours.title")
    .sheet(isPresented: $isPlanning) { PlanView() }
    .alert("tours.delete.question", isPresented: $isDeleting) {
      Button("tours.delete", role: .destructive) {}
    }
  }
}

struct Tour {
  var name: String
  var rider: String
}
