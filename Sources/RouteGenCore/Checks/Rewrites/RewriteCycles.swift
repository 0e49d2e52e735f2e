/// The cycles that rewriting rules may form: the strongly connected components of the rules and their successors.
struct RewriteCycles {
    /// The component of each rule.
    private var components: [Int]

    /// Finds the components.
    ///
    /// It is Tarjan's algorithm, with a list of pending rules instead of recursion.
    ///
    /// - Parameter successors: For each rule, the rules that may take the URLs that it gives.
    /// - Complexity: O(*n* + *m*) for *n* rules with *m* successors.
    init(_ successors: [[Int]]) {
        components = Array(repeating: -1, count: successors.count)
        var order: [Int?] = Array(repeating: nil, count: successors.count)
        var earliest = Array(repeating: 0, count: successors.count)
        var next = Array(repeating: 0, count: successors.count)
        var (count, open, path): (Int, [Int], [Int]) = (0, [], [])
        for start in successors.indices where order[start] == nil {
            path.append(start)
            while let rule = path.last {
                if order[rule] == nil {
                    (order[rule], earliest[rule]) = (count, count)
                    count += 1
                    open.append(rule)
                }
                if next[rule] < successors[rule].count {
                    let successor = successors[rule][next[rule]]
                    next[rule] += 1
                    if order[successor] == nil {
                        path.append(successor)
                    } else if components[successor] < 0 {
                        earliest[rule] = min(earliest[rule], earliest[successor])
                    }
                    continue
                }
                path.removeLast()
                if let caller = path.last { earliest[caller] = min(earliest[caller], earliest[rule]) }
                guard earliest[rule] == order[rule] else { continue }
                while let member = open.popLast() {
                    components[member] = rule
                    if member == rule { break }
                }
            }
        }
    }

    /// Whether a URL that a rule gives to another may come back to the first.
    func mayReturn(_ rule: Int, by successor: Int) -> Bool { components[rule] == components[successor] }
}
