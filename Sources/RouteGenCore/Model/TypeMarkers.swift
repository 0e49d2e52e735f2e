import RoutePatterns
import RouteTables

/// The markers on types and extensions, and what they mean for the routes inside.
///
/// A marker belongs to the declaration that has it. What it *opens* holds inside the braces, and in extensions of the
/// type in the same file and under the same condition that have no marker of their own. What it *binds* holds for the
/// whole type. So moving code can close a route, and never open one.
struct TypeMarkers: Sendable {
    /// The meaning of markers for the routes inside a type or an extension.
    struct Effect: Sendable {
        var opening = Opening()
        var binding = Binding()
        /// The options that a marker on the type has, and that do not hold here although nothing here says so.
        var unopened: Unopened?

        /// Whether a marker around it lets callers in, or seems to.
        var isOpenOrUnclear: Bool { opening.origins?.isEmpty == false || unopened?.options.contains(.from) == true }
    }

    /// The options that hold inside braces; `nil` where no marker says it.
    struct Opening: Sendable {
        var origins: [RouteOrigin]?
        var priority: RoutePriority?
        var values: RouteMarker.Values?
        var deprecation: RouteMarker.Deprecation?

        init() {}

        init(_ marker: RouteMarker) {
            origins = marker.option(.from).map { _ in marker.origins.map(\.value).filter { $0 != .app } }
            priority = marker.priority?.value
            values = marker.values?.value
            deprecation = marker.deprecation?.value
        }

        /// The options of this, or else those of another one.
        func or(_ other: Opening) -> Opening {
            var opening = self
            opening.origins = origins ?? other.origins
            opening.priority = priority ?? other.priority
            opening.values = values ?? other.values
            opening.deprecation = deprecation ?? other.deprecation
            return opening
        }
    }

    /// The options that hold for the whole type.
    struct Binding: Sendable {
        var prefix: String?
        /// The facts of the app that routes need, those of the innermost type first.
        var requirements: [Located<String>] = []
        var lifetime: RouteMarker.Lifetime?
        /// The type that accessors in other modules return in place of the type.
        var returns: String?

        /// The options for the routes inside a declaration, by its own marker and by what is around it.
        func adding(_ marker: RouteMarker?) -> Binding {
            guard let marker else { return self }
            var binding = self
            if let own = marker.pattern?.value {
                let outer = RelativePattern.isRelative(own) ? prefix : nil
                binding.prefix = outer.map { TypeMarkers.join($0, own) } ?? own
            }
            binding.requirements = (marker.requirements + requirements).firstOfEachName
            binding.lifetime = marker.lifetime?.value ?? lifetime
            binding.returns = marker.returns?.value ?? returns
            return binding
        }

        /// The options for a type inside: the lifetime and the general type are those of one type.
        var forTypesInside: Binding {
            var binding = self
            binding.lifetime = nil
            binding.returns = nil
            return binding
        }

        func isSame(as other: Binding) -> Bool {
            prefix == other.prefix && lifetime == other.lifetime && returns == other.returns
                && Set(requirements.map(\.value)) == Set(other.requirements.map(\.value))
        }
    }

    /// A type, a protocol or an extension of a file with markers.
    private struct Scope {
        var declaration: Declaration
        var path: [String]
        var marker: RouteMarker?
        var conditions: CompilationConditions
        var isExtension: Bool { declaration.kind == .extension }
        var rank: (Int, Int) { (path.count, isExtension ? 1 : 0) }

        /// Whether a type is in the same file as an extension, and compiled in the same builds.
        func isBeside(_ other: Scope) -> Bool {
            declaration.location.file == other.declaration.location.file
                && declaration.conditions == other.declaration.conditions
        }
    }

    /// The effects by the locations of the declarations; empty if no marker is on a type.
    private var effects: [SourceLocation: Effect] = [:]
    /// The scopes that are types, by their paths.
    private var declared: [[String]: [Scope]] = [:]
    /// The findings about markers on types.
    private(set) var diagnostics: [Diagnostic] = []

    init(in files: [MarkedFile], _ types: TypeIndex) {
        var markers: [SourceLocation: RouteMarker] = [:]
        for file in files {
            for (index, marked) in file.marked {
                let declaration = file.parsed.declarations[index]
                guard declaration.kind.isType, let first = marked.routes.first else { continue }
                markers[declaration.location] = first
                diagnostics += marked.routes.dropFirst().map { Self.second($0, after: first, on: declaration) }
            }
        }
        guard !markers.isEmpty else { return }
        let scopes = files.flatMap(\.parsed.declarations).filter { $0.kind.isType && !$0.isLocal }.map { declaration in
            Scope(
                declaration: declaration,
                path: types.path(of: declaration),
                marker: markers[declaration.location],
                conditions: CompilationConditions(declaration.conditions)
            )
        }
        for scope in scopes where !scope.isExtension { declared[scope.path, default: []].append(scope) }
        // A type comes before its extensions, and these before the types in them.
        for scope in scopes.sorted(by: { $0.rank < $1.rank }) {
            effects[scope.declaration.location] = scope.isExtension ? effect(ofExtension: scope) : effect(ofType: scope)
        }
    }

    /// The meaning of markers on types and extensions for a declaration inside.
    func effect(on declaration: Declaration) -> Effect {
        declaration.enclosing.last.flatMap { effects[$0.location] } ?? Effect()
    }

    private mutating func effect(ofType scope: Scope) -> Effect {
        var effect = scope.declaration.enclosing.last.flatMap { effects[$0.location] } ?? Effect()
        effect.binding = bind(scope, inside: effect.binding.forTypesInside)
        guard let marker = scope.marker else { return effect }
        if !effect.isOpenOrUnclear, let finding = MarkerPlacement.closingNothing(marker) { diagnostics.append(finding) }
        effect.opening = Opening(marker).or(effect.opening)
        effect.unopened = effect.unopened?.without(marker.options.map(\.value))
        return effect
    }

    private mutating func effect(ofExtension scope: Scope) -> Effect {
        let compatible = types(extendedBy: scope)
        let isOfType = compatible.first?.path == scope.path
        let bindings = compatible.compactMap { effects[$0.declaration.location]?.binding }
        if let other = bindings.firstIndex(where: { !$0.isSame(as: bindings[0]) }) {
            diagnostics.append(
                UnclearExtensions.differing(
                    [compatible[0], compatible[other]].map { ($0.declaration, $0.marker) },
                    for: scope.declaration
                )
            )
        }
        var inherited = bindings.first.map { isOfType ? $0 : $0.forTypesInside } ?? Binding()
        inherited.requirements = bindings.flatMap(\.requirements).firstOfEachName
        var effect = Effect()
        effect.binding = bind(scope, inside: inherited)
        if let marker = scope.marker {
            effect.unopened = unopened(in: scope, with: Opening())
            if !effect.isOpenOrUnclear, let finding = MarkerPlacement.closingNothing(marker) {
                diagnostics.append(finding)
            }
            effect.opening = Opening(marker)
        } else if isOfType, let type = compatible.first(where: { $0.isBeside(scope) }), let marker = type.marker {
            effect.opening = Opening(marker)
        }
        effect.unopened = unopened(in: scope, with: effect.opening)
        return effect
    }

    /// The declarations of an extended type, or else of the nearest type around it with a declaration that is known.
    private func types(extendedBy scope: Scope) -> [Scope] {
        for count in stride(from: scope.path.count, to: 0, by: -1) {
            let found = (declared[Array(scope.path.prefix(count))] ?? []).filter {
                $0.conditions.canHold(with: scope.conditions)
            }
            if !found.isEmpty { return found }
        }
        return []
    }

    private mutating func bind(_ scope: Scope, inside outer: Binding) -> Binding {
        if outer.prefix == nil, let finding = scope.marker.flatMap(RelativePattern.diagnose) {
            diagnostics.append(finding)
        }
        return outer.adding(scope.marker)
    }

    /// The options that the markers on the extended type and the types around it open, and this extension does not.
    private func unopened(in scope: Scope, with opening: Opening) -> Unopened? {
        var unopened = Unopened(in: scope.declaration, hasMarker: scope.marker != nil)
        for count in stride(from: scope.path.count, to: 0, by: -1) {
            let types = (declared[Array(scope.path.prefix(count))] ?? []).filter {
                $0.marker != nil && $0.conditions.canHold(with: scope.conditions)
            }
            unopened.add(types.map { ($0.declaration, $0.marker) }, opening, isNested: count < scope.path.count)
        }
        return unopened.options.isEmpty ? nil : unopened
    }

    /// A prefix and a relative pattern, with one slash between them.
    static func join(_ prefix: String, _ rest: String) -> String {
        prefix.hasSuffix("/") ? prefix + rest : "\(prefix)/\(rest)"
    }

    private static func second(_ marker: RouteMarker, after first: RouteMarker, on type: Declaration) -> Diagnostic {
        Diagnostic(
            .misplacedMarker,
            "a second marker on `\(type.name)`, which can have one",
            at: marker,
            related: [first.location.note("the first marker is here")],
            help: "write one marker with the options of both; for a second prefix, write whole patterns on the members"
        )
    }
}

extension [Located<String>] {
    /// The names without those that stand before.
    var firstOfEachName: [Located<String>] {
        var names: Set<String> = []
        return filter { names.insert($0.value).inserted }
    }
}
