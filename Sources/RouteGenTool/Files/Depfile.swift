/// A dependency file in Make's form, as Ninja, Make and Xcode read it.
struct Depfile {
    /// Where it is written.
    var path: String
    var output: String
    var inputs: [String]

    /// `output: input input`, one input a line, with the signs escaped that mean something to Make.
    ///
    /// - Throws: A failure for a path that has no form which Make and Ninja both read as that path.
    func text() throws(FileFailure) -> String {
        // To Make, an output with a percent sign is a pattern; Ninja takes the escape for a part of the name.
        try check(output, refusing: Self.refused + "%")
        for input in inputs { try check(input, refusing: Self.refused) }
        return ([Self.escaped(output) + ":"] + inputs.map(Self.escaped)).joined(separator: " \\\n  ") + "\n"
    }

    /// The signs that end a path, or make the line another statement, with or without a backslash before them.
    private static let refused = ";|="

    private func check(_ named: String, refusing refused: String) throws(FileFailure) {
        let refused = refused.unicodeScalars
        let sign = named.unicodeScalars.first { $0.value < 0x20 || $0.value == 0x7F || refused.contains($0) }
        if let sign {
            let code = String(sign.value, radix: 16, uppercase: true)
            let name = sign.value < 0x20 || sign.value == 0x7F ? "the control character \(code)" : "'\(sign)'"
            throw refusal(of: named, "has \(name) in it")
        }
        if let last = named.unicodeScalars.last, last == "\\" || last == ":" {
            throw refusal(of: named, "ends with '\(last)'")
        }
    }

    private func refusal(of named: String, _ reason: String) -> FileFailure {
        let shown = named.unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined()
        return FileFailure(
            path: path,
            message: "cannot be written: no path that \(reason) can stand in a dependency file; rename '\(shown)'"
        )
    }

    /// A backslash means something in front of a space, a `#` and a `:` only, and stands for itself elsewhere.
    private static func escaped(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 == 0x20 || $0 == 0x23 || $0 == 0x24 || $0 == 0x3A }) else { return path }
        var escaped = ""
        var backslashes = ""
        for character in path.unicodeScalars {
            switch character {
            case " ", "#", ":": escaped += "\\" + backslashes
            case "$": escaped += "$"
            default: break
            }
            backslashes = character == "\\" ? backslashes + "\\" : ""
            escaped.unicodeScalars.append(character)
        }
        return escaped
    }
}
