extension PublishedLinks {
    /// A thing that a link does, as a line has it: `Shop.order requires=account shows orders: orderList > order`.
    struct Effect {
        static let nothing = "nothing"
        private static let requires = "requires="

        var route = nothing
        var requirements = nothing
        /// The tab and the pages.
        var plan = nothing

        /// The effect of a URL now.
        init(_ match: URLMatch) {
            guard case .matched(let routes, _) = match.outcome, let first = routes.first else { return }
            route = first.accessor
            if !first.requirements.isEmpty { requirements = first.requirements.sorted().joined(separator: ",") }
            // The words of a line are separated by one space, also in the name of a tab.
            if let text = match.plan?.description { plan = text.split(separator: " ").joined(separator: " ") }
        }

        /// The effect that the words of a line have after the caller; `nil` if no recording writes them.
        init?(_ words: ArraySlice<Substring>) {
            var words = words
            guard let first = words.popFirst() else { return nil }
            route = String(first)
            if let word = words.first, word.hasPrefix(Self.requires) {
                requirements = String(word.dropFirst(Self.requires.count))
                words.removeFirst()
            }
            guard let verb = words.popFirst() else { return }
            guard verb == "shows", !words.isEmpty else { return nil }
            plan = words.joined(separator: " ")
        }

        var text: String {
            route + (requirements == Self.nothing ? "" : " \(Self.requires)\(requirements)")
                + (plan == Self.nothing ? "" : " shows \(plan)")
        }
    }
}
