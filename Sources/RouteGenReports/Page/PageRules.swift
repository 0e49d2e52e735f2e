import RouteGenCore
import RoutePatterns
import RouteTables

/// The rewriting rules of a page: the compiled table of their sources, and their targets.
struct PageRules {
    private let table: [UInt8]
    private let rules: [JSONValue]

    /// Compiles the rules of a map.
    init(_ map: RouteMap) throws {
        let rewrites = map.rewrites
        var encoder = RouteMatcherEncoder()
        rules = try rewrites.map { rewrite in
            let source = try RewriteSource(rewrite.source, ignoresCase: map.urls.ignoresCase)
            encoder.add(source.pattern)
            var template = try RewriteTemplate(rewrite.target, source)
            template.items += rewrite.items.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
            return Self.json(rewrite, template)
        }
        table = rewrites.isEmpty ? [] : try encoder.encode()
    }

    /// The rules as an object.
    var json: JSONValue {
        ["table": .string(String(decoding: table, as: UTF8.self)), "rules": .array(rules)]
    }

    private static func json(_ rewrite: RouteMap.Rewrite, _ template: RewriteTemplate) -> JSONValue {
        [
            "from": .string(rewrite.source),
            "to": .string(rewrite.target),
            "pieces": .array(template.pieces.map(json)),
            "pathEnd": .int(template.pathEnd),
            "fragmentStart": .int(template.fragmentStart),
            "hasScheme": .bool(template.hasScheme),
            "hasHost": .bool(template.hasHost),
            "dropsQuery": .bool(template.dropsQuery),
            "items": .array(template.items.map { .array([.string($0.name), .string($0.newName)]) }),
            "origins": rewrite.origins.map { .array($0.map { .string("\($0)") }) } ?? .null,
        ]
    }

    private static func json(_ piece: RewriteTemplate.Piece) -> JSONValue {
        switch piece {
        case .text(let bytes): .string(String(decoding: bytes, as: UTF8.self))
        case .capture(let capture):
            [
                "index": .int(capture.index),
                "name": .string(capture.name),
                "place": .string("\(capture.place)"),
                "hasDataSlashes": .bool(capture.hasDataSlashes),
            ]
        }
    }
}
