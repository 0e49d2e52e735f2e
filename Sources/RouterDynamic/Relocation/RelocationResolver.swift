import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterPipeline
import RouterRuntime

/// Applies relocations in order, and determines which ones to refuse.
struct RelocationResolver {
    /// The change to a path.
    enum Change {
        /// Its requests go to the target.
        ///
        /// `next` is the path of the target's route.
        case replaced(target: String, next: String)
        case removed
        case added(RelocatedHandler)
    }

    /// The changes to the paths that relocations name.
    private(set) var changes: [String: Change] = [:]
    private let router: Router
    private let index: RouteIndex
    private let routes: DynamicRoutes

    private let patterns: RelocationPatterns

    init(_ router: Router, _ settings: DynamicSettings) {
        self.router = router
        patterns = settings.patterns
        index = patterns.index(of: router.table)
        routes = DynamicRoutes(settings.routes.value)
    }

    /// Applies relocations.
    ///
    /// - Parameters:
    ///   - relocations: The relocations.
    ///   - refuse: Called for each relocation that is refused.
    /// - Returns: The accepted relocations.
    mutating func apply(_ relocations: [RouteRelocation], refuse: (Int, RouterError) -> Void) -> [RouteRelocation] {
        var accepted: [RouteRelocation] = []
        for (index, relocation) in relocations.enumerated() {
            do {
                try applyChecked(relocation)
                accepted.append(relocation)
            } catch {
                refuse(index, error)
            }
        }
        return accepted
    }

    /// Applies relocations that were accepted before, as far as they are possible.
    mutating func apply(_ relocations: [RouteRelocation]) {
        for relocation in relocations { try? applyChecked(relocation) }
    }

    /// Applies a relocation.
    ///
    /// - Throws: ``RouterError`` with the code `invalidRule`.
    private mutating func applyChecked(_ relocation: RouteRelocation) throws(RouterError) {
        do {
            try apply(relocation)
        } catch let error as RouterError {
            throw error
        } catch {
            throw invalid(.malformed("\(error)"), relocation)
        }
    }

    private mutating func apply(_ relocation: RouteRelocation) throws {
        switch relocation.change {
        case .replace(let path, let target, let parameters):
            let path = try self.path(path)
            let whole = URLText.adding(parameters.mapValues { [$0] }, to: target)
            try checkTarget(whole, of: path, relocation)
            let next = try destination(of: target, relocation)
            try checkCycle(from: path, to: next, relocation)
            changes[path] = .replaced(target: whole, next: next)
        case .add(let path, let name, let parameters):
            let (written, items) = withoutValues(path)
            let path = try self.path(written)
            if exists(path) { throw invalid(.existingPath(path), relocation) }
            let query = URLText.query(items.merging(parameters.mapValues { [$0] }) { $1 })
            let metadata = router.table.metadata
            changes[path] = .added(RelocatedHandler(try handler(name, relocation), query: query, metadata, patterns))
        case .remove(let path):
            let path = try known(path)
            guard exists(path) else { throw invalid(.unknownPath(path), relocation) }
            // A path that was added, or has no route of its own, disappears with its change.
            changes[path] = isRoute(path) ? .removed : nil
        case .reset(let path?): changes[try known(path)] = nil
        case .reset(nil): changes = [:]
        case .malformed(_, let reason): throw invalid(.malformed(reason), relocation)
        }
    }

    // MARK: Names

    /// A path in canonical form, without one of the app's own schemes.
    private func path(_ text: String) throws -> String {
        let path = try patterns.pattern(text).description
        if isRoute(path) { return path }
        guard let url = try? router.links.reduce(text), !url.parts.flags.contains(.foreignScheme) else {
            return path
        }
        // Without a host, two slashes at the start of a path would begin a host.
        if url.host == nil, url.path.hasPrefix("//") { return path }
        let host = url.host.map { "//\($0)" } ?? ""
        let query = url.query.map { "?\($0)" } ?? ""
        let fragment = url.fragment.map { "#\($0)" } ?? ""
        return (try? patterns.pattern(host + url.path + query + fragment))?.description ?? path
    }

    /// The path of a route or a change, also if it is written with the values that adding it gave.
    private func known(_ text: String) throws -> String {
        if let path = try? path(text), isRoute(path) || changes[path] != nil { return path }
        return try path(withoutValues(text).path)
    }

    /// A path, and the items of its query, which take no part in matching; the path alone if the query captures values.
    ///
    /// TheRouter compares paths, and gives the page the query with which its path was registered.
    private func withoutValues(_ text: String) -> (path: String, items: [String: [String]]) {
        guard text.contains("?"), (try? RoutePattern(text))?.captures.contains(where: { $0.place == .query }) != true
        else { return (text, [:]) }
        if let index = text.queryStart {
            let path = String(text[..<index])
            if let pattern = try? RoutePattern("\(path)?_"), !pattern.query.isEmpty {
                return (path, (try? router.split("/\(text[index...])").queryValues) ?? [:])
            }
        }
        return (text, [:])
    }

    /// Whether a route has this path as its own.
    func isRoute(_ path: String) -> Bool {
        index.patternIndices[path] != nil || routes.routes.contains { $0.pattern.description == path }
    }

    /// The indices of the table's patterns with this path.
    func patternIndices(of path: String) -> [Int] { index.patternIndices[path] ?? [] }

    /// Whether requests for a path have a route.
    private func exists(_ path: String) -> Bool {
        switch changes[path] {
        case .removed: false
        case .replaced, .added: true
        case nil: isRoute(path)
        }
    }

    /// The path of the route for a target.
    private func destination(of target: String, _ relocation: RouteRelocation) throws -> String {
        for text in [target] + (target.queryStart.map { [String(target[..<$0])] } ?? []) {
            if let path = try? path(text), exists(path) { return path }
        }
        guard let url = try? router.split(target), let path = takes(url), exists(path) else {
            throw invalid(.unknownTarget(target), relocation)
        }
        return path
    }

    /// The path of the route that takes a URL.
    private func takes(_ url: RouteURL) -> String? {
        if let match = routes.firstMatch(url, for: .app, except: []) {
            return routes.routes[match.index].pattern.description
        }
        if let match = router.table.matcher.firstMatch(in: url) {
            let text = router.table.metadata.text(ofPattern: match.patternIndex)
            return (try? patterns.pattern(text))?.description ?? text
        }
        return changes.keys.sorted().first { path in
            if case .added = changes[path] { return (try? patterns.pattern(path))?.match(url) != nil }
            return false
        }
    }

    /// Refuses a target that refers to something that the path does not capture.
    private func checkTarget(_ target: String, of path: String, _ relocation: RouteRelocation) throws {
        do {
            _ = try patterns.forward(path, to: target)
        } catch let error as RouterError {
            guard case .problem(let problem as InvalidTarget) = error.content else { throw error }
            throw invalid(.invalidTarget(english: problem.english, chinese: problem.chinese), relocation)
        }
    }

    private func checkCycle(from path: String, to first: String, _ relocation: RouteRelocation) throws {
        var chain = [path, first]
        var next = first
        while next != path {
            guard case .replaced(_, let following) = changes[next] else { return }
            next = following
            chain.append(next)
        }
        throw invalid(.cycle(chain), relocation)
    }

    private func handler(_ name: String, _ relocation: RouteRelocation) throws -> Int {
        let found = index.handlers(named: name)
        guard let handler = found.first else {
            throw invalid(.unknownHandler(name, nearest: index.nearestName(to: name)), relocation)
        }
        guard found.count == 1 else {
            let names = found.map { router.table.metadata.name(ofHandler: $0) }.sorted()
            throw invalid(.ambiguousHandler(name, names), relocation)
        }
        return handler
    }

    /// The callers to which every path of a handler is open, in addition to the app itself.
    func origins(ofHandler handler: Int) -> Set<RouteOrigin> {
        let metadata = router.table.metadata
        let patternIndices = (0..<metadata.patternCount).filter { metadata.handler(ofPattern: $0) == handler }
        return Set(RouteOrigin.allCases).filter { origin in
            patternIndices.allSatisfy { metadata.isOpen(pattern: $0, to: origin) }
        }
    }

    private func invalid(_ problem: RelocationProblem, _ relocation: RouteRelocation) -> RouterError {
        RouterError(.invalidRule, PipelineProblem.invalidRelocation(path: relocation.path, problem))
    }
}

extension RouteRelocation {
    /// The path as it is written, for messages.
    fileprivate var path: String {
        switch change {
        case .replace(let path, _, _), .add(let path, _, _), .remove(let path), .reset(let path?): path
        case .malformed(let name, _): name
        case .reset(nil): "*"
        }
    }
}

extension String {
    /// The place where the query of a path or a target begins: the first `?` that makes no capture or group optional.
    fileprivate var queryStart: Index? {
        var (depth, isAfterCapture, isEscaped) = (0, false, false)
        for index in utf8.indices {
            let next = utf8[index...].dropFirst().first
            switch utf8[index] {
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\"): (isEscaped, isAfterCapture) = (true, false)
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): (depth, isAfterCapture) = (depth - 1, true)
            case _ where depth > 0: continue
            case UInt8(ascii: "?") where !isAfterCapture || !(next.map("/?#".utf8.contains) ?? true): return index
            case UInt8(ascii: ":"): isAfterCapture = RoutePatternParser.isNameStart(next)
            case let byte where !RoutePatternParser.isNameStart(byte) && !URLCharacters.isDigit(byte):
                isAfterCapture = false
            default: break
            }
        }
        return nil
    }
}
