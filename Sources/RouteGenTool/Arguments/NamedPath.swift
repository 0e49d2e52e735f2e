/// The value `NAME=PATH` of an option that names the sources of a module.
struct NamedPath: Equatable {
    var name: String
    var path: String

    /// Splits a value at its first equals sign.
    init(_ value: String, option: String) throws(UsageError) {
        guard let sign = value.firstIndex(of: "="), sign != value.startIndex, value.index(after: sign) != value.endIndex
        else {
            throw UsageError("\(option) needs NAME=PATH, not '\(value)'")
        }
        name = String(value[..<sign])
        path = String(value[value.index(after: sign)...])
        guard !name.contains("/") else {
            throw UsageError("'\(name)' in '\(option) \(value)' is not a module's name")
        }
    }
}
