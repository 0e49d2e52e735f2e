import RouteTables

extension Route: Hashable {
    /// Whether two routes have the same path and equal values.
    ///
    /// Objects are equal only to themselves. A value that is neither an object nor `Hashable`, such as a closure, is
    /// equal only in copies of the same route. If one value is not `Sendable`, so is each that a URL cannot carry.
    ///
    /// - Complexity: O(*n*) in the size of the values, which are examined at run time.
    public static func == (left: Route, right: Route) -> Bool {
        if left.arguments === right.arguments { return true }
        guard left.path == right.path else { return false }
        let values = zip(left.arguments.hashableValues, right.arguments.hashableValues)
        return values.allSatisfy { left, right in left != nil && left == right }
    }

    /// Hashes the path and the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        for value in arguments.hashableValues { hasher.combine(value) }
    }
}

extension RouteArguments {
    /// The values in a form that can be compared; `nil` for a value that cannot be.
    fileprivate var hashableValues: [AnyHashable?] {
        if !isFree {
            let texts = ParameterTexts(of: self)
            let names = URLText.inOrder(Array(texts.others.keys))
            let objects = names.map { name in
                texts.others[name].flatMap { ObjectIdentifier(objectIn: $0) }.map { AnyHashable($0) }
            }
            return [AnyHashable(texts.texts), AnyHashable(names)] + objects
        }
        return named.map { _, value in
            // An object may change while another thread compares it, so only its identity counts.
            if let object = ObjectIdentifier(objectIn: value) { return AnyHashable(object) }
            return (value as? any Hashable).map { AnyHashable($0) }
        }
    }
}

extension Route {
    /// Whether a request is for this route with these values, by typed route or by URL.
    package func isTarget(of request: RouteRequest) -> Bool {
        if let typed = request.storage.typed { return Route(arguments: typed) == self }
        return (try? request.router.split(url))?.normalized == request.normalizedURL
    }

    private init(arguments: RouteArguments) {
        self.arguments = arguments
    }
}
