internal import RouterPlans
internal import RouterRuntime

/// The page that a link asks for, whichever spelling its URL has.
@MainActor
final class SoughtPage {
    /// The URL, in the form in which spellings are the same.
    private let url: String
    private let router: Router
    /// The key of the page, which is looked up if another link differs in nothing but the items of its query.
    private lazy var key = PageKey(of: url, in: router)

    init(_ url: String, in router: Router) {
        self.url = (try? router.split(url))?.normalized ?? url
        self.router = router
    }

    /// Whether another link asks for the same page, perhaps with items that nobody reads.
    func isSame(as other: SoughtPage) -> Bool {
        if url == other.url { return true }
        return path == other.path && key != nil && key == other.key
    }

    private var path: Substring { url.prefix { $0 != "?" && $0 != "#" } }
}
