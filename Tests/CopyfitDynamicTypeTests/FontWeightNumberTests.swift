import CopyfitDynamicType
import Testing

struct FontWeightNumberTests {
  @Test(
    arguments: [
      (0.23, FontWeight.medium), (0, .regular), (-0.8, .ultraLight), (0.99, .black),
      (1, FontWeight(rawValue: 1)), (450, FontWeight(rawValue: 450)),
      (1000, FontWeight(rawValue: 1000)),
      (-1, nil), (1.5, nil), (1001, nil), (-400, nil), (.nan, nil), (.infinity, nil),
    ] as [(Double, FontWeight?)])
  func aNumberIsATraitOrAClass(number: Double, weight: FontWeight?) {
    #expect(FontWeight(number: number) == weight)
  }
}
