/// What a route says about its page.
package struct RouteNavigation: Sendable {
    private typealias Layout = RouteNavigationLayout

    /// How the page opens.
    package let opening: RouteNavigationLayout.Opening
    /// The tab of ``opening``.
    package let tab: String
    /// The packed path of the route whose page is below, and its index; `nil` if there is none.
    package let parent: (paths: PackedText, number: Int)?
}

extension RouteMetadata {
    private typealias Layout = RouteNavigationLayout

    /// What the marker of a pattern says about the page; `nil` for nothing.
    ///
    /// - Complexity: O(log *n*) in the number of patterns that say something.
    package func navigation(ofPattern patternIndex: Int) -> RouteNavigation? {
        guard let data = navigation else { return nil }
        var range = 0..<data.number4(at: Layout.Header.count)
        while !range.isEmpty {
            let middle = range.lowerBound &+ range.count / 2
            let record = Layout.Header.size &+ middle &* Layout.Record.size
            let found = data.number4(at: record &+ Layout.Record.pattern)
            if found == patternIndex { return RouteNavigation(data, record) }
            range = found < patternIndex ? (middle &+ 1)..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}

extension RouteNavigation {
    fileprivate init(_ data: PackedText, _ record: Int) {
        opening = Layout.Opening(rawValue: data.digit(at: record &+ Layout.Record.opening)) ?? .unstated
        let tab = record &+ Layout.Record.tab
        self.tab = data.text(
            at: data.number4(at: Layout.Header.text) &+ data.number4(at: tab),
            length: data.number4(at: tab &+ 4)
        )
        let paths = min(data.number4(at: Layout.Header.paths), data.count)
        let number = data.number4(at: record &+ Layout.Record.parent)
        parent = number == 0 ? nil : (PackedText(base: data.base + paths, count: data.count &- paths), number - 1)
    }
}
