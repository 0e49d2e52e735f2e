import RouteGenCore
import RoutePatterns
import RouteTables

/// Compares two maps on the URLs of expressions over whole URLs, and of patterns that such expressions may replace.
///
/// It looks up the shortest URL that is not compared yet, and then excludes all URLs that match the same of the routes
/// that matter: the expressions, the routes that changed, and those that were found to take such URLs.
struct ExpressionComparison {
    private let tables: ComparedTables
    private let views: [ComparedView]
    private var languages: [Int: Automaton?] = [:]
    private var relevant: Set<Int>
    private(set) var changes: [ComparedURL] = []
    private(set) var shared: [TableComparison.Pair: String] = [:]
    /// The routes that have more kinds of URLs than were compared.
    private(set) var unfinished: [Int] = []

    /// The number of kinds of URLs that are compared for each expression.
    static let limit = 100

    /// Compares the URLs of some routes.
    init(_ tables: ComparedTables, of indices: [Int], changed: Set<Int>) {
        self.tables = tables
        views = ComparedView.all(for: tables.routes)
        relevant = changed.union(tables.routes.indices.filter { tables.routes[$0].pattern.regex != nil })
        for index in indices { compare(index) }
    }

    private mutating func language(_ index: Int) -> Automaton? {
        if let known = languages[index] { return known }
        let language = try? URLLanguage.automaton(of: tables.routes[index].pattern)
        languages[index] = .some(language)
        return language
    }

    private mutating func compare(_ index: Int) {
        guard var rest = language(index) else {
            unfinished.append(index)
            return
        }
        for _ in 0..<Self.limit {
            guard let text = rest.shortestText() else { return }
            let winners = lookUp(String(decoding: text, as: UTF8.self))
            relevant.formUnion(winners)
            guard let left = excludingLike(text, from: rest) else { break }
            rest = left
        }
        unfinished.append(index)
    }

    /// Compares the answers for a URL; returns all of them.
    private mutating func lookUp(_ url: String) -> [Int] {
        var winners: [Int] = []
        for view in views {
            let answers = tables.answers(url, view)
            winners += [answers.old, answers.new].compactMap(\.self)
            guard let old = answers.old else { continue }
            if tables.breaks(answers) {
                changes.append(ComparedURL(old: old, new: answers.new, view: view, url: url))
            } else if let new = answers.new, view == views[0] {
                let pair = TableComparison.Pair(old: old, new: new)
                if shared[pair] == nil { shared[pair] = url }
            }
        }
        return winners
    }

    /// Removes the URLs that match the same relevant routes as a string; `nil` if that is too large.
    private mutating func excludingLike(_ text: [UInt8], from rest: Automaton) -> Automaton? {
        var same = rest
        for index in relevant.sorted() {
            guard let language = language(index) else { continue }
            let narrowed =
                language.accepts(text) ? try? same.intersection(language) : try? same.subtracting(language)
            guard let narrowed else { return nil }
            same = narrowed
        }
        return try? rest.subtracting(same)
    }
}
