internal import RouterPlans
internal import RouterRuntime

/// The page that a link asks for, and how and where it opens, whichever spelling the URL has.
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

    /// Whether another link asks for the same page at the same place, perhaps with items that nobody reads.
    func isSame(as other: SoughtPage) -> Bool {
        if url == other.url { return true }
        // The key leaves out the fragment and navigation parameters, since an open page is the same without them.
        return path == other.path && fragment == other.fragment
            && NavigationParameters.texts(inQueryOf: url) == NavigationParameters.texts(inQueryOf: other.url)
            && key != nil && key == other.key
    }

    private var path: Substring { url.prefix { $0 != "?" && $0 != "#" } }
    private var fragment: Substring { url.drop { $0 != "#" } }
}
