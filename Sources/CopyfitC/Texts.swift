public import CCopyfitInterface
internal import Copyfit

/// Shapes a text for a label.
@c @implementation
public func copyfit_prepare(
  _ context: OpaquePointer?, _ label: OpaquePointer?, _ text: UnsafePointer<CChar>?,
  _ length: Int, _ locale: UnsafePointer<CChar>?, _ prepared: UnsafeMutablePointer<OpaquePointer?>?
) -> copyfit_status {
  unsafe context.status { context throws(Failure) in
    let prepared = try unsafe given(prepared, "place of the prepared text")
    let text = try unsafe CallerText(text, length: length, locale: locale)
    let label: Label = try unsafe label.value("label")
    unsafe prepared.pointee = .retaining(Box(try text.prepare(for: label.spec, &context.fitter)))
  }
}

/// Releases a text.
@c @implementation
public func copyfit_text_release(_ text: OpaquePointer?) {
  unsafe OpaquePointer.release(text, Box<PreparedLabelText>.self)
}

/// Lists the characters that no font has.
@c @implementation
public func copyfit_missing(
  _ text: OpaquePointer?, _ characters: UnsafeMutablePointer<UInt32>?, _ capacity: Int
) -> Int {
  let missing = unsafe text.object(Box<PreparedLabelText>.self)?.value.missing ?? []
  for (index, character) in missing.prefix(max(0, capacity)).enumerated() {
    unsafe characters?[index] = character.value
  }
  return missing.count
}

/// Fits a text at a category.
@c @implementation
public func copyfit_fit_at(
  _ context: OpaquePointer?, _ text: OpaquePointer?, _ category: copyfit_category,
  _ fit: UnsafeMutablePointer<copyfit_fit>?
) -> copyfit_status {
  guard let known = ContentSizeCategory(category) else {
    return unsafe context.status { (_) throws(Failure) in
      throw Failure(COPYFIT_OUT_OF_RANGE, "\(category.rawValue) is not a category")
    }
  }
  return unsafe fits(context, text, CollectionOfOne(known), fit)
}

/// Fits a text at all categories.
@c @implementation
public func copyfit_fit_all(
  _ context: OpaquePointer?, _ text: OpaquePointer?, _ fits: UnsafeMutablePointer<copyfit_fit>?
) -> copyfit_status {
  unsafe CopyfitC.fits(context, text, allCategories, fits)
}

private func fits(
  _ context: OpaquePointer?, _ text: OpaquePointer?,
  _ categories: some Collection<ContentSizeCategory>, _ fits: UnsafeMutablePointer<copyfit_fit>?
) -> copyfit_status {
  unsafe context.status { context throws(Failure) in
    let text: PreparedLabelText = try unsafe text.value("text")
    try unsafe context.fitter.fit(text, at: categories, to: given(fits, "place of the fits"))
  }
}

/// Writes the visible text of a text that loses some.
@c @implementation
public func copyfit_visible_text(
  _ context: OpaquePointer?, _ text: OpaquePointer?, _ category: copyfit_category,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ visible: UnsafeMutablePointer<copyfit_visible>?
) -> Bool {
  guard let visible = unsafe visible,
    let text = unsafe text.object(Box<PreparedLabelText>.self)?.value,
    let category = ContentSizeCategory(category),
    let answer = unsafe context.with({ context in
      context.fitter.visibleText(of: text, at: category)
    }), let found = answer
  else { return false }
  let length = unsafe found.text.write(to: buffer, capacity: capacity)
  unsafe visible.pointee = copyfit_visible(
    length: length, lines: found.lines, hidden_characters: found.hiddenCharacters)
  return true
}

/// Writes changes that each make a text fit.
@c @implementation
public func copyfit_remedies(
  _ context: OpaquePointer?, _ text: OpaquePointer?, _ category: copyfit_category,
  _ changes: UnsafeMutablePointer<copyfit_change>?, _ capacity: Int
) -> Int {
  guard let text = unsafe text.object(Box<PreparedLabelText>.self)?.value,
    let category = ContentSizeCategory(category)
  else { return 0 }
  let ways = unsafe context.with { context in
    context.fitter.fit(text, at: category).verdict.isFailure
      ? context.fitter.remedy(for: text, at: category).ways : []
  }
  for (index, way) in (ways ?? []).prefix(max(0, capacity)).enumerated() {
    unsafe changes?[index] = copyfit_change(
      width: way.width ?? .nan, height: way.height ?? .nan, lines: way.lines ?? 0)
  }
  return ways?.count ?? 0
}
