@_spi(Internal) import Hummingbird

/// The trie by which Hummingbird finds the handler of a path, without its HTTP stack.
struct HummingbirdTrie {
    private let trie: RouterTrie<Int>

    /// Adds patterns, whose values are their indices.
    init(_ patterns: [String]) {
        var builder = RouterPathTrieBuilder<Int>()
        for (index, pattern) in patterns.enumerated() { builder.addEntry(RouterPath(pattern), value: index) }
        trie = builder.build()
    }

    /// The index of the pattern that matches a path, whose parameters are determined along with it.
    @inline(never)
    func lookUp(_ path: String) -> Int { trie.resolve(path)?.value ?? -1 }
}
