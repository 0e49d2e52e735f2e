extension RouteURL {
    /// Hashes of a URL's host and first component, to find what may match it without matching it.
    ///
    /// They are the same for all spellings of a URL and, because some apps ignore it, for both cases of letters.
    package struct Beginning: Hashable, Sendable {
        /// The hash of the host; the same for all URLs without one.
        package let host: UInt64
        /// The hash of the host and the first component of the path; equal to `host` if there is none.
        package let component: UInt64

        /// The beginning of all URLs with a host and a first component.
        ///
        /// - Parameters:
        ///   - host: The host in canonical form; empty if the URLs have none.
        ///   - component: The component in canonical form; `nil` if it may be any, or none.
        package init(host: [UInt8], component: [UInt8]?) {
            let text = host + (component.map { [UInt8(ascii: "/")] + $0 } ?? [])
            self = text.withUnsafeBufferPointer { bytes in
                Beginning(bytes, host: host.indices, component: component.map { _ in host.count + 1..<bytes.count })
            }
        }

        /// The beginning of a URL with a host and a first component at some places of a text.
        fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, host: Range<Int>, component: Range<Int>?) {
            let hash = Beginning.hash(bytes, host, after: 0)
            self.host = hash
            // A slash, so that an empty component differs from none.
            self.component =
                component.map { Beginning.hash(bytes, $0, after: hash ^ UInt64(UInt8(ascii: "/"))) } ?? hash
        }

        /// The FNV-1a hash of the canonical form of a text, in lower case.
        private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, after hash: UInt64) -> UInt64
        {
            guard let base = bytes.baseAddress else { return hash }
            var hash = hash ^ 0xCBF2_9CE4_8422_2325
            var source = CanonicalBytes(base, range, .folded)
            while let byte = source.next() { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
            return hash
        }
    }

    /// The hashes of the host and the first component.
    ///
    /// - Complexity: O(*n*) in their length.
    package var beginning: Beginning {
        withBytes { bytes in
            let component = parts.path.map { path in
                var end = path.lowerBound
                while end < path.upperBound, bytes[end] != UInt8(ascii: "/") { end += 1 }
                return path.lowerBound..<end
            }
            return Beginning(bytes, host: Int(parts.hostStart)..<Int(parts.hostEnd), component: component)
        }
    }
}
