import RouteGenCore
import RoutePatterns
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
        let identity: [JSONValue.Member] = [
            .init("pattern", .string(pattern)), .init("name", .string(name)), .init("module", .string(module)),
            .init("handler", .string(handler)), .init("file", .string(file)), .init("line", .int(line)),
        ]
        return .object(identity + RouteFact.members(of: self))
    }
}

extension MappedParameter {
    var json: JSONValue {
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
    /// Only the rules of requirements have names of items and callers, which nothing that reads a map needs.
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("from", .string(source)), .init("to", .string(target))]
        if !items.isEmpty {
            let names = items.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, .string($0.value)) }
            members.append(.init("items", .object(names)))
        }
        if let origins { members.append(.init("origins", .array(origins.map { .string("\($0)") }))) }
        return .object(members)
    }
}

extension JSONValue {
    /// A string, or `null`.
    init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }
}

/// Why a file is not a map, and where.
public struct RouteMapError: Error, Hashable, Sendable {
    /// The problem, in one line.
    public let message: String
    /// The place in the file.
    public let location: SourceLocation
}

extension RouteMap {
    /// Reads the JSON form of a map.
    ///
    /// Keys that this version does not know are ignored.
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - path: Its path, for the error.
    /// - Throws: ``RouteMapError`` if the file is not JSON, is not a map, or has a later version.
    /// - Complexity: O(*n*) in the size of the file.
    public init(json: [UInt8], path: String) throws(RouteMapError) {
        let map = try RouteMapObject(json: json, path: path, "a route map")
        try Self.checkVersion(try map.member("version"))
        var routes: [MappedRoute] = []
        for route in try map.array("routes") { routes.append(try MappedRoute(RouteMapObject(route, "a route"))) }
        var links: [Link] = []
        for link in try map.optionalArray("links") {
            let link = try RouteMapObject(link, "a link")
            links.append(Link(prefix: try link.string("prefix"), replacement: try link.string("replacement")))
        }
        var services: [MappedService] = []
        for service in try map.optionalArray("services") {
            services.append(try MappedService(RouteMapObject(service, "a service")))
        }
        var rewrites: [Rewrite] = []
        for rewrite in try map.optionalArray("rewrites") {
            let rewrite = try RouteMapObject(rewrite, "a rewriting rule")
            rewrites.append(Rewrite(source: try rewrite.string("from"), target: try rewrite.string("to")))
        }
        self.init(routes: routes, services: services, links: links, rewrites: rewrites)
        if let options = try map.optionalObject("urls", "the options of URLs") {
            urls.ignoresCase = try options.bool("ignoreCase")
            urls.plusIsSpace = try options.bool("plusIsSpace")
        }
    }

    private static func checkVersion(_ value: LocatedJSON) throws(RouteMapError) {
        guard case .number(let text) = value.content, let version = Int(text), version > 0 else {
            throw RouteMapError(message: "`version` is not the number of a version", location: value.location)
        }
        guard version <= Self.version else {
            throw RouteMapError(
                message: "the map has version \(version), but this tool reads maps up to version \(Self.version); "
                    + "update RouteGen",
                location: value.location
            )
        }
    }
}

extension MappedRoute {
    fileprivate init(_ object: RouteMapObject) throws(RouteMapError) {
        self.init(
            pattern: try object.string("pattern"),
            name: try object.string("name"),
            module: try object.string("module"),
            handler: try object.string("handler"),
            file: try object.string("file"),
            line: try object.integer("line")
        )
        do {
            _ = try RoutePattern(pattern)
        } catch {
            throw RouteMapError(
                message: "the pattern `\(pattern)` is malformed: \(error.message)",
                location: try object.member("pattern").location
            )
        }
        try RouteFact.read(object, into: &self)
    }
}

extension MappedParameter {
    init(_ object: RouteMapObject) throws(RouteMapError) {
        self.init(
            name: try object.string("name"),
            type: try object.string("type"),
            place: try object.choice("in", Place.allCases) { $0.rawValue },
            isRequired: try object.bool("required"),
            defaultValue: try object.text("default")
        )
    }
}

extension MappedService {
    fileprivate init(_ object: RouteMapObject) throws(RouteMapError) {
        var names: [String] = []
        for name in try object.optionalArray("names") { names.append(try RouteMapObject.string(name, "names")) }
        var availability: [String] = []
        for attribute in try object.optionalArray("available") {
            availability.append(try RouteMapObject.string(attribute, "available"))
        }
        self.init(
            protocolName: try object.string("protocol"),
            key: try object.text("key"),
            isDefault: try object.bool("default"),
            module: try object.string("module"),
            type: try object.string("type"),
            isSingleton: try object.choice("scope", ["singleton", "transient"]) { $0 } == "singleton",
            names: names,
            file: try object.string("file"),
            line: try object.integer("line"),
            documentation: try object.text("documentation") ?? "",
            compilationCondition: try object.text("if"),
            availability: availability
        )
    }
}
