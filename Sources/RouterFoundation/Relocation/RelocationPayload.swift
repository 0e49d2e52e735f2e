public import Foundation
public import RouterRuntime

/// Relocations as a server sends them: JSON, in one of two forms.
///
/// TheRouter's form, exactly as it is spelt there: an entry, or an array of them.
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
/// The clean form, where each entry says what it does by its first key; `"reset": "*"` undoes all that was relocated before:
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
/// An entry that is malformed is refused and named; the others count.
public struct RelocationPayload: RelocationSource {
    /// What each entry asks for, or why it is refused.
    public let relocations: [Result<RouteRelocation, RouterError>]

    /// Reads a payload.
    ///
    /// - Parameter json: The JSON, as UTF-8.
    /// - Throws: `RouterError` with the code `invalidRelocation` if it is no JSON, or in neither of the forms.
    public init(json: Data) throws {
        let value: Any
        do {
            value = try JSONSerialization.jsonObject(with: json)
        } catch {
            throw RelocationEntry.malformed("payload", "it is no JSON")
        }
        switch value {
        case let list as [Any]:
            relocations = list.enumerated().map { RelocationEntry($1, name: "entry \($0)").routerRelocation }
        case let object as [String: Any] where object["relocations"] != nil:
            guard (object["version"] as? Int) == 1 else {
                throw RelocationEntry.malformed("payload", "'version' has to be 1")
            }
            guard let list = object["relocations"] as? [Any] else {
                throw RelocationEntry.malformed("payload", "'relocations' has to be an array")
            }
            relocations = list.enumerated().map { RelocationEntry($1, name: "entry \($0)").relocation }
        case let object as [String: Any]:
            relocations = [RelocationEntry(object, name: "entry 0").routerRelocation]
        default:
            throw RelocationEntry.malformed("payload", "it has to be an object or an array")
        }
    }
}
