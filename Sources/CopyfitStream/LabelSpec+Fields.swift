public import Copyfit
internal import CopyfitDynamicType

extension LabelSpec {
  /// Creates the label that the fields of a request describe, such as `{"style": "headline", "width": 280}`.
  ///
  /// The fields have the names and meanings of a request of `copyfit stream`. Those that are not about the label, such
  /// as `text` and `categories`, are unknown here. `sizes` has one size, which is then the font's at each category.
  ///
  /// - Parameter json: A JSON object, as UTF-8.
  /// - Throws: `RequestError` for the first mistake, as in an answer of `copyfit stream`.
  public init(fields json: [UInt8]) throws(RequestError) {
    self = try RequestParser.label(json)
  }
}

extension RequestFields {
  /// The label with these fields.
  func describedLabel() throws(RequestError) -> LabelSpec {
    var fields = self
    fields.text = ""
    if fields.sizes == nil, fields.profile == nil {
      fields.categories = ContentSizeCategory.allCases
    }
    let request = try fields.request()
    guard case .points(let sizes) = request.sizes else { return request.label }
    guard sizes.count == 1 else {
      throw .outOfRange(.sizes, expected: "a list of one size", found: "of \(sizes.count)")
    }
    return try request.label(atSize: sizes[0])
  }
}
