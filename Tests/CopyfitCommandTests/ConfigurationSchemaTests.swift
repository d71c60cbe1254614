import CopyfitTestSupport
import Testing

/// The schema of `copyfit.yml` for editors; the tests use JSON.
struct ConfigurationSchemaTests {
  @Test(arguments: [
    #"{"name": "Shop", "locales": "all", "devices": ["canvas", 375], "gate": {"through": "AX2"}}"#,
    #"{"elements": [{"id": "App/Main#a.text", "frame": {"width": 300, "height": 38}}]}"#,
    #"{"elements": [{"id": "App/Main#a.text", "frame": {"width": "free", "height": "free"}}]}"#,
    #"{"elements": [{"id": "App/Main#a.text", "frame": {"height": {"scaled": 44}}}]}"#,
    #"{"labels": [{"keys": "a.*", "style": "body", "lines": 0, "minimumScaleFactor": 0.8}]}"#,
  ])
  func allows(json: String) throws {
    #expect(try SchemaCheck("configuration").problems(in: json) == [])
  }

  @Test(arguments: [
    #"{"locale": ["de"]}"#,
    #"{"elements": [{"id": "App/Main#a.text", "frame": {"height": "tall"}}]}"#,
    #"{"elements": [{"id": "App/Main#a.text", "frame": {"width": {"scaled": 44}}}]}"#,
    #"{"labels": [{"keys": "a.*", "lines": -1}]}"#,
    #"{"rules": {"truncation": "fatal"}}"#,
  ])
  func marks(json: String) throws {
    #expect(try !SchemaCheck("configuration").problems(in: json).isEmpty)
  }
}
