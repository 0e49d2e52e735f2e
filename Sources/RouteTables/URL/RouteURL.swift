/// A URL, split into its parts without being changed.
///
/// The splitter works on the bytes of the text, needs no Foundation, and takes what real links contain: spaces and non-ASCII
/// characters need not be escaped. Everything but a malformed escape is accepted.
///
/// ```swift
/// let url = try RouteURL("myapp://chat/123?from=push#latest")
/// url.scheme            // "myapp"
/// url.host              // "chat"
/// url.pathComponents    // ["123"]
/// url.queryValue("from")  // "push"
/// url.fragment          // "latest"
/// ```
///
/// Splitting costs one pass over the text and allocates nothing; the parts are decoded when they are read.
public struct RouteURL: Sendable {
    /// The text as it was given.
    public let text: String
    package let parts: Parts

    /// Splits a URL.
    ///
    /// - Parameter text: The URL, or what follows the scheme, or what follows the host.
    /// - Throws: ``RouteURLError`` if an escape is malformed or does not decode to UTF-8, with its position.
    public init(_ text: String) throws(RouteURLError) {
        try self.init(text, pathFrom: nil)
    }

    /// Splits a URL, or the part of a text from a byte on, which is a path with what follows it; what comes before takes no part.
    init(_ text: String, pathFrom start: Int?) throws(RouteURLError) {
        // A bridged string is made native once here, so that every later access is a pointer into it.
        var native = text
        var parts = Parts()
        let problem = native.withUTF8 { bytes in Parts.split(bytes, pathFrom: start, into: &parts) }
        if let problem { throw problem }
        self.text = native
        self.parts = parts
    }

    @inline(__always)
    init(text: String, parts: Parts) {
        self.text = text
        self.parts = parts
    }

    /// The same URL, marked as one whose scheme is not the app's own.
    func withForeignScheme() -> RouteURL {
        var parts = parts
        parts.flags.insert(.foreignScheme)
        return RouteURL(text: text, parts: parts)
    }

    /// The same URL, marked as one whose scheme is the app's own and stands for nothing.
    func withOwnScheme() -> RouteURL {
        var parts = parts
        parts.flags.insert(.ownScheme)
        return RouteURL(text: text, parts: parts)
    }

    /// Calls `body` with the bytes of the text.
    @inline(__always)
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        var copy = text
        return copy.withUTF8(body)
    }
}

extension RouteURL: Hashable, CustomStringConvertible {
    /// The text as it was given.
    public var description: String { text }

    /// Whether both are the same text.
    public static func == (left: RouteURL, right: RouteURL) -> Bool {
        left.text == right.text
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}
