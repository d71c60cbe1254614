import Testing

@testable import CopyfitCatalogs

@Suite struct KeySuffixesTests {
  @Test(arguments: [
    (["ride_one", "ride_other"], ["ride[plural.one]", "ride[plural.other]"]),
    (["ride_zero", "ride_other"], ["ride[plural.zero]", "ride[plural.other]"]),
    (["ride", "ride_plural"], ["ride[plural.one]", "ride[plural.other]"]),
    (
      ["place_ordinal_one", "place_ordinal_other"], ["place[ordinal.one]", "place[ordinal.other]"]
    ),
    (
      ["friend", "friend_male", "friend_female"],
      ["friend", "friend[context.male]", "friend[context.female]"]
    ),
    (
      ["friend_one", "friend_other", "friend_male_one", "friend_male_other"],
      [
        "friend[plural.one]", "friend[plural.other]", "friend[context.male.plural.one]",
        "friend[context.male.plural.other]",
      ]
    ),
    (["step_one", "step_two"], ["step_one", "step_two"]),
    (["save", "save_all"], ["save", "save_all"]),
    (["is_male", "is_female"], ["is_male", "is_female"]),
    (["in_plural"], ["in_plural"]),
    (["_other", "_one"], ["_other", "_one"]),
    (["", "_"], ["", "_"]),
  ])
  func tellsSuffixesFromNames(_ names: [String], expected: [String]) {
    let suffixes = KeySuffixes(names)
    let found = names.map { name in
      let (key, variant) = suffixes.split(name)
      return key + (variant.map { "[\($0)]" } ?? "")
    }
    #expect(found == expected)
  }
}
