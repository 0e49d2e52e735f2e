/// Where a module's path constants keep what; the encoder and ``RoutePath`` go by it.
///
/// The paths of a module are one ``PackedText``: a header, then a record of fixed size for each path, then text, then
/// templates. A path constant refers to its record by number. Offsets into the text count from its start.
package enum RoutePathLayout {
    /// Offsets in the header, each of four digits.
    package enum Header {
        /// The length of everything, header included: a path constant holds a pointer without a length.
        package static let length = 0
        /// Where the text starts.
        package static let text = 4
        /// Where the templates of URLs start; see ``URLTemplateLayout``.
        package static let templates = 8
        package static let size = 12
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
        /// The template of its URLs: offset from the start of the templates (4 digits), and 0 if there is none.
        package static let template = 28
        package static let size = 32
    }

    /// A header that says that there is nothing: each path of it reads as empty.
    package static let empty: StaticString = "000000000000"
}
