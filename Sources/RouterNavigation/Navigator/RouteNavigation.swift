internal import RouteTables
internal import RouterRuntime

/// The options of a route for its page.
struct RouteNavigation {
    /// How the page opens, as the marker has it; empty if it does not say it.
    let opening: String
    /// The route whose page is below; `nil` if there is none.
    let parent: RoutePath?

    /// Reads the options of a pattern of a router's table.
    init(ofPattern patternIndex: Int, in router: Router) {
        let (opening, parent) = router.table.metadata.navigation(ofPattern: patternIndex)
        self.opening = opening
        self.parent = parent.map { RoutePath($0, number: $1) }
    }
}
