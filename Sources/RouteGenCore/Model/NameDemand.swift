/// The names whose declarations determine the handlers and services of a module, and how generated code calls them.
///
/// If a type is needed, so are the types that it inherits from, conforms to or is an alias of.
struct NameDemand: Sendable {
    /// The names of types whose declarations are needed.
    private(set) var types: Set<String> = [
        "RouterRuntime", "RouterServices", "Swift", "Router", "RouteServices", "RouteRequest", "Output",
    ]
    /// The names of types whose extensions are needed too.
    ///
    /// A standard type in a signature is not among them, since an extension of `String` changes nothing.
    private(set) var extendedTypes: Set<String> = []
    /// The names of functions outside types.
    private(set) var functions: Set<String> = []
    /// The types that parsed types depend on, by name without the enclosing types.
    private var supertypes: [String: [String]] = [:]

    /// Adds the types that another module needs.
    mutating func addTypes(of other: NameDemand) {
        types.formUnion(other.types)
        extendedTypes.formUnion(other.extendedTypes)
    }

    /// Takes the types that several modules need, this one among them.
    mutating func replaceTypes(with other: NameDemand) {
        types = other.types
        extendedTypes = other.extendedTypes
    }

    /// Adds the names that a file with markers depends on.
    mutating func add(_ file: MarkedFile) {
        for (index, markers) in file.marked {
            let declaration = file.parsed.declarations[index]
            for scope in declaration.enclosing {
                addScope(scope.name)
                add(Self.actors(among: scope.attributes))
            }
            add(Self.actors(among: declaration.attributes))
            if [.function, .variable, .initializer, .enumCase].contains(declaration.kind) {
                for parameter in declaration.parameters { addTypes(in: parameter.type) }
                if let result = declaration.resultType { addTypes(in: result) }
                // A call may mean another function of that name.
                if declaration.enclosing.isEmpty, declaration.kind == .function { functions.insert(declaration.name) }
            } else {
                addScope(declaration.name)
            }
            add(markers)
        }
        addDeclarations(of: file.parsed)
    }

    private mutating func add(_ markers: ParsedMarkers) {
        for marker in markers.routes {
            if let type = marker.returns { addTypes(in: type.value) }
            if let condition = marker.condition {
                var path = Self.names(in: condition.value)
                guard !path.isEmpty else { continue }
                let name = path.removeLast()
                if path.isEmpty { functions.insert(name) }
                for name in path { addScope(name) }
            }
        }
        for marker in markers.services {
            if let name = marker.protocolName { addTypes(in: name.value) }
        }
    }

    /// Adds the types that those of a file inherit from, conform to or are aliases of.
    mutating func addDeclarations(of file: ParsedFile) {
        for declaration in file.declarations where !declaration.isLocal {
            guard declaration.kind == .extension || declaration.kind.declaresType else { continue }
            var others = declaration.inheritedTypes + Self.actors(among: declaration.attributes)
            if declaration.kind == .typealias, let aliased = declaration.resultType { others.append(aliased) }
            guard !others.isEmpty, let name = declaration.name.split(separator: ".").last.map(String.init) else {
                continue
            }
            supertypes[name, default: []] += others
            if types.contains(name) {
                for other in others { addTypes(in: other) }
            }
        }
    }

    /// Whether a file must be parsed.
    func includes(_ outline: FileOutline) -> Bool {
        outline.isUnclear || outline.namesRouteModule || outline.types.contains(where: types.contains)
            || outline.extendedTypes.contains(where: extendedTypes.contains)
            || outline.functions.contains(where: functions.contains)
    }

    /// Adds a type whose members are needed, such as one around a handler.
    private mutating func addScope(_ path: String) {
        let names = Self.names(in: path)
        extendedTypes.formUnion(names)
        add(names)
    }

    /// Adds the types in a type as it is written.
    private mutating func addTypes(in text: String) { add(Self.names(in: text)) }

    /// The names of attributes that may be global actors.
    private static func actors(among attributes: [Declaration.Attribute]) -> [String] {
        attributes.filter { $0.arguments == nil && $0.name.first?.isUppercase == true }.map(\.name)
    }

    /// The components of the dotted names in a string.
    private static func names(in text: String) -> [String] {
        TypeText(text).names.flatMap { SwiftText.components(of: $0) }
    }

    /// Adds types and the types that they depend on, without recursion that a file could make too deep.
    private mutating func add(_ names: [String]) {
        var names = names
        while let name = names.popLast() {
            if !TypeText.standardNames.contains(name) { extendedTypes.insert(name) }
            guard types.insert(name).inserted, let others = supertypes[name] else { continue }
            for other in others { names += Self.names(in: other) }
        }
    }
}
