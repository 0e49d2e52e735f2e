/// Where a module's path constants keep what; the encoder and ``RoutePath`` go by it.
///
/// The paths of a module are one ``PackedText``: a header, then a record of fixed size for each path, then text. A path
/// constant refers to its record by number. Offsets into the text count from its start.
package enum RoutePathLayout {
    /// Offsets in the header, each of four digits.
    package enum Header {
        /// The length of everything, header included: a path constant holds a pointer without a length.
        package static let length = 0
        /// Where the text starts.
        package static let text = 4
        package static let size = 8
    }

    /// A path: one pattern of a handler.
    package enum Path {
        /// The handler's identity (8 bytes); see ``RouteHandlerIdentity``.
        package static let identity = 0
        /// Which of the handler's patterns it is, starting at 0 (4 digits).
        package static let ordinal = 8
        /// The pattern: offset and length (4 digits each).
        package static let pattern = 12
        /// The names of the handler's parameters, separated by commas, then after a semicolon further names that the
        /// marker fixes: offset and length (4 digits each).
        ///
        /// A fixed name is followed by an equals sign and its text, percent-encoded.
        package static let parameters = 20
        package static let size = 28
    }

    /// A header that says that there is nothing: each path of it reads as empty.
    static let empty: StaticString = "00000000"
}
