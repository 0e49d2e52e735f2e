public import Foundation
public import RouterRuntime

extension URL: RouteValue {
    /// Reads a URL from a string that was percent-decoded once, so it is the URL before it became part of another one.
    public init?(routeText text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }

    /// The whole URL, with its base if it has one.
    public var routeText: String { absoluteString }
}

extension UUID: RouteValue {
    /// Reads the usual format of 36 characters, in upper or lower case (RFC 9562).
    public init?(routeText text: String) {
        // Foundation stops at a null character, and reads white space as a digit.
        guard text.utf8.count == 36, text.utf8.allSatisfy({ $0 > UInt8(ascii: " ") }) else { return nil }
        self.init(uuidString: text)
    }

    /// The format of 36 characters, in lower case, as RFC 9562 writes it.
    public var routeText: String { uuidString.lowercased() }
}
