internal import RouteTables
public import RouterRuntime

/// The options of a route for its page, as its marker has them.
package struct RouteNavigation: Sendable {
    /// How the page opens; `nil` if the marker does not say it.
    package let opening: RouteOpening?
    /// The tab in which the page opens; `nil` if the marker does not name one.
    package let tab: TabID?
    /// The window in which the page opens; `nil` if the marker does not name one.
    package let window: String?
    /// The route whose page is below; `nil` if there is none.
    package let parent: RoutePath?

    /// Reads the options of a pattern of a router's table.
    init(ofPattern patternIndex: Int, in router: Router) {
        let (opening, parent) = router.table.metadata.navigation(ofPattern: patternIndex)
        self.parent = parent.map { RoutePath($0, number: $1) }
        func name(_ kind: String) -> String? {
            opening.hasPrefix("\(kind)(") && opening.hasSuffix(")")
                ? String(opening.dropFirst(kind.utf8.count + 1).dropLast()) : nil
        }
        (tab, window) = (name("tab").map { TabID($0) }, name("window"))
        self.opening = tab == nil && window == nil ? RouteOpening(rawValue: opening) : .push
    }
}

extension RouteResolution {
    /// The facts of the app that the route requires, as `requires:` in its marker says, before anything is called.
    ///
    /// ```swift
    /// func needsAccount(_ url: String) throws -> Bool {
    ///     try router.resolve(url, from: .external).requirements.contains("account")
    /// }
    /// ```
    public var requirements: Set<String> {
        let requirements = request.requirements
        #if DEBUG
            for requirement in requirements { UnaskedRequirements.noteAsking(for: requirement, in: request.router) }
        #endif
        return requirements
    }
}

extension RouteRequest {
    /// The facts of the app that the request's route requires.
    var requirements: Set<String> {
        guard let patternIndex else { return [] }
        let metadata = router.table.metadata
        var requirements: Set<String> = []
        metadata.forEachFact(ofHandler: metadata.handler(ofPattern: patternIndex)) { fact in
            guard fact.text(RouteNavigationLayout.Fact.name).isEmpty else { return }
            requirements.insert(fact.text(RouteNavigationLayout.Fact.value))
        }
        return requirements
    }

    /// The name that the marker of the request's route gives its accessor; `nil` if it gives none.
    var givenName: String? {
        let metadata = router.table.metadata
        return patternIndex.flatMap { metadata.givenName(ofHandler: metadata.handler(ofPattern: $0)) }
    }

    /// Whether the handler of the request's route returns nothing, so that it can only act.
    package var returnsNothing: Bool {
        let metadata = router.table.metadata
        return patternIndex.map { metadata.returnsNothing(handler: metadata.handler(ofPattern: $0)) } ?? false
    }

    /// The options of the request's route for its page; `nil` if it has no route of the table.
    package var navigation: RouteNavigation? {
        patternIndex.map { RouteNavigation(ofPattern: $0, in: router) }
    }

    /// The index of the pattern of the request's route; `nil` if it has no route of the table.
    var patternIndex: Int? {
        storage.fixingPattern ?? storage.typed.flatMap { try? router.find($0.path, for: .app) }?.patternIndex
    }
}
