public import CCopyfitInterface
internal import Copyfit

/// Shapes a text for a label.
@c @implementation
public func copyfit_prepare(
  _ context: OpaquePointer, _ label: OpaquePointer, _ text: UnsafePointer<CChar>, _ length: Int,
  _ locale: UnsafePointer<CChar>?, _ prepared: UnsafeMutablePointer<OpaquePointer?>
) -> copyfit_status {
  let context: Context = unsafe context.object()
  return context.status { () throws(Failure) in
    let text = try unsafe CallerText(text, length: length, locale: locale)
    let label = unsafe label.object(Box<LabelSpec>.self).value
    unsafe prepared.pointee = .retaining(Box(try text.prepare(for: label, &context.fitter)))
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
  _ text: OpaquePointer, _ characters: UnsafeMutablePointer<UInt32>?, _ capacity: Int
) -> Int {
  let missing = unsafe text.object(Box<PreparedLabelText>.self).value.missing
  for (index, character) in missing.prefix(max(0, capacity)).enumerated() {
    unsafe characters?[index] = character.value
  }
  return missing.count
}

/// Fits a text at a category.
@c @implementation
public func copyfit_fit_at(
  _ context: OpaquePointer, _ text: OpaquePointer, _ category: copyfit_category,
  _ fit: UnsafeMutablePointer<copyfit_fit>
) -> copyfit_status {
  unsafe fits(context, text, CollectionOfOne(ContentSizeCategory(category)), fit)
}

/// Fits a text at all categories.
@c @implementation
public func copyfit_fit_all(
  _ context: OpaquePointer, _ text: OpaquePointer, _ fits: UnsafeMutablePointer<copyfit_fit>
) -> copyfit_status {
  unsafe CopyfitC.fits(context, text, allCategories, fits)
}

private func fits(
  _ context: OpaquePointer, _ text: OpaquePointer,
  _ categories: some Collection<ContentSizeCategory>, _ fits: UnsafeMutablePointer<copyfit_fit>
) -> copyfit_status {
  let context: Context = unsafe context.object()
  return context.status { () throws(Failure) in
    try unsafe context.fitter.fit(
      text.object(Box<PreparedLabelText>.self).value, at: categories, to: fits)
  }
}

/// Writes the visible text of a text that loses some.
@c @implementation
public func copyfit_visible_text(
  _ context: OpaquePointer, _ text: OpaquePointer, _ category: copyfit_category,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ visible: UnsafeMutablePointer<copyfit_visible>
) -> Bool {
  let context: Context = unsafe context.object()
  let text = unsafe text.object(Box<PreparedLabelText>.self).value
  guard let found = context.fitter.visibleText(of: text, at: ContentSizeCategory(category)) else {
    return false
  }
  for (index, byte) in found.text.utf8.prefix(max(0, capacity)).enumerated() {
    unsafe buffer?[index] = CChar(bitPattern: byte)
  }
  unsafe visible.pointee = copyfit_visible(
    length: found.text.utf8.count, lines: found.lines, hidden_characters: found.hiddenCharacters)
  return true
}
