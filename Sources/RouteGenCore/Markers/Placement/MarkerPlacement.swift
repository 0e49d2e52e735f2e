/// Checks whether a declaration can have markers.
///
/// These checks need only the kind of the declaration and the names of the types that enclose it. The model has the
/// rules for the functions that can be handlers.
public enum MarkerPlacement {
    /// Checks the markers of a declaration's own documentation comment.
    ///
    /// - Parameters:
    ///   - declaration: The documented declaration.
    ///   - markers: The markers of its comment.
    /// - Returns: An error for each reason why the declaration cannot have them.
    public static func check(_ declaration: Declaration, _ markers: ParsedMarkers) -> [Diagnostic] {
        guard !markers.isEmpty else { return [] }
        var diagnostics: [Diagnostic] = []
        if !markers.routes.isEmpty { diagnostics += checkRoutes(declaration, markers.routes) }
        if !markers.services.isEmpty { diagnostics += checkServices(declaration, markers.services) }
        return diagnostics + DottedTypeNames.check(declaration)
    }

    /// Reports the markers of a comment that documents nothing.
    public static func checkStray(_ markers: ParsedMarkers) -> [Diagnostic] {
        markers.places.map { marker in
            Problem(.misplacedMarker, at: marker)
                .saying("this marker has no declaration")
                .advising(
                    "put it directly before a declaration, on a line of its own and above the attributes; if there "
                        + "is an `#if` between them, put it inside the `#if`"
                )
        }
    }

    private static func checkRoutes(_ declaration: Declaration, _ routes: [RouteMarker]) -> [Diagnostic] {
        if let help = misplacement(of: declaration) {
            return routes.map { route in
                misplaced("a route marker", on: declaration, at: route, help: help)
            }
        }
        return routes.flatMap { checkOptions(of: $0, on: declaration) + checkCallers(of: $0) }
    }

    private static func checkServices(_ declaration: Declaration, _ services: [ServiceMarker]) -> [Diagnostic] {
        let help: String
        switch declaration.kind {
        case _ where declaration.isLocal: help = "move the type out of the function"
        case .class, .struct, .enum, .actor: return []
        case .extension: help = "move it to the declaration of `\(declaration.name)`"
        default: help = "move it to the type that serves the protocol"
        }
        return services.map { service in
            misplaced("a service marker", on: declaration, at: service, help: help)
        }
    }

    private static func misplaced(
        _ marker: String,
        on declaration: Declaration,
        at part: some Placed,
        help: String
    ) -> Diagnostic {
        let place = declaration.isLocal ? "inside a function" : "on \(declaration.kind.description)"
        return Problem(.misplacedMarker, at: part)
            .saying("\(marker) cannot be \(place)")
            .noting("`\(declaration.name)` is declared here", at: declaration.location)
            .advising(help)
    }

    /// The help for a declaration that cannot have a route marker; `nil` if it can.
    private static func misplacement(of declaration: Declaration) -> String? {
        if declaration.isLocal { return "move the declaration out of the function" }
        switch declaration.kind {
        case .function, .enumCase, .class, .struct, .enum, .actor, .protocol, .extension: return nil
        case .initializer:
            return declaration.isRequirement ? "mark the initializers of the types that conform to the protocol" : nil
        case .variable:
            let isStatic = declaration.isStatic
            if isStatic, !declaration.isRequirement {
                return declaration.resultType == nil
                    ? "write the type of the property: `static let \(declaration.name): Screen`" : nil
            }
            if !declaration.enclosing.isEmpty, !declaration.isRequirement {
                return "make the property `static`, or write a function"
            }
            let attributes = declaration.attributes.filter { $0.name == "MainActor" }.map { "@\($0.name) " }.joined()
            let type = declaration.resultType.map { " -> " + $0 } ?? ""
            return
                "a route calls a function: `\(attributes)\(isStatic ? "static " : "")func \(declaration.name)()\(type)`"
        case .typealias: return "mark the type itself, or an extension of it"
        case .associatedtype: return "mark a requirement of the protocol that is a function"
        default: return "a route calls a function, or builds a value; mark such a declaration"
        }
    }

    /// Reports `app` beside other callers.
    private static func checkCallers(of route: RouteMarker) -> [Diagnostic] {
        route.origins.count > 1 ? [needlessApp(in: route, "`from` cannot be `app` and others")].compactMap(\.self) : []
    }

    /// Reports that a marker closes a route, or those inside a type, to callers that no marker around it lets in.
    static func closingNothing(_ route: RouteMarker) -> Diagnostic? {
        needlessApp(in: route, "`from` cannot be `app` here, where no marker lets other callers in")
    }

    private static func needlessApp(in route: RouteMarker, _ message: String) -> Diagnostic? {
        route.origins.first { $0.value == .app }.map { app in
            let help = "the app itself can always call the route; remove `app`"
            return Problem(.invalidOptionValue, at: app).saying(message).advising(help)
        }
    }

    private static func checkOptions(of route: RouteMarker, on declaration: Declaration) -> [Diagnostic] {
        let isType = declaration.kind.isType
        return route.options.compactMap { option in
            let help: String
            switch option.value {
            case .initializer:
                guard let other = ImpliedInitializers.misplacement(on: declaration) else { return nil }
                help = other
            case .lifetime where route.buildsType:
                help = "the route builds a new value for each request; remove `lifetime`"
            case .lifetime where !isType: help = "put `lifetime` on the marker of the type"
            case .lifetime where declaration.kind == .extension || declaration.kind == .protocol:
                help = "put `lifetime` on the declaration of the type itself"
            case _ where route.buildsType: return nil
            case _ where isType && option.value.reach == .none, .returns where declaration.kind == .protocol:
                help = "a marker on a type is a prefix; put `\(option.value.rawValue)` on the handlers"
            default: return nil
            }
            return Problem(.misplacedOption, at: option)
                .saying("option `\(option.value.rawValue)` has no meaning on \(declaration.kind.description)")
                .advising(help)
        }
    }
}
