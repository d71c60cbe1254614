import CopyfitDynamicType
import Testing

struct RoundedNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (14, "14"), (111.0264, "111.026"), (16.944, "16.944"),
    (0.0005, "0.001"), (-0.0005, "-0.001"), (0.0004, "0"), (-0.0004, "0"), (2.5, "2.5"),
    (101.333333, "101.333"), (-3.1, "-3.1"), (0.05, "0.05"), (1.9996, "2"), (999.9999, "1000"),
    (9999.9994, "9999.999"), (9999.9996, "10000"), (10_000.01, "10000.01"), (-9.9, "-9.9"),
    (0.0004999999999999999, "0"), (1000.5, "1000.5"), (305.07, "305.07"), (1020.3004, "1020.3"),
    (123_456_789.125, "123456789.125"), (1e12, "1000000000000"), (1e300, "1e+300"),
    (8_796_093_022_207.999, "8796093022207.999"), (8_796_093_022_208.25, "8796093022208"),
    (-8_999_999_999_999_999, "-8999999999999999"), (9.9996e17, "10e+17"),
    (8.1787109375e299, "8.179e+299"), (-1.23456e17, "-1.235e+17"),
    (.greatestFiniteMagnitude, "1.797e+308"), (.infinity, "1.797e+308"),
    (-.infinity, "-1.797e+308"), (.nan, "0"), (-.nan, "0"),
  ])
  func writes(number: Double, text: String) {
    #expect(RoundedNumber(number).description == text)
  }

  @Test(arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, 0x1p53, 1.7969e308])
  func staysFiniteWhenReadBack(_ number: Double) {
    #expect(Double(RoundedNumber(number).description)?.isFinite == true)
  }
}
