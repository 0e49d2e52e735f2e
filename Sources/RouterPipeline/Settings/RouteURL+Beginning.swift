import RouteTables

extension RouteURL {
    /// Hashes of a URL's host and first component, to find what may match it without matching it.
    ///
    /// They are the same for all spellings of a URL and, because some apps ignore it, for both cases of letters.
    package struct Beginning: Sendable {
        /// The hash of the host; the same for all URLs without one.
        package let host: UInt64
        /// The hash of the host and the first component of the path; equal to `host` if there is none.
        package let component: UInt64

        /// The beginning of a URL with a host and a first component at some places in its bytes.
        ///
        /// - Parameters:
        ///   - bytes: The bytes of the URL.
        ///   - host: The place of the host.
        ///   - component: The place of the first component; `nil` if there is none.
        package init(_ bytes: UnsafeBufferPointer<UInt8>, host: Range<Int>, component: Range<Int>?) {
            let hash = Beginning.hash(bytes, host, after: 0xCBF2_9CE4_8422_2325)
            self.host = hash
            // A slash, so that an empty component differs from none.
            let start = Beginning.combine(hash, UInt8(ascii: "/"))
            self.component = component.map { Beginning.hash(bytes, $0, after: start) } ?? hash
        }

        /// The FNV-1a hash of the canonical form of some bytes, in lower case.
        ///
        /// A ``ComponentHash`` of folded bytes takes more than three times as long.
        private static func hash(
            _ bytes: UnsafeBufferPointer<UInt8>,
            _ range: Range<Int>,
            after hash: UInt64
        ) -> UInt64 {
            guard let base = bytes.baseAddress else { return hash }
            var hash = hash
            // Nearly all URLs are in canonical form, but for the case of letters.
            var offset = range.lowerBound
            while offset < range.upperBound, URLCharacters.isPlain(base[offset]) {
                hash = combine(hash, URLCharacters.lowercased(base[offset]))
                offset += 1
            }
            if offset == range.upperBound { return hash }
            var rest = CanonicalBytes(base, offset..<range.upperBound, .folded)
            while let byte = rest.next() { hash = combine(hash, byte) }
            return hash
        }

        @inline(__always)
        private static func combine(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
            (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
    }

    /// The hashes of the host and the first component.
    ///
    /// - Complexity: O(*n*) in their length.
    package var beginning: Beginning {
        withBytes { bytes in
            var component: Range<Int>?
            if let path = parts.path {
                var end = path.lowerBound
                while end < path.upperBound, bytes[end] != UInt8(ascii: "/") { end += 1 }
                component = path.lowerBound..<end
            }
            return Beginning(bytes, host: Int(parts.hostStart)..<Int(parts.hostEnd), component: component)
        }
    }
}
