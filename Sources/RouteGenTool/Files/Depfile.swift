/// A dependency file in Make's form, as Ninja, Make and Xcode read it.
struct Depfile {
    var output: String
    var inputs: [String]

    /// `output: input input`, one input a line, with the signs escaped that mean something to Make.
    var text: String {
        ([Self.escaped(output) + ":"] + inputs.map(Self.escaped)).joined(separator: " \\\n  ") + "\n"
    }

    private static func escaped(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 == 0x20 || $0 == 0x23 || $0 == 0x24 || $0 == 0x5C }) else { return path }
        var escaped = ""
        for character in path.unicodeScalars {
            switch character {
            case " ", "#", "\\": escaped += "\\"
            case "$": escaped += "$"
            default: break
            }
            escaped.unicodeScalars.append(character)
        }
        return escaped
    }
}
