public import Foundation
public import RouterRuntime

extension URL {
    /// The URL of a route with its values: `try URL(.openChat(chatID: 5))`.
    ///
    /// - Throws: `RouterError` with the code `notEncodable` if a value has no string in a URL, does not satisfy the
    ///   constraint of its placeholder, or results in a URL that Foundation rejects.
    public init<Output>(_ route: Route<Output>) throws {
        let text = try route.url
        guard let url = URL(string: text) else {
            throw RouterError(.notEncodable, "Foundation rejects the URL '\(text)'")
        }
        self = url
    }
}
