import RouteGenCore
import RouteTables

extension RouteMap {
    /// The map as JSON, with a route on each line, so that a comparison by lines shows what changed.
    ///
    /// Later versions of RouteGen only add keys, as long as `version` remains the same.
    ///
    /// - Complexity: O(*n*) in the size of the document.
    public var json: String {
        """
        {"version": \(Self.version),
        "routes": \(JSONValue.lines(routes.map(\.json))),
        "services": \(JSONValue.lines(services.map(\.json))),
        "links": \(JSONValue.lines(links.map(\.json))),
        "rewrites": \(JSONValue.lines(rewrites.map(\.json)))\(options)}

        """
    }

    /// The options of URLs, which the map has only if one is set.
    private var options: String {
        guard urls != Configuration.URLOptions() else { return "" }
        let value: JSONValue = ["ignoreCase": .bool(urls.ignoresCase), "plusIsSpace": .bool(urls.plusIsSpace)]
        return ",\n\"urls\": \(value.text)"
    }
}

extension MappedRoute {
    fileprivate var json: JSONValue {
        [
            "pattern": .string(pattern),
            "name": .string(name),
            "module": .string(module),
            "handler": .string(handler),
            "file": .string(file),
            "line": .int(line),
            "priority": .string("\(priority)"),
            "origins": .array(origins.map { .string("\($0)") }),
            "parameters": .array(parameters.map(\.json)),
            "returns": JSONValue(returns),
            "isolation": JSONValue(isolation),
            "async": .bool(isAsync),
            "throws": .bool(isThrowing),
            "documentation": .string(documentation),
            "deprecated": JSONValue(deprecated),
            "when": JSONValue(condition),
            "open": JSONValue(open),
            "parent": JSONValue(parent),
            "if": JSONValue(compilationCondition),
            "available": .array(availability.map(JSONValue.string)),
            "example": JSONValue(example),
        ]
    }
}

extension MappedParameter {
    fileprivate var json: JSONValue {
        [
            "name": .string(name),
            "type": .string(type),
            "in": .string(place.rawValue),
            "required": .bool(isRequired),
            "default": JSONValue(defaultValue),
        ]
    }
}

extension MappedService {
    fileprivate var json: JSONValue {
        [
            "protocol": .string(protocolName),
            "key": JSONValue(key),
            "default": .bool(isDefault),
            "module": .string(module),
            "type": .string(type),
            "scope": .string(isSingleton ? "singleton" : "transient"),
            "names": .array(names.map(JSONValue.string)),
            "file": .string(file),
            "line": .int(line),
            "documentation": .string(documentation),
            "if": JSONValue(compilationCondition),
            "available": .array(availability.map(JSONValue.string)),
        ]
    }
}

extension RouteMap.Link {
    fileprivate var json: JSONValue { ["prefix": .string(prefix), "replacement": .string(replacement)] }
}

extension RouteMap.Rewrite {
    fileprivate var json: JSONValue { ["from": .string(source), "to": .string(target)] }
}

extension JSONValue {
    /// A string, or `null`.
    fileprivate init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
}
