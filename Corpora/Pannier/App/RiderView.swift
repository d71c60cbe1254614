import SwiftUI

/// Who comes along, on one line of 160 points.
struct RiderView: View {
  let name: String

  var body: some View {
    Text("tours.rider \(name)").lineLimit(1).frame(width: 160)
  }
}

#Preview {
  RiderView(name: "Wilhelmina")
}
