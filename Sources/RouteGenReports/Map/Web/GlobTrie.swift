/// Glob patterns in a tree, so that a string is compared with all of them at once.
struct GlobTrie {
    private struct Node {
        /// The nodes for the next byte.
        var bytes: [UInt8: Int] = [:]
        /// The nodes after classes.
        var classes: [GlobClass: Int] = [:]
        /// The node after `?`.
        var one: Int?
        /// The node after `*`.
        var any: Int?
        /// Whether any string may end here: the sign before is `*`.
        var loops = false
        /// The patterns that end here.
        var ends: [Int] = []
    }

    private var nodes = [Node()]

    /// Adds a pattern with a number.
    ///
    /// - Complexity: O(*n*) in the length of the pattern.
    mutating func add(_ pattern: GlobPattern, _ number: Int) {
        var node = 0
        for sign in pattern.text.utf8 {
            switch sign {
            case UInt8(ascii: "*"): node = child(of: node, \.any, loops: true)
            case UInt8(ascii: "?"): node = child(of: node, \.one)
            default:
                if let characters = GlobClass(rawValue: sign) {
                    node = child(of: node, \.classes[characters])
                } else {
                    node = child(of: node, \.bytes[sign])
                }
            }
        }
        nodes[node].ends.append(number)
    }

    private mutating func child(of node: Int, _ path: WritableKeyPath<Node, Int?>, loops: Bool = false) -> Int {
        if let known = nodes[node][keyPath: path] { return known }
        nodes.append(Node(loops: loops))
        nodes[node][keyPath: path] = nodes.count - 1
        return nodes.count - 1
    }

    /// Finds the patterns that match a string.
    ///
    /// - Parameters:
    ///   - text: The string.
    ///   - steps: Is increased by the number of nodes that were visited.
    /// - Returns: The numbers of the patterns, in order.
    /// - Complexity: O(*n* · *m*) in the length of the string and the number of places in the tree that its beginnings
    ///   reach: a few, unless many patterns have `*` or `?` at different places.
    func matches(_ text: some StringProtocol, counting steps: inout Int) -> [Int] {
        var reached: [Int] = []
        // The number of the last byte at which a node was reached.
        var times: [Int: Int] = [:]
        func reach(_ start: Int, at time: Int, _ reached: inout [Int]) {
            var next: Int? = start
            while let node = next, times.updateValue(time, forKey: node) != time {
                reached.append(node)
                // `*` also matches nothing.
                next = nodes[node].any
            }
        }
        reach(0, at: 0, &reached)
        for (index, byte) in text.utf8.enumerated() {
            var following: [Int] = []
            for place in reached {
                let node = nodes[place]
                steps += 1
                if node.loops { reach(place, at: index + 1, &following) }
                if let next = node.one { reach(next, at: index + 1, &following) }
                if let next = node.bytes[byte] { reach(next, at: index + 1, &following) }
                for (characters, next) in node.classes where characters.contains(byte) {
                    reach(next, at: index + 1, &following)
                }
            }
            reached = following
            if reached.isEmpty { break }
        }
        return reached.flatMap { nodes[$0].ends }.sorted()
    }
}
