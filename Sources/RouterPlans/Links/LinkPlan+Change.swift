extension LinkPlan {
    /// The way from a stack of open pages to those of a plan.
    public struct Change {
        /// The number of open pages that remain, from the bottom of the stack.
        public let keptCount: Int
        /// The pages to push onto these, the lowest first.
        public let pushed: ArraySlice<Page>
        /// The pages to present above them: the first one, and then those in its stack.
        public let presented: ArraySlice<Page>
    }

    /// The change from the pages of an open stack to those of the plan.
    ///
    /// ```swift
    /// var open: [PageKey?] = [nil]
    /// let plan: LinkPlan<Screen> = try await router.plan(for: "//chat/5")
    /// let change = plan.change(from: open)
    /// open = open.prefix(change.keptCount) + change.pushed.map { $0.id }
    /// ```
    ///
    /// The page of the plan that is open and nearest to the target remains, with all that is below it. If none is open,
    /// the whole stack remains. If a page of the plan replaces everything, nothing does.
    ///
    /// - Parameter open: The keys of the open pages, the lowest first; `nil` for a page that the app has opened itself.
    /// - Returns: The change.
    /// - Complexity: O(*n* · *m*) in the numbers of open and planned pages.
    public func change(from open: some Collection<PageKey?>) -> Change {
        let all = all
        let end = all.firstIndex { $0.opening == .present } ?? all.endIndex
        guard root?.opening != .root else { return Change(keptCount: 0, pushed: all[..<end], presented: all[end...]) }
        let open = Array(open)
        for index in all[..<end].indices.reversed() {
            guard let place = open.lastIndex(of: all[index].id) else { continue }
            return Change(keptCount: place + 1, pushed: all[(index + 1)..<end], presented: all[end...])
        }
        // The first page of a tab is there already, perhaps without a key.
        let start = root == nil ? 0 : min(1, end)
        return Change(keptCount: open.count, pushed: all[start..<end], presented: all[end...])
    }
}

extension LinkPlan.Change: Sendable where Destination: Sendable {}
