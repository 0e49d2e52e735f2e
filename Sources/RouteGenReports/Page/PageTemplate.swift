import RouteGenCore
import RoutePatterns
import RouteTables

/// The parts of a pattern's URLs, from which the page writes one with given values.
struct PageTemplate {
    /// The parts; `nil` if no URL can be written.
    let json: JSONValue?

    init(_ pattern: RoutePattern) {
        guard let template = try? pattern.template(), template.problem == nil,
            !pattern.query.contains(where: \.isInFragment)
        else {
            json = nil
            return
        }
        let scheme = template.scheme.map { $0.map { Self.part($0, isRaw: true) } + [":"] } ?? []
        let host = template.host.map { ["//"] + $0.map { Self.part($0, isRaw: true) } } ?? []
        let query = template.query.map { item -> JSONValue in
            let name = String(decoding: item.name, as: UTF8.self) + "="
            return .array(Self.parts(of: item.value, after: name))
        }
        var members: [JSONValue.Member] = [.init("start", .array(scheme + host + Self.parts(of: template.path)))]
        if !query.isEmpty { members.append(.init("query", .array(query))) }
        if let fragment = template.fragment {
            members.append(.init("fragment", .array(["#"] + Self.parts(of: fragment))))
        }
        json = .object(members)
    }

    private static func parts(of components: [PatternTemplate.Component]) -> [JSONValue] {
        var parts: [JSONValue] = []
        // The place of an open group of components, and the number of those that follow in it.
        var open: (place: Int, count: Int)?
        for component in components {
            if case .optional(let count) = component {
                open = (parts.count, count)
                parts.append(.null)
                continue
            }
            parts += Self.parts(of: component, after: "/")
            guard let (place, count) = open else { continue }
            open = count > 1 ? (place, count - 1) : nil
            if open == nil { parts[place] = group(parts.count - place - 1) }
        }
        return parts
    }

    private static func parts(of component: PatternTemplate.Component, after start: String) -> [JSONValue] {
        switch component {
        case .pieces(let pieces): [.string(start)] + pieces.map { part($0, isRaw: false) }
        case .values(let index, let keepsSlashes):
            keepsSlashes
                ? [["index": .int(index), "before": .string(start), "keepsSlashes": true]]
                : [["index": .int(index), "before": .string(start)]]
        case .optional: []
        }
    }

    private static func part(_ piece: PatternTemplate.Piece, isRaw: Bool) -> JSONValue {
        switch piece {
        case .text(let bytes): .string(String(decoding: bytes, as: UTF8.self))
        case .capture(let index):
            isRaw ? ["index": .int(index), "isRaw": true] : ["index": .int(index), "isSingle": true]
        case .optional(let count): group(count)
        }
    }

    /// A group of parts that are written if one of their captures has a value.
    private static func group(_ count: Int) -> JSONValue { ["group": .int(count)] }
}
