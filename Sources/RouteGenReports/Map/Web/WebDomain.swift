import RouteGenCore
import RouteTables

/// A web domain, in the form in which hosts are compared, or all subdomains of one.
public struct WebDomain: Hashable, Sendable {
    /// The host in lower case, and in the ASCII form of international names; `*.example.com` for all subdomains.
    public let host: String

    /// The end of the names of all subdomains, `.example.com`; `nil` if this is one domain.
    var subdomainSuffix: Substring? { host.hasPrefix("*") ? host.dropFirst() : nil }

    /// Reads a domain.
    ///
    /// - Parameter text: The domain, perhaps after `*.`. A string that is not a host alone, but has a scheme, a port or a
    ///   path, gives `nil`.
    public init?(_ text: String) {
        let start = text.hasPrefix("*.") ? "*." : ""
        let name = Array(text.utf8.dropFirst(start.utf8.count))
        let bytes = (HostName.ascii(name) ?? name).map(URLCharacters.lowercased)
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isHost = labels.allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy {
                    URLCharacters.isLetter($0) || URLCharacters.isDigit($0) || $0 == UInt8(ascii: "-")
                }
        }
        guard isHost else { return nil }
        host = start + String(decoding: bytes, as: UTF8.self)
    }

    /// The domain inside a string that has other parts of a URL as well: that of `https://www.example.com/`.
    ///
    /// - Parameter text: The string.
    /// - Returns: The domain; `nil` if there is none.
    public static func inside(_ text: String) -> WebDomain? {
        let rest = text.firstRange(ofBytes: "://").map { text[$0.upperBound...] } ?? text[...]
        return WebDomain(String(rest.prefix { !"/:?#".contains($0) }))
    }
}
