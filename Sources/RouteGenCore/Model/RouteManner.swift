/// The manner in which sources declare a route, so that new ones do likewise.
package struct RouteManner: Hashable {
    /// The kind of what a marker is for.
    package enum Kind {
        case view, enumCase, controller
        /// A function, and what is neither a screen nor the value of one.
        case function

        /// The protocols whose members the compiler writes for a new type, or the type has anyway.
        package var protocols: Set<String> {
            switch self {
            case .view: Self.ofValues.union(["View", "SwiftUI.View"])
            case .enumCase: Self.ofValues
            case .controller: ["AnyObject", "Sendable", "Hashable", "Equatable"]
            case .function: []
            }
        }

        private static let ofValues: Set = ["Sendable", "Hashable", "Equatable", "Codable", "Encodable", "Decodable"]
    }

    package var kind: Kind
    /// Whether the marker is on the type, with the option `init`.
    package var buildsType = false
    /// The types that the page's type inherits from, as they are written.
    package var supertypes: [String] = []
    /// The type in `returns:`, for an enumeration.
    package var returns: String?

    /// Creates the manner of a page that inherits from nothing.
    package init(_ kind: Kind) { self.kind = kind }

    /// The manner of most routes; `nil` without routes.
    ///
    /// The kind counts first.
    package static func mostFrequent(in manners: [RouteManner]) -> RouteManner? {
        let kind = manners.map(\.kind).mostFrequent
        return manners.filter { $0.kind == kind }.mostFrequent
    }

    fileprivate init(_ declaration: Declaration, _ markers: [RouteMarker], typeMarkers: [String: RouteMarker]) {
        let type = declaration.enclosing.last
        let inherited = type?.inheritedTypes ?? []
        switch declaration.kind {
        case .enumCase:
            kind = .enumCase
            let all = markers + [type.flatMap { typeMarkers[$0.name] }].compactMap(\.self)
            returns = all.compactMap { $0.returns?.value }.first
        case .initializer where !Set(inherited).isDisjoint(with: ["View", "SwiftUI.View"]):
            kind = .view
            buildsType = markers.contains(where: \.buildsType)
        case .initializer where inherited.contains { $0.hasSuffix("Controller") }: kind = .controller
        default:
            kind = .function
            return
        }
        supertypes = inherited
    }
}

extension ModuleScan {
    /// The manners of its marked declarations.
    package var manners: [RouteManner] {
        files.flatMap { file in
            let marked = file.marked.map {
                (declaration: file.parsed.declarations[$0.index], markers: $0.markers.routes)
            }
            .filter { !$0.markers.isEmpty }
            let types = marked.filter(\.declaration.kind.isType).map { ($0.declaration.name, $0.markers[0]) }
            let typeMarkers = Dictionary(types) { first, _ in first }
            return marked.filter { !$0.declaration.kind.isType }.map { declaration, markers in
                RouteManner(declaration, markers, typeMarkers: typeMarkers)
            }
        }
    }
}

extension RouteManner.Kind {
    /// The public protocols of a source to which a new page of another module conforms without a member for them.
    package func memberlessProtocols(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
        guard !FileOutline.protocols(in: bytes).isEmpty else { return [] }
        let declarations = DeclarationParser.parse(path: "", bytes: bytes).declarations
        let withMembers = Set(declarations.compactMap(\.enclosing.last).filter { $0.kind == .protocol }.map(\.name))
        return declarations.filter {
            $0.kind == .protocol && $0.modifiers.contains("public") && !withMembers.contains($0.name)
                && protocols.isSuperset(of: $0.inheritedTypes)
        }
        .map(\.name)
    }
}

extension Array where Element: Hashable {
    /// The element that occurs most often, the first one of several.
    fileprivate var mostFrequent: Element? {
        let counts = reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return self.max { counts[$0, default: 0] < counts[$1, default: 0] }
    }
}
