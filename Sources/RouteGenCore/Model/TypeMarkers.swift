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
        /// The options that hold, those of the innermost type first; `nil` for none.
        @Indirect var marker: RouteMarker?
        /// The prefix of relative patterns.
        var prefix: String?
        /// The options that a marker on the type has, and that do not hold here although nothing here says so.
        @Indirect var unopened: Unopened?

        /// Whether a marker around it lets callers in, or seems to.
        var isOpenOrUnclear: Bool { marker?.isOpen == true || unopened?.options.contains(.from) == true }

        /// Adds options of a marker around it.
        mutating func inherit(from outer: RouteMarker?, where holds: (RouteMarker.Option) -> Bool) {
            marker = marker?.inheriting(from: outer, where: holds) ?? outer?.only(holds)
        }

        /// Whether the same holds for the whole type.
        func isBound(as other: Effect) -> Bool {
            prefix == other.prefix
                && RouteMarker.Option.allCases.filter { $0.reach == .type || $0.reach == .everything }.allSatisfy {
                    Set(marker?.values(of: $0) ?? []) == Set(other.marker?.values(of: $0) ?? [])
                }
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
        let outer = effect(on: scope.declaration)
        let prefix = prefix(in: scope, inside: outer.prefix)
        var effect = Effect(marker: scope.marker, prefix: prefix, unopened: outer.unopened)
        // The lifetime and the general type are those of one type.
        effect.inherit(from: outer.marker) { $0.reach == .braces || $0.reach == .everything }
        guard let marker = scope.marker else { return effect }
        if !outer.isOpenOrUnclear, let finding = MarkerPlacement.closingNothing(marker) { diagnostics.append(finding) }
        effect.unopened = outer.unopened?.without(marker.options.map(\.value))
        return effect
    }

    private mutating func effect(ofExtension scope: Scope) -> Effect {
        let compatible = types(extendedBy: scope)
        let isOfType = compatible.first?.path == scope.path
        let extended = compatible.compactMap { effects[$0.declaration.location] }
        if let other = extended.dropFirst().firstIndex(where: { !$0.isBound(as: extended[0]) }) {
            diagnostics.append(
                UnclearExtensions.differing(
                    [compatible[0], compatible[other]].map { ($0.declaration, $0.marker) },
                    for: scope.declaration
                )
            )
        }
        var effect = Effect(prefix: prefix(in: scope, inside: extended.first?.prefix))
        if let marker = scope.marker {
            effect.unopened = unopened(in: scope, with: nil)
            if !effect.isOpenOrUnclear, let finding = MarkerPlacement.closingNothing(marker) {
                diagnostics.append(finding)
            }
            effect.marker = marker
        } else if isOfType, let type = compatible.first(where: { $0.isBeside(scope) }) {
            effect.marker = type.marker?.only { $0.reach == .braces }
        }
        effect.unopened = unopened(in: scope, with: effect.marker)
        for (number, type) in extended.enumerated() {
            effect.inherit(from: type.marker) {
                $0.reach == .everything || $0.reach == .type && isOfType && number == 0
            }
        }
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

    /// The prefix inside a declaration, by its own marker and by what is around it.
    private mutating func prefix(in scope: Scope, inside outer: String?) -> String? {
        if outer == nil, let finding = scope.marker.flatMap(RelativePattern.diagnose) { diagnostics.append(finding) }
        guard let own = scope.marker?.pattern?.value else { return outer }
        let prefix = RelativePattern.isRelative(own) ? outer : nil
        return prefix.map { Self.join($0, own) } ?? own
    }

    /// The options that the markers on the extended type and the types around it open, and this extension does not.
    private func unopened(in scope: Scope, with marker: RouteMarker?) -> Unopened? {
        var unopened = Unopened(in: scope.declaration, hasMarker: scope.marker != nil)
        for count in stride(from: scope.path.count, to: 0, by: -1) {
            let types = (declared[Array(scope.path.prefix(count))] ?? []).filter {
                $0.marker != nil && $0.conditions.canHold(with: scope.conditions)
            }
            unopened.add(types.map { ($0.declaration, $0.marker) }, beside: marker, isNested: count < scope.path.count)
        }
        return unopened.options.isEmpty ? nil : unopened
    }

    /// A prefix and a relative pattern, with one slash between them.
    static func join(_ prefix: String, _ rest: String) -> String {
        prefix.hasSuffix("/") ? prefix + rest : "\(prefix)/\(rest)"
    }

    private static func second(_ marker: RouteMarker, after first: RouteMarker, on type: Declaration) -> Diagnostic {
        Problem(.misplacedMarker, at: marker)
            .saying("a second marker on `\(type.name)`, which can have one")
            .noting("the first marker is here", at: first.location)
            .advising(
                "write one marker with the options of both; for a second prefix, write whole patterns on the members"
            )
    }
}
