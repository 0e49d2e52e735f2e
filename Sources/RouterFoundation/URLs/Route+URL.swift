public import Foundation
public import RouterRuntime

extension URL {
    /// The URL of a route with its values: `try URL(.openChat(chatID: 5))`.
    ///
    /// - Throws: `RouterError` with the code `notEncodable` if a value cannot be text in a URL, does not satisfy the
    ///   constraint of its placeholder, or makes a URL that Foundation does not take.
    public init<Output>(_ route: Route<Output>) throws {
        let text = try route.url
        guard let url = URL(string: text) else {
            throw RouterError(.notEncodable, "'\(text)' is no URL for Foundation")
        }
        self = url
    }
}
