import RouteTables

extension RoutePattern {
    /// Whether this pattern may match a URL that is written for a route.
    ///
    /// It compares only literals and assumes that everything else can match: "no" is certain, "yes" is not. It ignores
    /// the query and the fragment.
    package func mayMatch(urlsOf route: RoutePattern) -> Bool {
        if regex != nil || route.regex != nil { return true }
        switch (scheme, route.scheme) {
        // The URL of a route without a scheme has none.
        case (_?, nil): return false
        case (let own?, let other?) where !own.mayBe(other): return false
        default: break
        }
        switch (host, route.host) {
        case (nil, nil): break
        case (let own?, let other?) where own.mayBe(other): break
        default: return false
        }
        for index in 0..<max(path.count, route.path.count) {
            guard index < path.count else { return route.path[index...].allSatisfy { $0.mayBeAbsent(route) } }
            guard index < route.path.count else { return path[index...].allSatisfy { $0.mayBeAbsent(self) } }
            // Nothing is known after a component that takes any number of others.
            if path[index].isVariable(self) || route.path[index].isVariable(route) { return true }
            if !path[index].mayBe(route.path[index]) { return false }
        }
        return true
    }
}

extension PatternComponent {
    /// Whether a string may match both.
    fileprivate func mayBe(_ other: PatternComponent) -> Bool {
        if case .literal(let own) = self, case .literal(let others) = other {
            // The app may compare paths without regard to case.
            return own.elementsEqual(others) { URLCharacters.lowercased($0) == URLCharacters.lowercased($1) }
        }
        return true
    }

    /// Whether it may take more or fewer than one component.
    fileprivate func isVariable(_ pattern: RoutePattern) -> Bool {
        switch self {
        case .rest, .optional: true
        case .capture(let index, let expression):
            pattern.captures[index].kind != .one || expression?.canContainSlash ?? false
        default: false
        }
    }

    /// Whether it may take no component.
    fileprivate func mayBeAbsent(_ pattern: RoutePattern) -> Bool {
        switch self {
        case .rest, .optional: true
        case .capture: isVariable(pattern)
        default: false
        }
    }
}
