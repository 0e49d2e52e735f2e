/// A dependency file in Make's form, as Ninja, Make and Xcode read it.
struct Depfile {
    var output: String
    var inputs: [String]

    /// `output: input input`, one input a line, with the signs escaped that mean something to Make.
    var text: String {
        ([Self.escaped(output) + ":"] + inputs.map(Self.escaped)).joined(separator: " \\\n  ") + "\n"
    }

    /// A backslash means something in front of a space and a `#` only, and stands for itself elsewhere.
    private static func escaped(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 == 0x20 || $0 == 0x23 || $0 == 0x24 }) else { return path }
        var escaped = ""
        var backslashes = ""
        for character in path.unicodeScalars {
            switch character {
            case " ", "#": escaped += "\\" + backslashes
            case "$": escaped += "$"
            default: break
            }
            backslashes = character == "\\" ? backslashes + "\\" : ""
            escaped.unicodeScalars.append(character)
        }
        return escaped
    }
}
