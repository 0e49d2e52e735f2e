public import Foundation
public import RouterPipeline
import RouterRuntime

extension RouteRelocation {
    /// Reads entries in TheRouter's format that are dictionaries already; see
    /// ``decode(_:)-(Data)``.
    ///
    /// ```swift
    /// let report = router.relocate(RouteRelocation.decode([["routerType": 4, "orginPath": "scheme://router/demo"]]))
    /// ```
    ///
    /// (TheRouter's `addRelocationHandle(routerMapList:)`.)
    ///
    /// More than 1,000 entries are one relocation, which `relocate` refuses.
    ///
    /// - Parameter entries: The entries, with the values that JSON would have.
    /// - Returns: The relocations, in order.
    public static func decode(_ entries: [[String: Any]]) -> [RouteRelocation] {
        if let excess = excess(entries.count) { return [RouteRelocation(.malformed("payload", reason: excess))] }
        return entries.enumerated().map { RelocationEntry($1, name: "entry \($0)").routerRelocation }
    }

    /// Reads relocations as a server sends them: JSON in one of two formats.
    ///
    /// ```swift
    /// let report = router.relocate(try RouteRelocation.decode(data))
    /// ```
    ///
    /// TheRouter's format, with its original spelling: an entry, or an array of entries.
    ///
    /// ```json
    /// [
    ///   { "routerType": 1, "orginPath": "scheme://router/demo", "targetPath": "scheme://router/demo1" },
    ///   { "routerType": 2, "path": "scheme://router/demo5", "className": "Demo.DemoController", "params": { "from": "push" } },
    ///   { "routerType": 3, "path": "scheme://analysis/login" },
    ///   { "routerType": 4, "orginPath": "scheme://router/demo" }
    /// ]
    /// ```
    ///
    /// A reset (4) whose `targetPath` is not its path sends the path's requests to that target instead.
    ///
    /// The plain format, in which the first key of each entry is its action. `"reset": "*"` undoes all earlier relocations:
    ///
    /// ```json
    /// {
    ///   "version": 1,
    ///   "relocations": [
    ///     { "replace": "//router/demo", "target": "//router/demo1", "parameters": { "from": "push" } },
    ///     { "add": "//router/demo5", "handler": "Demo.DemoController.open(id:)" },
    ///     { "remove": "//analysis/login" },
    ///     { "reset": "//router/demo" }
    ///   ]
    /// }
    /// ```
    ///
    /// A malformed entry is refused and listed in the result. The others take effect.
    ///
    /// - Parameter json: The JSON, as UTF-8.
    /// - Returns: The relocations, in order.
    /// - Throws: `RouterError` with the code `invalidRule` if it is not JSON, has neither of the formats, or has more
    ///   than 1,000 entries.
    public static func decode(_ json: Data) throws -> [RouteRelocation] {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: json)
        } catch {
            throw malformed("it is not JSON")
        }
        switch value {
        case let list as [Any]:
            if let excess = excess(list.count) { throw malformed(excess) }
            return list.enumerated().map { RelocationEntry($1, name: "entry \($0)").routerRelocation }
        case let object as [String: Any] where object["relocations"] != nil:
            guard RelocationEntry.integer(object["version"]) == 1 else {
                throw malformed("'version' must be 1")
            }
            guard let list = object["relocations"] as? [Any] else {
                throw malformed("'relocations' must be an array")
            }
            if let excess = excess(list.count) { throw malformed(excess) }
            return list.enumerated().map { RelocationEntry($1, name: "entry \($0)").relocation }
        case let object as [String: Any]:
            return [RelocationEntry(object, name: "entry 0").routerRelocation]
        default:
            throw malformed("it must be an object or an array")
        }
    }

    /// The finding about a payload with too many entries; `nil` if it has fewer.
    ///
    /// Some entries are compared with all others, so the time for a payload grows with the square of their number.
    private static func excess(_ count: Int) -> String? {
        count > 1_000 ? "it has \(count) entries, and at most 1000 are read" : nil
    }

    /// The error for a malformed payload.
    private static func malformed(_ reason: String) -> RouterError {
        RouterError(.invalidRule, PipelineProblem.invalidRelocation(path: "payload", .malformed(reason)))
    }
}
