public import Foundation
public import RouterRuntime

extension URL: RouteValue {
    /// Reads a URL from a text that was percent-decoded once, so it is the URL before it became part of another one.
    public init?(routeText text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }

    /// The whole URL, with its base if it has one.
    public var routeText: String { absoluteString }
}
