public import Foundation
public import RouterRuntime

extension URL: RouteValue {
    /// Reads a URL; the text was percent-decoded once, so it is the URL as it was before it became part of another.
    public init?(routeText text: String) {
        guard !text.isEmpty else { return nil }
        self.init(string: text)
    }

    /// The whole URL, with its base if it has one.
    public var routeText: String { absoluteString }
}
