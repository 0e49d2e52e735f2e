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
        var (start, query, fragment) = ([JSONValue](), [[JSONValue]](), [JSONValue]())
        var place = URLTemplate.Place.scheme
        for step in template.steps {
            switch step {
            case .part(let next):
                place = next
                if next == .fragment { fragment = ["#"] }
            case .item(let name): query.append([.string(Self.text(name) + "=")])
            case .itemValues(let index, let name):
                query.append([Self.values(index, after: Self.text(name) + "=", keepsSlashes: true)])
            default:
                let part = Self.part(step, isRaw: place == .scheme)
                switch place {
                case .query: query[query.count - 1].append(part)
                case .fragment: fragment.append(part)
                default: start.append(part)
                }
            }
        }
        var members: [JSONValue.Member] = [.init("start", .array(start))]
        if !query.isEmpty { members.append(.init("query", .array(query.map { .array($0) }))) }
        if !fragment.isEmpty { members.append(.init("fragment", .array(fragment))) }
        json = .object(members)
    }

    /// The part of a step, one of each, so that a group has as many parts as steps.
    private static func part(_ step: PatternTemplate.Step, isRaw: Bool) -> JSONValue {
        switch step {
        case .text(let bytes): .string(text(bytes))
        case .capture(let index): ["index": .int(index), isRaw ? "isRaw" : "isSingle": true]
        case .group(let count): ["group": .int(count)]
        case .values(let index, let keepsSlashes): values(index, after: "/", keepsSlashes: keepsSlashes)
        case .component, .part, .item, .itemValues: "/"
        }
    }

    private static func values(_ index: Int, after start: String, keepsSlashes: Bool) -> JSONValue {
        keepsSlashes
            ? ["index": .int(index), "before": .string(start), "keepsSlashes": true]
            : ["index": .int(index), "before": .string(start)]
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
