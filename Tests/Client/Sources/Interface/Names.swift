/// A name of SwiftUI's.
public enum Font {}

/// A name of UIKit's, as a member of `UIFont`.
public enum TextStyle {}

/// A name of UIKit's without its prefix.
public enum FontDescriptor {}
