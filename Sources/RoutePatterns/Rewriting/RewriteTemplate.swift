import RouteTables

/// The target of a rewriting rule: a URL with places for the captures of the rule's pattern.
package struct RewriteTemplate: Sendable {
    /// A capture of the source that becomes part of the target.
    package struct Capture: Sendable {
        /// The index of the capture in the source.
        package let index: Int
        /// Its name, for messages.
        package let name: String
        /// The part of the new URL that contains it.
        package let place: URLTemplate.Place
        /// Whether its slashes are data, like those of a query or a fragment.
        ///
        /// Slashes of a path separate components.
        package let hasDataSlashes: Bool

        package init(index: Int, name: String, place: URLTemplate.Place, hasDataSlashes: Bool) {
            self.index = index
            self.name = name
            self.place = place
            self.hasDataSlashes = hasDataSlashes
        }
    }

    /// A part of the template.
    package enum Piece: Sendable {
        case text([UInt8])
        /// The string of a capture of the source.
        case capture(Capture)
    }

    package var pieces: [Piece] = []
    /// Scheme, host and path end before this piece.
    package var pathEnd = 0
    /// The query ends before this piece; the pieces of the query and of the fragment start with `?` and `#`.
    package var fragmentStart = 0
    /// Whether the query of the original URL is dropped.
    package var dropsQuery = false
    /// Whether the template begins with a scheme, and whether it has a host.
    package var hasScheme = false
    package var hasHost = false
    /// The query items of the original URL that are not taken over as they are: those that the source names have no new
    /// name.
    package var items: [ItemRenaming] = []

    package init() {}
}
