import SwiftUI

struct SettingsView: View {
  @State private var isNotified = true
  @State private var distance = 40

  var body: some View {
    Form {
      Section("settings.notifications") {
        Toggle("settings.notifications.weather", isOn: $isNotified)
        HStack {
          Text("settings.distance")
          Spacer()
          Stepper("\(distance) km", value: $distance)
        }
      }
      Section {
        NavigationLink("settings.privacy") { PrivacyView() }
      } footer: {
        Text("settings.footer")
      }
    }
    .navigationTitle("tab.settings")
  }
}

struct PrivacyView: View {
  @ScaledMetric(relativeTo: .footnote) private var noteHeight = 36.0

  var body: some View {
    List {
      Text("privacy.message")
      Text("privacy.deletion").font(.title).lineLimit(nil)
      Text("privacy.badge").font(.footnote).textCase(.uppercase).lineLimit(1).frame(width: 110)
      Text("privacy.note").font(.footnote).frame(width: 240, height: noteHeight)
    }
  }
}
