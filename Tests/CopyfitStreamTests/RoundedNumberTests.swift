import CopyfitStream
import Testing

struct RoundedNumberTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (14, "14"), (111.0264, "111.026"), (16.944, "16.944"),
    (0.0005, "0.001"), (-0.0005, "-0.001"), (0.0004, "0"), (-0.0004, "0"), (2.5, "2.5"),
    (101.333333, "101.333"), (-3.1, "-3.1"), (0.05, "0.05"), (1.9996, "2"), (999.9999, "1000"),
    (123_456_789.125, "123456789.125"), (1e12, "1000000000000"), (1e300, "1e+300"),
    (.infinity, "1.7976931348623157e+308"), (.nan, "0.0"),
  ])
  func writes(number: Double, text: String) {
    #expect(RoundedNumber(number).description == text)
  }
}
