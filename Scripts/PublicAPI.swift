import Foundation

// Prints the public declarations in symbol graphs: one a line, sorted, with what only generated code uses apart.
//
//   PublicAPI LIBRARY EXPORTED-MODULE SYMBOL-GRAPH.json ... [--below SYMBOL-GRAPH.json ...]
//   PublicAPI --identifiers LIBRARY EXPORTED-MODULE SYMBOL-GRAPH.json ... [--below SYMBOL-GRAPH.json ...]
//
// The graphs below are those of the modules that the library imports: what implements a requirement of their protocols
// does not count. With --identifiers, it prints the declarations that count, each with its library, its mangled name, its
// kind and its path.

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

        /// Whether it is the former name of another declaration, which nobody learns.
        var isFormerName: Bool { availability?.contains { $0.renamed != nil } == true }

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
        var renamed: String?
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
        if let renamed { return "renamed \(renamed)" }
        if isUnconditionallyDeprecated == true || deprecated != nil { return "deprecated" }
        guard let domain, let introduced else { return nil }
        return "\(domain) \(introduced.major)" + (introduced.minor.map { $0 == 0 ? "" : ".\($0)" } ?? "")
    }
}

/// One line of the listing.
struct Line: Comparable {
    enum Kind {
        case declaration
        /// A conformance, a member that a protocol requires, or a former name.
        case conformance
    }

    /// The names of the enclosing types and of the declaration, by which the lines are sorted.
    var path: [String]
    var text: String
    var kind: Kind
    /// The mangled name, which begins with the module.
    var identifier = ""
    /// The kind in the symbol graph, such as `swift.method`; empty for a conformance.
    var symbolKind = ""
    /// Whether a protocol requires it.
    var isRequirement = false
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

/// Requirements of protocols of the standard library and of Foundation, which symbol graphs do not contain.
let standardRequirements: Set = [
    "==(_:_:)", "<(_:_:)", "hash(into:)", "description", "init(rawValue:)", "init(dictionaryLiteral:)",
    "init(arrayLiteral:)", "init(from:)", "encode(to:)", "errorCode", "errorDescription", "errorDomain",
    "errorUserInfo",
]

/// The names that the protocols of types require.
struct RequiredNames {
    private var protocols: [[String]: Set<String>] = [:]
    private var requirements: [String: Set<String>] = [:]
    /// The protocols that a protocol inherits.
    private var inherited: [String: Set<String>] = [:]

    init(_ graphs: [SymbolGraph]) {
        let symbols = Dictionary(graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) }) { first, _ in first }
        for relationship in graphs.flatMap(\.relationships) {
            guard let source = symbols[relationship.source] else { continue }
            switch relationship.kind {
            case "conformsTo":
                protocols[source.pathComponents, default: []].insert(relationship.target)
                inherited[relationship.source, default: []].insert(relationship.target)
            case "requirementOf", "optionalRequirementOf":
                requirements[relationship.target, default: []].insert(source.pathComponents.last ?? "")
            default: continue
            }
        }
    }

    /// Whether a declaration implements a requirement of one of its type's protocols.
    func contains(_ path: [String]) -> Bool {
        guard let name = path.last else { return false }
        if standardRequirements.contains(name) { return true }
        var found = protocols[Array(path.dropLast())] ?? []
        var next = found
        while !next.isEmpty {
            next = Set(next.flatMap { inherited[$0] ?? [] }).subtracting(found)
            found.formUnion(next)
        }
        return found.contains { requirements[$0]?.contains(name) == true }
    }
}

/// The lines of a library, sorted.
///
/// - Parameters:
///   - graphs: The graphs of the library and of its extensions of other modules.
///   - below: The graphs of the modules that the library imports.
/// - Returns: The lines.
func lines(of graphs: [SymbolGraph], below: [SymbolGraph]) -> [Line] {
    let symbols = Dictionary(graphs.flatMap(\.symbols).map { ($0.identifier.precise, $0) }) { first, _ in first }
    let relationships = graphs.flatMap(\.relationships)
    func related(_ kind: String) -> Set<String> { Set(relationships.filter { $0.kind == kind }.map(\.source)) }
    let requirements = related("requirementOf").union(related("optionalRequirementOf"))
    let defaults = related("defaultImplementationOf")
    let required = RequiredNames(graphs + below)

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
            || !requirements.contains(identifier) && required.contains(symbol.pathComponents)
        return Line(
            path: symbol.pathComponents,
            text: symbol.text + (defaults.contains(identifier) ? " (default)" : ""),
            kind: implements || symbol.isFormerName ? .conformance : .declaration,
            identifier: identifier,
            symbolKind: symbol.kind.identifier,
            isRequirement: requirements.contains(identifier),
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
        // A protocol that refines `Sendable` implies it for types of other modules, which have it already.
        if name == "Sendable", source.kind.identifier == "swift.extension" { return nil }
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

var arguments = Array(CommandLine.arguments.dropFirst())
let printsIdentifiers = arguments.first == "--identifiers"
if printsIdentifiers { arguments.removeFirst() }
let (library, exported) = (arguments[0], arguments[1])
let paths = arguments.dropFirst(2).split(separator: "--below", maxSplits: 1, omittingEmptySubsequences: false)
let graphs = try paths.map { paths in
    try paths.map { path in
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    }
}
let all = lines(of: graphs[0], below: graphs.count > 1 ? graphs[1] : [])
let declarations = all.filter { $0.kind == .declaration }
if printsIdentifiers {
    for line in declarations where !line.isForGeneratedCode {
        let kind = line.isRequirement ? "requirement" : String(line.symbolKind.split(separator: ".").last ?? "")
        print(library, line.identifier, kind, line.path.joined(separator: "."), line.text, separator: "\t")
    }
    exit(0)
}
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
