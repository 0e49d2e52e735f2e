import RouteGenCore
import RouteTables

/// A web domain, in the form in which hosts are compared.
public struct WebDomain: Hashable, Sendable {
    /// The host in lower case, and in the ASCII form of international names.
    public let host: String

    /// Reads a domain.
    ///
    /// - Parameter text: The domain. A string that is not a host alone, but has a scheme, a port, a path or a wildcard,
    ///   gives `nil`.
    public init?(_ text: String) {
        let bytes = (HostName.ascii(Array(text.utf8)) ?? Array(text.utf8)).map(URLCharacters.lowercased)
        let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isHost = labels.allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy {
                    URLCharacters.isLetter($0) || URLCharacters.isDigit($0) || $0 == UInt8(ascii: "-")
                }
        }
        guard isHost else { return nil }
        host = String(decoding: bytes, as: UTF8.self)
    }

    /// The domain inside a string that has other parts of a URL as well, or a wildcard: that of `https://*.example.com/`.
    ///
    /// - Parameter text: The string.
    /// - Returns: The domain; `nil` if there is none.
    public static func inside(_ text: String) -> WebDomain? {
        let rest = text.firstRange(ofBytes: "://").map { text[$0.upperBound...] } ?? text[...]
        let name = rest.hasPrefix("*.") ? rest.dropFirst(2) : rest
        return WebDomain(String(name.prefix { !"/:?#".contains($0) }))
    }
}
