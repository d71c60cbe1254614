import CopyfitDynamicType
import Testing

struct BoldTextWeightsTests {
  private static let names = FontWeight.names.compactMap(FontWeight.init(name:))

  private static func row(_ table: BoldTextWeights) -> String {
    names.compactMap { table[$0].name }.joined(separator: " ")
  }

  @Test func tables() {
    #expect(
      Self.row(.twoStepsHeavier)
        == "light regular medium semibold bold heavy black black black")
    #expect(
      Self.row(.oneStepHeavier)
        == "thin light regular medium semibold bold heavy black black")
  }

  @Test(arguments: [BoldTextWeights.twoStepsHeavier, .oneStepHeavier])
  func noWeightBecomesLighter(table: BoldTextWeights) {
    for weight in 1...1000 {
      #expect(table[FontWeight(rawValue: weight)].rawValue >= weight)
    }
  }

  @Test(arguments: [
    (FontWeight.thin, FontWeight.thin), (.light, .black), (FontWeight(rawValue: 350), .black),
    (.regular, .regular), (.bold, .bold), (.black, .black),
  ])
  func ownTable(weight: FontWeight, bolder: FontWeight) {
    // Rows with a lighter weight are ignored.
    let table = BoldTextWeights([.light: .black, .regular: .thin])
    #expect(table[weight] == bolder)
  }

  @Test(arguments: [
    (Font.body, FontWeight.semibold), (.headline, .heavy), (.body.weight(.bold), .black),
    (.body.bold(), .heavy), (.system(size: 17), .semibold),
    (.system(.title1, design: .serif), .semibold),
  ])
  func makesSystemFontsBolder(font: Font, weight: FontWeight) throws {
    let bold = FontEnvironment(legibilityWeight: .bold)
    #expect(try font.resolved(in: bold).weight == weight)
    let regular = try font.resolved(in: FontEnvironment()).weight
    var own = bold
    own.boldTextWeights = BoldTextWeights([:])
    #expect(try font.resolved(in: own).weight == regular)
  }

  @Test(arguments: [
    Font.custom("Inter-Regular", size: 17), .custom("Inter", size: 17).weight(.medium),
    Font(.preferred(for: .body).withFamily("Inter")),
  ])
  func leavesFontsOfTheAppAsTheyAre(font: Font) throws {
    let bold = try font.resolved(in: FontEnvironment(legibilityWeight: .bold))
    #expect(try bold == font.resolved(in: FontEnvironment()))
  }
}
