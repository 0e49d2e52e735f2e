extension ConfigurationReader {
    /// Reads `urls`.
    mutating func urls(_ value: LocatedJSON) -> Configuration.URLOptions {
        var options = Configuration.URLOptions()
        for member in members(of: value, "`urls`", known: ["ignoreCase", "plusIsSpace"]) {
            guard let isSet = bool(member) else { continue }
            if member.name == "ignoreCase" { options.ignoresCase = isSet } else { options.plusIsSpace = isSet }
        }
        return options
    }
}
