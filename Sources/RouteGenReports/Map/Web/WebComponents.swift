/// Components in an order, with a fast search for the first one that takes a URL.
struct WebComponents {
    private let components: [WebComponent]
    private var sensitive = GlobTrie()
    private var insensitive = GlobTrie()

    /// Prepares the search.
    ///
    /// - Complexity: O(*n*) in the length of all paths.
    init(_ components: [WebComponent]) {
        self.components = components
        for (index, component) in components.enumerated() {
            if component.ignoresCase {
                insensitive.add(component.path.lowercased, index)
            } else {
                sensitive.add(component.path, index)
            }
        }
    }

    /// The index of the first component that takes a URL, given from its path on.
    ///
    /// `steps` is increased by the number of steps of the search.
    func first(for url: String, except removed: Set<Int> = [], counting steps: inout Int) -> Int? {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        let found =
            sensitive.matches(path, counting: &steps) + insensitive.matches(path.lowercased(), counting: &steps)
        return found.sorted().first { index in
            steps += 1
            return !removed.contains(index) && components[index].takesRest(of: url)
        }
    }
}
