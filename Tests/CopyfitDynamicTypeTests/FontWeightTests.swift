import CopyfitDynamicType
import Testing

struct FontWeightTests {
  struct Row: Sendable {
    let name: String
    let weight: FontWeight
    let trait: Double
    let weightClass: Int
    let coordinate: Double

    init(_ name: String, _ weight: FontWeight, _ trait: Double, _ weightClass: Int, _ wght: Double)
    {
      self.name = name
      self.weight = weight
      self.trait = trait
      self.weightClass = weightClass
      coordinate = wght
    }
  }

  /// The name, UIKit's trait, OpenType's class, and San Francisco's axis as in WebKit.
  ///
  /// WebKit has no keyframe for thin: the coordinate is halfway between its neighbors.
  @Test(arguments: [
    Row("ultraLight", .ultraLight, -0.8, 100, 30),
    Row("thin", .thin, -0.6, 200, 152),
    Row("light", .light, -0.4, 300, 274),
    Row("regular", .regular, 0, 400, 400),
    Row("medium", .medium, 0.23, 500, 510),
    Row("semibold", .semibold, 0.3, 600, 590),
    Row("bold", .bold, 0.4, 700, 700),
    Row("heavy", .heavy, 0.56, 800, 860),
    Row("black", .black, 0.62, 900, 1000),
  ])
  func table(_ row: Row) {
    #expect(row.weight.rawValue == row.weightClass)
    #expect(row.weight.trait == row.trait)
    #expect(FontWeight(trait: row.trait) == row.weight)
    #expect(FontWeight(name: row.name) == row.weight)
    #expect(row.weight.name == row.name)
    #expect(row.weight.systemFontCoordinate == row.coordinate)
  }

  @Test(arguments: [
    (-1.0, 100), (-0.5, 250), (0.115, 450), (0.35, 650), (1, 900), (.infinity, 900),
    (-.infinity, 100), (.nan, 400),
  ])
  func traitsBetweenAndBeyondTheNamedOnes(trait: Double, weightClass: Int) {
    #expect(FontWeight(trait: trait).rawValue == weightClass)
  }

  @Test(arguments: [(250, -0.5, 213.0), (0, -0.8, 30), (.min, -0.8, 30), (.max, 0.62, 1000)])
  func classesBetweenAndBeyondTheNamedOnes(weightClass: Int, trait: Double, coordinate: Double) {
    let weight = FontWeight(rawValue: weightClass)
    #expect(weight.trait == trait)
    #expect(weight.systemFontCoordinate == coordinate)
    #expect(weight.name == nil)
  }

  @Test(arguments: [
    ("compressed", FontWidth.compressed, -0.3), ("condensed", .condensed, -0.2),
    ("standard", .standard, 0), ("expanded", .expanded, 0.2),
  ])
  func widths(name: String, width: FontWidth, trait: Double) {
    #expect(FontWidth(name: name) == width)
    #expect(width.name == name)
    #expect(width.rawValue == trait)
  }

  @Test func designs() {
    #expect(FontDesign.allCases.map(\.rawValue) == ["default", "serif", "rounded", "monospaced"])
  }
}
