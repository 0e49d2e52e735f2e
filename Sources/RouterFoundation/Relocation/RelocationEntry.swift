import Foundation
import RouterPipeline
import RouterRuntime

/// Parses one entry of a payload.
struct RelocationEntry {
    private let object: [String: Any]?
    private let name: String

    init(_ value: Any, name: String) {
        object = value as? [String: Any]
        self.name = name
    }

    /// The reason that an entry is not a relocation.
    private struct Malformed: Error {
        let reason: String
    }

    /// The integer that JSON has; `nil` for another value, also for `true`, which Foundation reads as 1.
    static func integer(_ value: Any?) -> Int? {
        guard let number = NSNumber.from(value), !number.isBoolean else { return nil }
        return number as? Int
    }

    // MARK: TheRouter's form

    /// Parses an entry in TheRouter's format.
    var routerRelocation: RouteRelocation {
        reading { entry throws(Malformed) in
            switch entry.number("routerType") {
            case 1:
                return .replace(
                    try entry.text("orginPath"),
                    target: try entry.text("targetPath"),
                    parameters: try entry.parameters("params")
                )
            case 2:
                return .add(
                    try entry.text("path"),
                    handler: try entry.text("className"),
                    parameters: try entry.parameters("params")
                )
            case 3: return .remove(try entry.text("path", else: "orginPath"))
            case 4: return try entry.reset
            default: throw entry.malformed("'routerType' must be 1 (replace), 2 (add), 3 (delete) or 4 (reset)")
            }
        }
    }

    /// A reset, which may name another target than the path itself: then the path leads there from now on.
    private var reset: RouteRelocation {
        get throws(Malformed) {
            let path = try text("orginPath", else: "path")
            guard let target = object?["targetPath"] as? String, !target.isEmpty, target != path else {
                return .reset(path)
            }
            return .replace(path, target: target, parameters: try parameters("params"))
        }
    }

    // MARK: The clean form

    /// Parses an entry in the plain format.
    var relocation: RouteRelocation {
        reading { entry throws(Malformed) in
            let kinds = ["replace", "add", "remove", "reset"].filter { entry.object?[$0] != nil }
            guard let kind = kinds.first, kinds.count == 1 else {
                throw entry.malformed("it needs one of 'replace', 'add', 'remove' and 'reset'")
            }
            let path = try entry.text(kind)
            switch kind {
            case "replace":
                try entry.allow(["replace", "target", "parameters"])
                return .replace(path, target: try entry.text("target"), parameters: try entry.parameters("parameters"))
            case "add":
                try entry.allow(["add", "handler", "parameters"])
                return .add(path, handler: try entry.text("handler"), parameters: try entry.parameters("parameters"))
            case "remove":
                try entry.allow(["remove"])
                return .remove(path)
            default:
                try entry.allow(["reset"])
                return .reset(path == "*" ? nil : path)
            }
        }
    }

    // MARK: Members

    private func reading(
        _ body: (RelocationEntry) throws(Malformed) -> RouteRelocation
    ) -> RouteRelocation {
        do throws(Malformed) {
            guard object != nil else { throw malformed("it must be an object") }
            return try body(self)
        } catch {
            return RouteRelocation(.malformed(name, reason: error.reason))
        }
    }

    private func malformed(_ reason: String) -> Malformed { Malformed(reason: reason) }

    private func allow(_ keys: Set<String>) throws(Malformed) {
        if let other = (object ?? [:]).keys.filter({ !keys.contains($0) }).min() {
            throw malformed("'\(other)' is not a known key")
        }
    }

    /// A number, which loosely typed servers also send as a string.
    private func number(_ key: String) -> Int? {
        Self.integer(object?[key]) ?? (object?[key] as? String).flatMap { Int($0) }
    }

    /// A non-empty string; of two keys, the first that has one.
    private func text(_ key: String, else other: String? = nil) throws(Malformed) -> String {
        for key in [key, other].compactMap({ $0 }) {
            if let text = object?[key] as? String, !text.isEmpty { return text }
        }
        let keys = other.map { "'\(key)' or '\($0)'" } ?? "'\(key)'"
        throw malformed("\(keys) must be a non-empty text")
    }

    private func parameters(_ key: String) throws(Malformed) -> [String: String] {
        guard let value = object?[key], NSNull.from(value) == nil else { return [:] }
        guard let object = value as? [String: Any] else { throw malformed("'\(key)' must be an object") }
        var parameters: [String: String] = [:]
        for (name, value) in object where NSNull.from(value) == nil {
            guard let text = value as? String ?? NSNumber.from(value)?.routeText else {
                throw malformed("'\(name)' in '\(key)' must be a text, a number, true or false")
            }
            parameters[name] = text
        }
        return parameters
    }
}
