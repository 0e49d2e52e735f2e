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
            self.host = ComponentHash(host).value
            guard let component else {
                self.component = self.host
                return
            }
            let hash = component.withUnsafeBufferPointer { bytes in
                bytes.baseAddress.map { ComponentHash(CanonicalBytes($0, bytes.indices, .folded)) }
            }
            self.component = Beginning.combine(self.host, hash ?? ComponentHash())
        }

        fileprivate init(_ parts: Parts, _ bytes: UnsafeBufferPointer<UInt8>) {
            var (host, component) = (ComponentHash(), ComponentHash?.none)
            if let base = bytes.baseAddress {
                host = ComponentHash(CanonicalBytes(base, Int(parts.hostStart)..<Int(parts.hostEnd), .folded))
                component = parts.path.map { path in
                    var end = path.lowerBound
                    while end < path.upperBound, base[end] != UInt8(ascii: "/") { end += 1 }
                    return ComponentHash(CanonicalBytes(base, path.lowerBound..<end, .folded))
                }
            }
            self.host = host.value
            self.component = component.map { Beginning.combine(host.value, $0) } ?? host.value
        }

        private static func combine(_ host: UInt64, _ component: ComponentHash) -> UInt64 {
            // An empty component differs from none.
            (host ^ component.value &+ 1) &* 0x9E37_79B9_7F4A_7C15
        }
    }

    /// The hashes of the host and the first component.
    ///
    /// - Complexity: O(*n*) in their length.
    package var beginning: Beginning { withBytes { Beginning(parts, $0) } }
}
