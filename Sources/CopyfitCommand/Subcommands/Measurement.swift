internal import Copyfit
internal import CopyfitStream

/// The result of one request, for display.
struct Measurement {
  /// The name and version of the JSON document.
  static let schema = "copyfit.measure/1"

  let request: FitRequest
  let results: [FitResult]
  let fonts: [FontRecord]
  /// The name of the request's font if it was not found, so that another font was measured.
  let missingFont: String?

  /// - Parameter hasDigests: Whether the fonts' files are read for their digests, which only JSON shows.
  init(
    of request: FitRequest, usesCache: Bool = false, hasDigests: Bool = true
  ) throws(RequestError) {
    let library: FontLibrary
    do throws(CopyfitError) {
      library = try FontLibrary(cacheDirectory: Machine.cacheDirectory(isWanted: usesCache))
    } catch {
      throw .failed(error.description)
    }
    var worker = RequestWorker(fonts: library)
    var results: [FitResult] = []
    try worker.fit(request) { result in results.append(result) }
    self.request = request
    self.results = results
    missingFont = worker.missingFont
    fonts = Self.fonts(
      library.records(withDigests: hasDigests), sizes: results.map(\.fit.pointSize))
  }

  /// The fonts that affect the results; the stand-in's display face is not used up to 17 points.
  static func fonts(_ records: [FontRecord], sizes: [Double]) -> [FontRecord] {
    let usesDisplay = sizes.contains { $0 > 17 }
    return records.filter { record in
      usesDisplay || !record.standIn || !record.postScriptName.hasPrefix("InterDisplay")
    }
  }

  /// The answer for programs, on one line.
  var json: String {
    var writer = JSONWriter()
    writer.write(raw: "{\"schema\":\"\(Self.schema)\",\"fonts\":")
    writer.writeList(fonts) { writer, font in
      writer.write(raw: "{\"postScriptName\":")
      writer.write(font.postScriptName)
      writer.write(raw: ",\"version\":")
      writer.write(font.version)
      writer.write(raw: ",\"sha256\":")
      writer.write(font.sha256)
      writer.write(raw: ",\"standIn\":")
      writer.write(font.standIn)
      if !font.notes.isEmpty {
        writer.write(raw: ",\"notes\":")
        writer.writeList(font.notes) { $0.write($1) }
      }
      writer.write(raw: "}")
    }
    if let missingFont {
      writer.write(raw: ",\"missingFont\":")
      writer.write(missingFont)
    }
    writer.write(raw: ",\"results\":")
    writer.writeList(results) { $0.write($1) }
    writer.write(raw: "}\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
