public import RouterDynamic

extension RouteEvent {
    /// The URLs of the request in order: the first, then those of rewriting, relocation and redirects.
    public var chain: [String] { last.hops + [last.url.text] }
}
