/// The identity of a page's content, by which the page is recognized: its handler and its values, and the request that
/// led to it.
///
/// Open pages have identities of their own, even if they show the same.
struct PageKey: Hashable, Sendable {
    private let text: String

    private init(text: String) {
        self.text = text
    }

    /// The key of the page of a handler with its values.
    init(route: String) {
        self.init(text: "route \(route)")
    }

    /// The key of a page that only its URL describes.
    ///
    /// The fragment does not count, because it names a place in the page.
    init(url: String) {
        self.init(text: "url \(url.prefix { $0 != "#" })")
    }

    /// The key of a page that a redirect, middleware or a fallback gave in place of the one that was asked for.
    ///
    /// A page that stands in for another one, such as a login, belongs to the request that led to it. It differs from
    /// the
    /// page that was asked for, and from the one that its own URL opens.
    func led(by asked: PageKey) -> PageKey { PageKey(text: "\(text) for \(asked.text)") }
}

extension PageKey: Codable {
    init(from decoder: any Decoder) throws {
        self.init(text: try decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
