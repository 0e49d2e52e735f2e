extension RouteURL {
    /// The offsets of the parts of a URL, in bytes from the start of its string.
    package struct Parts: Sendable {
        /// The facts that the splitter has noticed.
        package struct Flags: Sendable {
            package private(set) var rawValue: UInt32

            package init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Whether all of some flags are set.
            @inlinable
            package func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }

            /// Sets some flags.
            mutating func insert(_ flags: Flags) { rawValue |= flags.rawValue }

            // Each flag is a bit.
            /// The host or the path contains an escape, a space, a quotation mark or a non-ASCII character, so
            /// comparing bytes is not enough.
            static let unusualPath = Flags(rawValue: 1)
            /// The fragment contains such a character.
            static let unusualFragment = Flags(rawValue: 2)
            /// The URL has a `?`.
            package static let hasQuery = Flags(rawValue: 4)
            /// The URL has a `#`.
            package static let hasFragment = Flags(rawValue: 8)
            /// The scheme is not one of the app's own.
            package static let foreignScheme = Flags(rawValue: 16)
            /// The scheme is one of the app's own without a replacement.
            package static let ownScheme = Flags(rawValue: 32)
            /// The app compares paths without regard to case, so comparing bytes is not enough.
            package static let ignoresCase = Flags(rawValue: 64 | unusualPath.rawValue)
            /// The app reads a `+` in the query as a space.
            package static let plusIsSpace = Flags(rawValue: 128)
            /// The authority has another form for matching: without user information, port, or non-ASCII characters.
            static let otherAuthority = Flags(rawValue: 256)
        }

        /// The start of the URL in the string.
        package var start: Int32 = 0
        /// The end of the scheme; equal to `start` if there is none.
        package var schemeEnd: Int32 = 0
        /// The host with its port, without user information; empty if there is none.
        package var hostStart: Int32 = 0
        package var hostEnd: Int32 = 0
        /// The components, without the first and one trailing slash; none if the end lies before the start.
        var pathStart: Int32 = 0
        var pathEnd: Int32 = 0
        /// The end of the path: before `?`, `#` or the end.
        package var pathLimit: Int32 = 0
        /// The end of the query: before `#` or the end.
        package var queryEnd: Int32 = 0
        /// The end of the string.
        package var end: Int32 = 0
        package var flags = Flags(rawValue: 0)

        init() {}

        /// No parts, as of a string that is not a URL.
        static var none: Parts {
            var parts = Parts()
            parts.pathEnd = -1
            return parts
        }

        /// The query without its `?`; empty if there is none.
        package var query: Range<Int> {
            flags.contains(.hasQuery) ? Int(pathLimit) + 1..<Int(queryEnd) : Int(queryEnd)..<Int(queryEnd)
        }

        /// How a part of the path or the fragment is compared that begins at an offset.
        package func form(at offset: Int) -> CanonicalBytes.Form {
            flags.contains(.ignoresCase) && offset <= Int(pathLimit) ? .folded : .path
        }

        /// How items of the query are compared.
        package var queryForm: CanonicalBytes.Form { flags.contains(.plusIsSpace) ? .spacedQuery : .query }

        /// Whether a `+` in a range is a space.
        func readsPlusAsSpace(in range: Range<Int>) -> Bool {
            flags.contains(.plusIsSpace) && range.lowerBound > Int(pathLimit) && range.upperBound <= Int(queryEnd)
        }

        /// The fragment without its `#`; empty if there is none.
        var fragment: Range<Int> {
            flags.contains(.hasFragment) ? Int(queryEnd) + 1..<Int(end) : Int(end)..<Int(end)
        }

        /// The path's components as one range, or `nil` if there are none.
        package var path: Range<Int>? {
            pathStart <= pathEnd ? Int(pathStart)..<Int(pathEnd) : nil
        }

        /// The items of the query, or those in the fragment: the part after its first `?`, or all of it if it begins
        /// with a name and an `=`.
        package func items(_ inFragment: Bool, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
            guard inFragment else { return query }
            let (end, start) = fragmentEnds(in: bytes)
            return max(start, end)..<Int(self.end)
        }

        /// The end of the fragment's path and the start of the items in the fragment.
        private func fragmentEnds(in bytes: UnsafeBufferPointer<UInt8>) -> (path: Int, items: Int) {
            let whole = fragment
            var isName = true
            for offset in whole {
                switch bytes[offset] {
                case UInt8(ascii: "?"): return (offset, offset &+ 1)
                case UInt8(ascii: "/"): isName = false
                case UInt8(ascii: "=") where isName && offset > whole.lowerBound:
                    return (whole.lowerBound, whole.lowerBound)
                default: break
                }
            }
            return (whole.upperBound, whole.upperBound)
        }

        /// The first and the last offset of the fragment's components; the end lies before the start if there are none.
        func fragmentComponents(in bytes: UnsafeBufferPointer<UInt8>) -> (start: Int, end: Int) {
            Parts.trimmed(bytes, fragment.lowerBound..<fragmentEnds(in: bytes).path)
        }

        /// The fragment's components as one range, or `nil` if there are none.
        package func fragmentPath(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
            let (start, end) = fragmentComponents(in: bytes)
            return start <= end ? start..<end : nil
        }

        /// A path without its first and one trailing slash.
        ///
        /// The end lies before the start if no component is left.
        static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ path: Range<Int>) -> (start: Int, end: Int) {
            var start = path.lowerBound
            var end = path.upperBound
            if start < end, bytes[start] == UInt8(ascii: "/") { start &+= 1 }
            if start == end { return (start, start &- 1) }
            if bytes[end &- 1] == UInt8(ascii: "/") { end &-= 1 }
            return (start, end)
        }
    }
}
