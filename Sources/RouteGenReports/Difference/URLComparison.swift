import RouteGenCore
import RoutePatterns
import RouteReasons
import RouteTables

/// Finds the URLs that lead to other routes than before, and the routes that read other parameters.
///
/// The graph of all patterns finds the URLs. Expressions over whole URLs are not in it: of these, and of routes whose URLs
/// they may take, one example is looked up. The examples of all routes show which ones lead to a route before and now.
struct URLComparison {
    private let tables: ComparedTables
    private var routes: [ComparedRoute] { tables.routes }
    private var changes: [(change: TableComparison.Change, url: String)] = []
    /// A route before and one now.
    private struct Pair: Hashable {
        var old: Int
        var new: Int
    }
    /// The pairs of routes to which the app's own calls led before and lead now, each with a URL.
    private var shared: [Pair: String] = [:]
    private(set) var breaking: [BreakingChange<MappedRoute>] = []
    /// The patterns of which only an example was compared.
    private(set) var unfinished: [String] = []

    /// Compares the URLs of two tables.
    ///
    /// - Throws: ``RouteTableError`` if the routes overlap in too many ways.
    init(_ tables: ComparedTables) throws(RouteTableError) {
        self.tables = tables
        let routes = tables.routes
        let shapes = [true, false].map { isOld in Set(routes.filter { $0.isOld == isOld }.map(\.shape)) }
        let isChanged = shapes[0] != shapes[1]
        var isIncomplete = routes.map { isChanged && $0.isOld && $0.pattern.regex != nil }
        for (change, url) in isChanged ? try TableComparison(routes).found : [] {
            let answers = lookUp(url, change.view)
            let isSame = change.new.map { routes[$0].identity == routes[change.old].identity } ?? false
            // An expression over whole URLs takes this URL, or its scheme is not the app's own, but perhaps that is not
            // so for all URLs of its kind.
            if answers.old != change.old || tables.breaks(answers) == isSame { isIncomplete[change.old] = true }
        }
        let views = isChanged ? ComparedView.all(for: routes) : [.app]
        for url in routes.compactMap({ $0.route.example ?? $0.pattern.example }) {
            for view in views { lookUp(url, view) }
        }
        unfinished = routes.indices.filter { isIncomplete[$0] }.map { routes[$0].route.pattern }
        // Without a changed route, links lead elsewhere.
        if isChanged { addChanges() }
        for (pair, url) in shared.sorted(by: { ($0.key.old, $0.key.new) < ($1.key.old, $1.key.new) }) {
            compareParameters(pair, url)
        }
    }

    /// Looks up a URL in both tables, and notes the result.
    ///
    /// - Returns: The routes before and now.
    @discardableResult
    private mutating func lookUp(_ url: String, _ view: ComparedView) -> ComparedTables.Answers {
        let answers = tables.answers(url, view)
        guard let old = answers.old else { return answers }
        if tables.breaks(answers) {
            changes.append((TableComparison.Change(old: old, new: answers.new, view: view), url))
        } else if let new = answers.new, view == .app {
            let pair = Pair(old: old, new: new)
            shared[pair] = shared[pair] ?? url
        }
        return answers
    }

    /// Adds a finding for each pair of routes and each caller, with its first URL.
    private mutating func addChanges() {
        var seen: Set<[Int?]> = []
        for (change, url) in changes {
            let origin = change.view.origin
            let key = [change.old, change.new]
            // A change that breaks the app's own calls breaks those of all other callers too.
            let isKnown = seen.contains(key + [Int(RouteOrigin.app.rawValue)])
            if isKnown || !seen.insert(key + [Int(origin.rawValue)]).inserted { continue }
            let inApp = tables.answers(url)
            let isClosed = change.new == nil && !tables.breaks(inApp)
            let old = routes[change.old].route
            let new = (isClosed ? inApp.new : change.new).map { routes[$0].route }
            let message =
                if isClosed {
                    "\(old.title): \(RouteReason(.closed, "\(origin)"))"
                } else {
                    "\(new?.title ?? "no route") takes some URLs of \(old.title)"
                }
            breaking.append(
                BreakingChange(
                    kind: isClosed ? .closed : new == nil ? .unmatched : .taken,
                    message: message,
                    witness: url,
                    origin: origin,
                    old: old,
                    new: new
                )
            )
        }
    }

    /// Compares the parameters and the result of a route before and now, to which a URL leads.
    private mutating func compareParameters(_ pair: Pair, _ url: String) {
        let (old, new) = (routes[pair.old].route, routes[pair.new].route)
        func add(_ kind: BreakingChange<MappedRoute>.Kind, _ message: String) {
            breaking.append(BreakingChange(kind: kind, message: message, witness: url, old: old, new: new))
        }
        for parameter in new.parameters {
            let former = old.parameters.first { $0.name == parameter.name && $0.place != .marker }
            let isCaptured = routes[pair.new].pattern.captureIndex(parameter.name) != nil
            if parameter.isRequired, !isCaptured, former?.isRequired != true {
                add(.parameter, "`\(parameter.name)` of \(new.title) is required now")
            }
            guard let former, parameter.place != .marker else { continue }
            let type = TypeText(parameter.type).unwrapped.text
            // A string accepts all values.
            if type != TypeText(former.type).unwrapped.text, type != "String", type != "Substring" {
                add(.type, "`\(parameter.name)` of \(new.title) is `\(parameter.type)`, was `\(former.type)`")
            }
        }
        if let before = old.returns, before != new.returns {
            add(.type, "\(new.title) returns `\(new.returns ?? "nothing")`, was `\(before)`")
        }
    }
}
