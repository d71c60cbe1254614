import SwiftUI

@main
struct PannierApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NavigationStack { ToursView() }
          .tabItem { Label("tab.tours", systemImage: "map") }
        NavigationStack { SettingsView() }
          .tabItem { Label("tab.settings", systemImage: "gear") }
      }
    }
  }
}
