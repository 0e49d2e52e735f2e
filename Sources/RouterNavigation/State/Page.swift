internal import RouteTables
public import RouterPlans

/// An open page: its identity, and the URL and caller to open it again.
public struct Page: Hashable, Sendable, Codable, Identifiable {
    /// The identity of the page.
    public let id: PageID
    /// The URL of the page's route with its values; `nil` for a page that only code can create.
    ///
    /// A page without a URL cannot be restored.
    public let url: String?
    /// The caller that opened the page.
    ///
    /// A restored page must be open to the same caller.
    public let origin: RouteOrigin
    /// The key by which the page is recognized; `nil` if nothing says it.
    var key: PageKey?
    /// Whether other code than the navigator shows the page, so that the navigator knows its place and nothing else.
    ///
    /// A foreign page has no URL and no content, and is not saved.
    public let isForeign: Bool
    /// Whether the page was shown through a closed gate, so that it stays above everything until the gate opens.
    ///
    /// It is not saved then.
    var isOfLock = false

    /// Describes a page.
    ///
    /// - Parameters:
    ///   - id: The identity, from ``NavigationState/nextPage`` or greater.
    ///   - url: The URL of the page's route; `nil` for a page that only code can create.
    ///   - origin: The caller that opens the page.
    @_spi(Benchmarks) public init(id: PageID, url: String? = nil, origin: RouteOrigin = .app) {
        self.init(id: id, url: url, origin: origin, key: url.map { PageKey(url: $0) })
    }

    init(id: PageID, url: String?, origin: RouteOrigin, key: PageKey?, isForeign: Bool = false) {
        self.id = id
        self.url = url
        self.origin = origin
        self.key = key
        self.isForeign = isForeign
    }

    /// Describes a page that other code shows.
    init(foreign id: PageID) { self.init(id: id, url: nil, origin: .app, key: nil, isForeign: true) }

    private enum CodingKeys: String, CodingKey {
        case id, url, origin, key
    }

    /// Reads a page.
    ///
    /// - Throws: `DecodingError` for a caller that does not exist.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(PageID.self, forKey: .id)
        url = try container.decodeIfPresent(String.self, forKey: .url)
        // Earlier versions wrote none.
        key = try container.decodeIfPresent(PageKey.self, forKey: .key) ?? url.map { PageKey(url: $0) }
        origin = try container.decodeOrigin(forKey: .origin)
        isForeign = false
    }

    /// Writes the page.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(url, forKey: .url)
        try container.encode(origin.rawValue, forKey: .origin)
        try container.encodeIfPresent(key, forKey: .key)
    }
}

extension Page: CustomStringConvertible {
    /// The URL, or the identity of a page without one.
    public var description: String { url.map(PrintableText.line) ?? "page \(id)" }
}

/// The identity of an open page.
///
/// A state never uses an identity twice, so a late report about a closed page cannot reach a different page.
public struct PageID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The number of the page: pages are numbered in the order in which they open.
    @_spi(Benchmarks) public let number: UInt64

    /// Creates an identity from its number.
    @_spi(Benchmarks) public init(_ number: UInt64) {
        self.number = number
    }

    /// The identity of the page after this one.
    ///
    /// After 18 quintillion pages, identities repeat instead of stopping the app.
    var next: PageID { PageID(number &+ 1) }

    /// Whether a page opened before another.
    public static func < (left: PageID, right: PageID) -> Bool { left.number < right.number }

    /// The number after a number sign: `#5`.
    public var description: String { "#\(number)" }
}
