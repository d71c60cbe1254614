import CopyfitDynamicType
import CopyfitLabels
import CopyfitSourceText
import Testing

/// The room that the system gives texts.
struct SystemRoomTests {
  @Test func theTable() {
    let rows = SystemRoom.all.map { room in
      let width = room.width(onScreenOfWidth: 375)
      return "\(room.surface.rawValue): \(room.font.pointSize) pt, lines \(room.lines), "
        + "\(width.atLeast.points) to \(width.atMost?.points ?? -1.0), "
        + "up to \(room.maximumCategory?.name ?? "AX5")"
    }
    #expect(
      rows == [
        "alertTitle: 17.0 pt, lines 0, 0.0 to 359.0, up to xxxLarge",
        "alertMessage: 13.0 pt, lines 0, 0.0 to 359.0, up to xxxLarge",
        "alertButton: 17.0 pt, lines 1, 238.0 to -1.0, up to AX5",
        "dialogTitle: 13.0 pt, lines 0, 0.0 to 359.0, up to xxxLarge",
        "dialogMessage: 13.0 pt, lines 0, 0.0 to 359.0, up to xxxLarge",
        "dialogButton: 20.0 pt, lines 1, 200.0 to -1.0, up to AX5",
        "sectionHeader: 13.0 pt, lines 0, 0.0 to 359.0, up to AX5",
        "sectionFooter: 13.0 pt, lines 0, 0.0 to 359.0, up to AX5",
        "title: 17.0 pt, lines 1, 0.0 to 359.0, up to AX5",
        "prompt: 12.0 pt, lines 1, 0.0 to 359.0, up to AX5",
        "barButton: 17.0 pt, lines 1, 0.0 to 359.0, up to AX5",
        "searchPlaceholder: 17.0 pt, lines 1, 0.0 to 343.0, up to AX5",
      ])
  }

  /// A surface without certain limits has no room: it is counted, but not measured.
  @Test(arguments: [Label.Surface.menu, .tab, .swipeAction, .notification, .shortcut, .spoken])
  func otherSurfacesHaveNone(_ surface: Label.Surface) {
    #expect(SystemRoom.room(of: surface) == nil)
  }

  /// On an unknown screen the room is that of the widest.
  @Test func aScreenThatIsNotKnownIsTheWidest() {
    let label = Self.label(.title, screens: [320, 1_024])
    #expect(label.rooms.map { $0.width?.atMost?.points } == [304, 1_008, 1_008])
    #expect(Self.label(.title, screens: [375]).rooms.last?.width?.atMost?.points == 424)
  }

  /// A label of the system is read as it was written.
  @Test(arguments: SystemRoom.all.map(\.surface))
  func aLabelIsReadBack(_ surface: Label.Surface) throws {
    let document = LabelDocument(labels: [Self.label(surface, screens: [320, 375])])
    let read = try LabelDocument(reading: Array(document.json.utf8), file: "labels.json")
    #expect(read.labels.map(\.surface) == [surface])
    #expect(read.json == document.json)
  }

  private static func label(_ surface: Label.Surface, screens: [Double]) -> Label {
    let key = TextKey(bundle: "App", table: "Localizable", key: "pay")
    let source = SourceLocation(file: "A.swift", position: SourcePosition(line: 1, column: 1))
    return SystemRoom.room(of: surface)?.label(
      id: "App/Localizable#\(surface.rawValue):pay", name: "pay", source: source,
      texts: [.key(key)], screens: screens)
      ?? Label(id: "", name: "", source: source, texts: [], font: Font(.system(size: 1)), rooms: [])
  }
}
