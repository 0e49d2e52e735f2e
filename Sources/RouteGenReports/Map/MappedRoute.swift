import RouteGenCore
import RoutePatterns
import RouteTables

/// A route: one pattern of a handler.
public struct MappedRoute: Hashable, Sendable {
    /// The whole pattern, including the type's prefix.
    public var pattern: String
    /// The name of its accessor: `openChat`, `aModuleServer2`.
    ///
    /// The name of an overloaded handler contains its labels: `openId`.
    public var name: String
    /// The handler's module.
    public var module: String
    /// The handler: `FeatureA.AModule.doSomething(_:)`.
    public var handler: String
    /// The file of the marker.
    public var file: String
    /// The line of the marker, starting at 1.
    public var line: Int
    /// The explicit priority.
    public var priority: RoutePriority = .default
    /// The callers outside the app that the route is open to, in the order of ``RouteOrigin``.
    public var origins: [RouteOrigin] = []
    /// The parameters, in the order of the handler.
    public var parameters: [MappedParameter] = []
    /// The type of the result; `nil` for none.
    public var returns: String?
    /// The global actor of the handler, or `actor` for an actor's method; `nil` for none.
    public var isolation: String?
    /// Whether the handler is asynchronous.
    public var isAsync = false
    /// Whether the handler may throw.
    public var isThrowing = false
    /// The documentation without the markers.
    public var documentation = ""
    /// The reason that the route is deprecated, or an empty string if that is not said; `nil` if it is not deprecated.
    public var deprecated: String?
    /// The function that decides after a match whether the route takes the URL; `nil` for none.
    public var condition: String?
    /// How the page opens: `present`, `tab(home)`; `nil` if the marker does not say it.
    public var open: String?
    /// The accessor of the route whose page is below this one; `nil` if the marker names none.
    public var parent: String?
    /// The facts of the app that the route requires.
    public var requirements: [String] = []
    /// The condition of the `#if` blocks around the handler; `nil` for none.
    public var compilationCondition: String?
    /// The `@available` attributes.
    public var availability: [String] = []
    /// A short URL that the pattern matches; `nil` if the pattern is too large to find one.
    public var example: String?
    /// Whether its marker has `values: loose`.
    ///
    /// The JSON form does not have it.
    var readsLoosely = false
    /// The identity of its package, if the app does not trust it.
    ///
    /// The JSON form does not have it.
    var closedPackage: String?
    /// Whether its handler gets the request or all parameters, of which it may read any.
    ///
    /// The JSON form does not have it.
    var readsRequest = false

    /// Whether its handler gets the request, so that a page of another path is another page.
    ///
    /// The JSON form does not have it.
    var takesRequest = false

    /// Creates a route of a handler at a place.
    public init(pattern: String, name: String, module: String, handler: String, file: String, line: Int) {
        self.pattern = pattern
        self.name = name
        self.module = module
        self.handler = handler
        self.file = file
        self.line = line
    }
}

extension MappedRoute {
    /// The module and the accessor, which remain if the pattern or the parameters change.
    var accessor: String { "\(module).\(name)" }

    /// Whether its marker says how its page opens, or what is below.
    var isPlaced: Bool { open != nil || parent != nil }

    /// Whether an initializer makes its result.
    var isInitializer: Bool { handler.split(separator: ".").contains { $0.hasPrefix("init(") } }

    /// Maps a pattern of a handler, without an example.
    init(
        _ pattern: Handler.Pattern,
        of handler: Handler,
        in module: ModuleModel,
        among modules: [ModuleModel],
        path: (String) -> String = { $0 }
    ) {
        self.init(
            pattern: pattern.text,
            name: handler.pathName(ofPattern: 0),
            module: handler.module,
            handler: handler.displayName,
            file: path(pattern.location.file),
            line: pattern.location.line
        )
        priority = pattern.priority
        origins = pattern.origins.subtracting([.app]).sorted { $0.rawValue < $1.rawValue }
        parameters = MappedParameter.all(of: pattern, handler) { module.textForm(of: $0, in: handler, among: modules) }
        readsRequest = handler.readsRequest
        takesRequest = handler.takesRequest
        returns = handler.result?.text
        isolation = handler.isolation.name
        isAsync = handler.isAsync
        isThrowing = handler.isThrowing
        documentation = Self.text(of: handler.documentation)
        deprecated = pattern.marker.deprecation.map { $0.value.message ?? "" } ?? handler.availability.deprecation
        condition = pattern.condition?.callee
        open = pattern.marker.opening?.value.description
        parent = pattern.marker.parent?.value
        requirements = handler.marker.requirements.map(\.value)
        compilationCondition = handler.condition
        availability = handler.availability.attributes
        readsLoosely = pattern.marker.readsLoosely
        closedPackage = module.isClosed ? module.scan.package?.identity : nil
    }

    /// The route with its parent by its accessor, whatever name the marker has.
    func namingParent(by parents: RouteParents) -> Self {
        var route = self
        route.parent = parent.map { parents.accessor(named: $0, in: module) }
        return route
    }

    /// The lines of a comment as one string, without empty lines at both ends.
    static func text(of lines: [String]) -> String {
        var lines = lines[...]
        while lines.first?.isEmpty == true { lines = lines.dropFirst() }
        while lines.last?.isEmpty == true { lines = lines.dropLast() }
        return lines.joined(separator: "\n")
    }
}

extension HandlerAvailability {
    /// The reason that the declaration is deprecated, or an empty string if that is not said; `nil` if it is not
    /// deprecated.
    fileprivate var deprecation: String? { isDeprecated ? deprecationMessage ?? "" : nil }
}

extension Handler.Isolation {
    /// The global actor, or `actor` for a method of an actor; `nil` for none.
    fileprivate var name: String? {
        switch self {
        case .none: nil
        case .mainActor: "MainActor"
        case .globalActor(let name): name
        case .actorInstance: "actor"
        }
    }
}

extension MappedRoute {
    /// Whether a value of a page above it reaches it.
    func takes(_ name: String) -> Bool { parameters.contains { $0.name == name } }

    /// The values that its page has without any in the URL, by their names: literals of the marker and of default values.
    var ownValues: [String: String] {
        parameters.reduce(into: [:]) { values, parameter in
            let type = TypeText(parameter.type)
            if parameter.place == .marker {
                values[parameter.name] = parameter.defaultValue
            } else if type.arrayElement == nil, type.singleValue.isStandardScalar {
                values[parameter.name] = parameter.defaultValue.flatMap { DefaultValue.literal($0).routeText }
            }
        }
    }
}
