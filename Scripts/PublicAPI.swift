import Foundation

// Prints the public declarations in symbol graphs: one a line, sorted, with what only generated code uses apart.
//
//   PublicAPI LIBRARY EXPORTED-MODULE SYMBOL-GRAPH.json ...

/// A symbol graph, as far as the listing needs it.
struct SymbolGraph: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]

    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Kind: Decodable { var identifier: String }
        struct Fragment: Decodable { var kind: String?, spelling: String?, text: String? }
        struct Extension: Decodable { var constraints: [Constraint]? }
        struct Documentation: Decodable { var lines: [Fragment] }

        var identifier: Identifier
        var kind: Kind
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var swiftExtension: Extension?
        var availability: [Availability]?
        var spi: Bool?
        var docComment: Documentation?

        /// Whether only generated code uses it, or this package's own modules.
        var isForGeneratedCode: Bool {
            spi == true || docComment?.lines.contains { $0.text == "Generated code uses it." } == true
        }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
        var swiftConstraints: [Constraint]?
    }

    struct Constraint: Decodable { var kind: String, lhs: String, rhs: String }

    struct Availability: Decodable {
        struct Version: Decodable { var major: Int, minor: Int? }

        var domain: String?
        var introduced: Version?
        var deprecated: Version?
        var isUnconditionallyDeprecated: Bool?
        var isUnconditionallyUnavailable: Bool?
    }
}

extension SymbolGraph.Constraint {
    var text: String {
        let relation = kind == "sameType" ? " ==" : ":"
        return "\(lhs)\(relation) \(rhs)"
    }
}

extension SymbolGraph.Availability {
    /// The requirement of the declaration, as in `macOS 13`, or that it must not be used.
    var text: String? {
        if isUnconditionallyUnavailable == true { return "unavailable" }
        if isUnconditionallyDeprecated == true || deprecated != nil { return "deprecated" }
        guard let domain, let introduced else { return nil }
        return "\(domain) \(introduced.major)" + (introduced.minor.map { $0 == 0 ? "" : ".\($0)" } ?? "")
    }
}

/// One line of the listing.
struct Line: Comparable {
    enum Kind {
        case declaration
        /// A conformance, or a member that a protocol requires.
        case conformance
    }

    /// The names of the enclosing types and of the declaration, by which the lines are sorted.
    var path: [String]
    var text: String
    var kind: Kind
    /// The mangled name, which begins with the module.
    var identifier = ""
    var isForGeneratedCode: Bool

    static func < (left: Line, right: Line) -> Bool {
        if left.path != right.path { return left.path.lexicographicallyPrecedes(right.path) }
        return (left.text, left.identifier) < (right.text, right.identifier)
    }
}

extension SymbolGraph.Symbol {
    /// The declaration, with the enclosing types in front of its name.
    var text: String {
        let fragments = declarationFragments ?? []
        let name =
            fragments.firstIndex { $0.kind == "identifier" }
            ?? fragments.firstIndex { $0.spelling == "init" || $0.spelling == "subscript" }
        let scope = pathComponents.dropLast().map { "\($0)." }.joined()
        var text = fragments.enumerated().map { ($0 == name ? scope : "") + ($1.spelling ?? "") }.joined()
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let constraints = (swiftExtension?.constraints ?? []).filter { !implied.contains($0.rhs) }
        if !constraints.isEmpty {
            text += " (where \(constraints.map(\.text).joined(separator: ", ")))"
        }
        let availability = Set((availability ?? []).compactMap(\.text)).sorted()
        return availability.isEmpty ? text : "\(text) [\(availability.joined(separator: ", "))]"
    }
}

/// Protocols to which the compiler adds conformances, more or fewer depending on its version.
let implied: Set = ["BitwiseCopyable", "Copyable", "Escapable", "SendableMetatype"]

/// Requirements of the standard library's protocols, which symbol graphs do not contain.
let standardRequirements: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "description", "init(rawValue:)", "init(dictionaryLiteral:)",
]

/// The lines of a library, sorted.
func lines(of graphs: [SymbolGraph]) -> [Line] {
    let symbols = Dictionary(graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) }) { first, _ in first }
    let relationships = graphs.flatMap(\.relationships)
    func related(_ kind: String) -> Set<String> { Set(relationships.filter { $0.kind == kind }.map(\.source)) }
    let requirements = related("requirementOf").union(related("optionalRequirementOf"))
    let defaults = related("defaultImplementationOf")
    let required = standardRequirements.union(requirements.compactMap { symbols[$0]?.pathComponents.last })

    // The members of a declaration for generated code are for generated code.
    let generated = Set(symbols.values.filter(\.isForGeneratedCode).map(\.pathComponents))
    func isForGeneratedCode(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.isForGeneratedCode
            || symbol.pathComponents.indices.contains { generated.contains(Array(symbol.pathComponents[..<$0])) }
    }

    // The members and conformances of an extension represent it.
    let declarations = symbols.values.filter { $0.kind.identifier != "swift.extension" }.map { symbol in
        let identifier = symbol.identifier.precise
        let implements =
            defaults.contains(identifier)
            || !requirements.contains(identifier) && required.contains(symbol.pathComponents.last ?? "")
        return Line(
            path: symbol.pathComponents,
            text: symbol.text + (defaults.contains(identifier) ? " (default)" : ""),
            kind: implements ? .conformance : .declaration,
            identifier: identifier,
            isForGeneratedCode: isForGeneratedCode(symbol)
        )
    }
    let conformances = relationships.compactMap { relationship -> Line? in
        guard relationship.kind == "conformsTo", let source = symbols[relationship.source] else { return nil }
        let target = symbols[relationship.target]
        let name =
            target?.pathComponents.joined(separator: ".")
            ?? relationship.targetFallback?.split(separator: ".").dropFirst().joined(separator: ".")
            ?? relationship.target
        guard !implied.contains(name) else { return nil }
        let constraints = (relationship.swiftConstraints ?? []).filter { !implied.contains($0.rhs) }.map(\.text)
        return Line(
            path: source.pathComponents + [""],
            text: "extension \(source.pathComponents.joined(separator: ".")): \(name)"
                + (constraints.isEmpty ? "" : " (where \(constraints.joined(separator: ", ")))"),
            kind: .conformance,
            isForGeneratedCode: isForGeneratedCode(source) || target.map(isForGeneratedCode) == true
        )
    }
    // A conformance may be related several times.
    let conformancesByText = Dictionary(conformances.map { ($0.text, $0) }) { first, _ in first }
    return (declarations + conformancesByText.values).sorted()
}

let arguments = Array(CommandLine.arguments.dropFirst())
let (library, exported) = (arguments[0], arguments[1])
let graphs = try arguments.dropFirst(2).map { path in
    try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let all = lines(of: graphs)
let declarations = all.filter { $0.kind == .declaration }
let fromElsewhere = declarations.filter {
    !exported.isEmpty && $0.identifier.hasPrefix("s:\(exported.utf8.count)\(exported)")
}

/// How many of some declarations are for users, and how many for generated code.
func counts(_ lines: [Line]) -> String {
    let generated = lines.count { $0.isForGeneratedCode }
    return "\(lines.count - generated) declarations, and \(generated) for generated code"
}

print("# The public API of \(library) on Linux, recorded by Scripts/public-api.")
if fromElsewhere.isEmpty {
    print("# \(counts(declarations)).")
} else {
    let own = Set(declarations.map(\.identifier)).subtracting(fromElsewhere.map(\.identifier))
    print("# \(counts(declarations.filter { own.contains($0.identifier) })).")
    print("# Of \(exported), which it exports: \(counts(fromElsewhere)).")
}
print("# Conformances and what implements a protocol's requirements are listed, but not counted.")
print()
for line in all where !line.isForGeneratedCode { print(line.text) }
let generated = all.filter(\.isForGeneratedCode)
if !generated.isEmpty {
    print()
    print("# Only for generated code and for the modules of this package.")
    print()
    for line in generated { print(line.text) }
}
