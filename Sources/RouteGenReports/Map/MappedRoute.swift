import RouteGenCore
import RoutePatterns
import RouteReasons
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
    /// Whether it shows a page whose marker says neither how it opens nor what is below.
    ///
    /// The JSON form does not have it.
    var isUnplaced = false

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

extension RouteFact {
    /// The facts of a route beside its pattern, its handler and their place, in the order of their members in JSON.
    static let all: [RouteFact] = [
        RouteFact(
            "priority",
            from: { route, pattern, _ in route.priority = pattern.priority },
            write: { .string("\($0.priority)") },
            read: { route, object throws(RouteMapError) in
                route.priority = try object.choice("priority", RoutePriority.inOrderOfSearch)
            }
        )
        .shown(
            markdown: { $0.priority == .default ? [] : ["Priority: \($0.priority)"] },
            row: #"if (route.priority !== "default") fact("Priority", route.priority);"#,
            badge: #"if (route.priority !== "default") summary.append(badge(route.priority + " priority"));"#
        )
        .compared("priority") { "\($0.priority)" },

        RouteFact(
            "origins",
            from: { route, pattern, _ in route.origins = pattern.origins.sorted { $0.rawValue < $1.rawValue } },
            write: { .array($0.origins.map { .string("\($0)") }) },
            read: { route, object throws(RouteMapError) in
                for name in try object.array("origins") {
                    let former = RouteMarker.formerCallers
                    let origin = try RouteMapObject.choice(name, "origins", RouteOrigin.allCases, former: former)
                    route.origins.append(origin)
                }
            }
        )
        .shown(
            .access,
            markdown: { ["Open to: \($0.callers)"] },
            row: #"fact("Open to", ["app", ...route.origins].map(origin => callers[origin]).join(", "));"#,
            badge: "summary.append(...route.origins.map(origin => badge(callers[origin])));"
        )
        .compared("open to", \.callers),

        RouteFact(
            "parameters",
            write: { .array($0.parameters.map(\.json)) },
            read: { route, object throws(RouteMapError) in
                for parameter in try object.array("parameters") {
                    route.parameters.append(try MappedParameter(RouteMapObject(parameter, "a parameter")))
                }
            }
        )
        .compared("parameters") { route in
            route.parameters.map { parameter in
                let text = "\(parameter.name): \(parameter.type)"
                return parameter.isRequired ? text : text + " = \(parameter.defaultValue ?? "...")"
            }.joined(separator: ", ")
        },

        .text("returns", \.returns) { $1.result?.text }
            .shown(
                .result,
                markdown: { ["Returns: \($0.returns.map(Markdown.code) ?? "nothing")\(effects(of: $0))"] },
                row: #"fact("Returns", ...(route.returns ? [code(route.returns, words)] : ["nothing"]), "#
                    + "effectsOf(route));",
                search: #"route.returns || """#
            )
            .compared("returns") { $0.returns ?? "nothing" },

        .text("isolation", \.isolation) { $1.isolation.name }.compared("isolation") { $0.isolation ?? "none" },
        .flag("async", \.isAsync) { $1.isAsync }.compared("asynchronous") { "\($0.isAsync)" },
        .flag("throws", \.isThrowing) { $1.isThrowing }.compared("may fail") { "\($0.isThrowing)" },

        RouteFact(
            "documentation",
            from: { $0.documentation = MappedRoute.text(of: $2.documentation) },
            write: { .string($0.documentation) },
            read: { route, object throws(RouteMapError) in
                route.documentation = try object.text("documentation") ?? ""
            }
        )
        .shown(search: "route.documentation"),

        .text("deprecated", \.deprecated) { pattern, handler in
            let availability = handler.availability
            return pattern.marker.deprecation.map { $0.value.message ?? "" }
                ?? (availability.isDeprecated ? availability.deprecationMessage ?? "" : nil)
        }
        .shown(
            .warning,
            markdown: { $0.deprecated.map { ["Deprecated\($0.isEmpty ? "." : ": " + Markdown.text($0))"] } ?? [] },
            row: #"if (route.deprecated !== null) fact("Deprecated", ...textNodes(route.deprecated || "yes", words));"#,
            badge: #"if (route.deprecated !== null) summary.append(element("span", { className: "badge warning" }, "#
                + #""deprecated"));"#,
            search: #"route.deprecated || """#,
            state: #"{ name: "deprecated", title: "deprecated", accepts: route => route.deprecated !== null }"#
        )
        .compared("deprecated") { "\($0.deprecated != nil)" },

        .text("when", \.condition) { pattern, _ in pattern.condition?.callee }
            .shown(
                markdown: { $0.condition.map { ["Only when \(Markdown.code($0)) agrees"] } ?? [] },
                row: #"if (route.when) fact("Only if", code(route.when), " accepts it");"#,
                state: #"{ name: "conditional", title: "with a condition", accepts: route => route.when !== null }"#
            )
            .compared("when") { $0.condition ?? "always" },

        .text("open", \.open) { pattern, _ in pattern.marker.opening?.value.description }
            .shown(
                markdown: { route in
                    let opening = route.open.map(Markdown.code) ?? (route.isUnplaced ? RoutePlan.visibleStack : nil)
                    return opening.map { ["Opens: \($0)"] } ?? []
                },
                row: #"if (route.open) fact("Opens", code(route.open));"# + "\n  "
                    + #"if (route.isUnplaced) fact("Opens", visibleStack);"#,
                state: #"{ name: "page", title: "in the drawing", "#
                    + "accepts: route => !!(route.open || route.parent) }"
            )
            .compared("opens") { $0.open ?? "as the caller says" },

        .text("parent", \.parent) { pattern, _ in pattern.marker.parent?.value }
            .shown(
                markdown: { $0.parent.map { ["Parent: \(Markdown.code($0))"] } ?? [] },
                row: #"if (route.parent) fact("Parent", code(route.parent));"#
            )
            .compared("parent") { $0.parent ?? "none" },

        .texts("requires", \.requirements) { $1.marker.requirements.map(\.value) }
            .shown(
                markdown: { route in
                    let names = route.requirements.map(Markdown.code).joined(separator: ", ")
                    return names.isEmpty ? [] : ["Requires: \(names)"]
                },
                row: #"if (route.requires.length) fact("Needs", code(route.requires.join(", ")));"#,
                badge: #"summary.append(...route.requires.map(name => badge("needs ", ...textNodes(name, words))));"#,
                search: "...route.requires"
            )
            .compared("requires") { route in
                route.requirements.isEmpty ? "nothing" : route.requirements.sorted().joined(separator: ", ")
            },

        .text("if", \.compilationCondition) { $1.condition }
            .shown(
                .build,
                markdown: { $0.compilationCondition.map { ["Compiled if \(Markdown.code($0))"] } ?? [] },
                row: #"if (route.if) fact("Compiled if", code(route.if));"#
            ),

        .texts("available", \.availability) { $1.availability.attributes }
            .shown(
                .build,
                markdown: { $0.availability.map(Markdown.code) },
                row: #"for (const attribute of route.available) fact("Available", code(attribute));"#
            )
            .compared("available") { $0.availability.joined(separator: " ") },

        // The map adds it, which searches the pattern for one.
        .text("example", \.example) { _, _ in nil }
            .shown(.warning, markdown: { $0.example.map { ["Example: \(Markdown.code($0))"] } ?? [] }),
    ]

    /// How a call of a route behaves, in parentheses after its result; empty for an ordinary call.
    private static func effects(of route: MappedRoute) -> String {
        let words = [
            route.isAsync ? "asynchronous" : nil, route.isThrowing ? "may fail" : nil,
            route.isolation.map { "on \(Markdown.code($0))" },
        ]
        .compactMap { $0 }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }
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
    /// The module and the accessor, which remain if the pattern or the parameters change.
    var accessor: String { "\(module).\(name)" }

    /// Whether its marker says how its page opens, or what is below.
    var isPlaced: Bool { open != nil || parent != nil }

    /// The callers for people, the app itself first.
    var callers: String { (["app"] + origins.map { "\($0)" }).joined(separator: ", ") }

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
        RouteFact.take(pattern, handler, into: &self)
        parameters = MappedParameter.all(of: pattern, handler) {
            module.textReading(of: $0, in: handler, among: modules)
        }
        readsRequest = handler.readsRequest
        takesRequest = handler.takesRequest
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

extension MappedRoute {
    /// The route in a few words for people: the first sentence of its documentation, or else the words of its name.
    var heading: String {
        let lines = documentation.split(separator: "\n", omittingEmptySubsequences: false)
        let paragraph = lines.prefix { !$0.allSatisfy(\.isWhitespace) }.joined(separator: " ")
        guard !paragraph.isEmpty else { return Self.words(ownName) }
        let end = paragraph.indices.first { place in
            let isLast = paragraph[paragraph.index(after: place)...].first?.isWhitespace != false
            return "。！？".contains(paragraph[place]) || ".!?".contains(paragraph[place]) && isLast
        }
        guard let end else { return paragraph }
        return String(".。".contains(paragraph[end]) ? paragraph[..<end] : paragraph[...end])
    }

    /// The name that the marker gives, or else that of the function, or of the type that the handler initializes.
    private var ownName: Substring {
        let parts = handler.prefix { $0 != "(" }.split(separator: ".")
        let member = parts.last == "init" ? parts.dropLast().last : parts.last
        return name.hasPrefix(AccessorName.of(handler: handler[...])) ? member ?? name[...] : name[...]
    }

    /// The words of a name in camel case: `Open URL` of `openURL`.
    private static func words(_ name: Substring) -> String {
        var words = ""
        for place in name.indices {
            let isWord = name[name.index(after: place)...].first?.isLowercase == true
            if name[place].isUppercase, let last = words.last, isWord || !last.isUppercase {
                words += " " + (isWord ? name[place].lowercased() : String(name[place]))
            } else {
                words.append(name[place])
            }
        }
        return AccessorName.uppercasedFirst(words)
    }
}
