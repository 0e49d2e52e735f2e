extension RouteURL {
    /// Where the parts of a URL lie, in bytes from the start of its text.
    package struct Parts: Sendable {
        /// What the splitter found out on its way.
        package struct Flags: OptionSet, Sendable {
            package let rawValue: UInt32

            package init(rawValue: UInt32) { self.rawValue = rawValue }

            /// The host or the path holds an escape, a space, a quotation mark or a non-ASCII character: comparing its bytes is not enough.
            static let unusualPath = Flags(rawValue: 1)
            /// The same of the fragment.
            static let unusualFragment = Flags(rawValue: 2)
            /// There is a `?`.
            package static let hasQuery = Flags(rawValue: 4)
            /// There is a `#`.
            package static let hasFragment = Flags(rawValue: 8)
            /// The scheme is not one of the app's own.
            package static let foreignScheme = Flags(rawValue: 16)
            /// The scheme is one of the app's own that stands for nothing.
            package static let ownScheme = Flags(rawValue: 32)
            /// What a plain walk does not know of.
            ///
            /// Not written as an array, which in a debug build searches all conformances of the app when it is the first of its kind.
            static let searched = Flags(rawValue: unusualPath.rawValue | foreignScheme.rawValue)
        }

        /// Where the URL begins in the text.
        package var start: Int32 = 0
        /// Behind the scheme; equal to `start` if there is none.
        package var schemeEnd: Int32 = 0
        /// The host with its port, without user information; empty if there is none.
        package var hostStart: Int32 = 0
        package var hostEnd: Int32 = 0
        /// The components, without the first and one last slash; there is none if the end lies before the start.
        var pathStart: Int32 = 0
        var pathEnd: Int32 = 0
        /// Behind the whole path, so before `?`, `#` or the end.
        package var pathLimit: Int32 = 0
        /// Behind the query, so before `#` or the end.
        package var queryEnd: Int32 = 0
        /// Behind the text.
        package var end: Int32 = 0
        /// Not `[]`, for the same reason as ``Flags/searched``.
        package var flags = Flags(rawValue: 0)

        @inline(__always)
        init() {}

        /// The query without its `?`; empty if there is none.
        package var query: Range<Int> {
            flags.contains(.hasQuery) ? Int(pathLimit) + 1..<Int(queryEnd) : Int(queryEnd)..<Int(queryEnd)
        }

        /// The fragment without its `#`; empty if there is none.
        var fragment: Range<Int> {
            flags.contains(.hasFragment) ? Int(queryEnd) + 1..<Int(end) : Int(end)..<Int(end)
        }

        /// The path's components as one range, or nil if there are none.
        package var path: Range<Int>? {
            pathStart <= pathEnd ? Int(pathStart)..<Int(pathEnd) : nil
        }

        /// The fragment's components as one range, or nil if there are none.
        package func fragmentPath(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
            let (start, end) = Parts.trimmed(bytes, fragment)
            return start <= end ? start..<end : nil
        }

        /// A path without its first and one last slash; the end lies before the start if that leaves no component.
        @inline(__always)
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
