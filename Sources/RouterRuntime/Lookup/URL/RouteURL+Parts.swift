extension RouteURL {
    /// Where the parts of a URL lie, in bytes from the start of its text.
    struct Parts: Sendable {
        /// What the splitter found out on its way.
        struct Flags: OptionSet, Sendable {
            let rawValue: UInt32

            /// The host or the path holds an escape, a space, a quotation mark or a non-ASCII character: comparing its bytes is not enough.
            static let unusualPath = Flags(rawValue: 1)
            /// The same of the fragment.
            static let unusualFragment = Flags(rawValue: 2)
            /// There is a `?`.
            static let hasQuery = Flags(rawValue: 4)
            /// There is a `#`.
            static let hasFragment = Flags(rawValue: 8)
            /// The scheme is not one of the app's own.
            static let foreignScheme = Flags(rawValue: 16)
            /// The scheme is one of the app's own that stands for nothing.
            static let ownScheme = Flags(rawValue: 32)
            /// What a plain walk does not know of.
            ///
            /// Not written as an array, which in a debug build searches all conformances of the app when it is the first of its kind.
            static let searched = Flags(rawValue: unusualPath.rawValue | foreignScheme.rawValue)
        }

        /// Where the URL begins in the text.
        var start: Int32 = 0
        /// Behind the scheme; equal to `start` if there is none.
        var schemeEnd: Int32 = 0
        /// The host with its port, without user information; empty if there is none.
        var hostStart: Int32 = 0
        var hostEnd: Int32 = 0
        /// The components, without the first and one last slash; there is none if the end lies before the start.
        var pathStart: Int32 = 0
        var pathEnd: Int32 = 0
        /// Behind the whole path, so before `?`, `#` or the end.
        var pathLimit: Int32 = 0
        /// Behind the query, so before `#` or the end.
        var queryEnd: Int32 = 0
        /// Behind the text.
        var end: Int32 = 0
        /// Not `[]`, for the same reason as ``Flags/searched``.
        var flags = Flags(rawValue: 0)

        @inline(__always)
        init() {}

        /// The parts of a text that is nothing but a path, with its first slash.
        init(path bytes: UnsafeBufferPointer<UInt8>) {
            let end = bytes.last == 0x2F ? bytes.count &- 1 : bytes.count
            self.init(pathOf: bytes.count, from: 1, to: end)
        }

        /// The parts of a text that is nothing but a path.
        init(pathOf count: Int, from start: Int, to end: Int) {
            pathStart = Int32(truncatingIfNeeded: start)
            pathEnd = Int32(truncatingIfNeeded: end)
            pathLimit = Int32(truncatingIfNeeded: count)
            queryEnd = pathLimit
            self.end = pathLimit
        }

        /// The query without its `?`; empty if there is none.
        var query: Range<Int> {
            flags.contains(.hasQuery) ? Int(pathLimit) + 1..<Int(queryEnd) : Int(queryEnd)..<Int(queryEnd)
        }

        /// The fragment without its `#`; empty if there is none.
        var fragment: Range<Int> {
            flags.contains(.hasFragment) ? Int(queryEnd) + 1..<Int(end) : Int(end)..<Int(end)
        }

        /// The path's components as one range, or nil if there are none.
        var path: Range<Int>? {
            pathStart <= pathEnd ? Int(pathStart)..<Int(pathEnd) : nil
        }

        /// The fragment's components as one range, or nil if there are none.
        func fragmentPath(in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
            let (start, end) = Parts.trimmed(bytes, fragment)
            return start <= end ? start..<end : nil
        }

        /// A path without its first and one last slash; the end lies before the start if that leaves no component.
        @inline(__always)
        static func trimmed(_ bytes: UnsafeBufferPointer<UInt8>, _ path: Range<Int>) -> (start: Int, end: Int) {
            var start = path.lowerBound
            var end = path.upperBound
            if start < end, bytes[start] == 0x2F { start &+= 1 }
            if start == end { return (start, start &- 1) }
            if bytes[end &- 1] == 0x2F { end &-= 1 }
            return (start, end)
        }
    }
}
