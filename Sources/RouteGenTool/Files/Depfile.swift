/// A dependency file in the format of Make, which Ninja and Xcode read too.
struct Depfile {
    /// The path of the dependency file.
    var path: String
    var output: String
    var inputs: [String]

    /// `output: input input` with one input per line, and with the special characters of Make escaped.
    ///
    /// - Throws: A failure for a path that cannot be written so that both Make and Ninja read it.
    func text() throws(FileFailure) -> String {
        // For Make, an output with a percent sign is a pattern. Ninja does not know the escape for it.
        try check(output, refusing: Self.refused + "%")
        for input in inputs { try check(input, refusing: Self.refused) }
        return ([Self.escaped(output) + ":"] + inputs.map(Self.escaped)).joined(separator: " \\\n  ") + "\n"
    }

    /// Whether a file looks as if this type had written it: one rule, whose lines end in backslashes.
    static func isDepfile(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1, lines.last == "" else { return false }
        let first = lines.count == 2 ? ":" : ": \\"
        return lines[0].hasSuffix(first)
            && lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ") }
            && lines.dropFirst().dropLast(2).allSatisfy { $0.hasSuffix(" \\") }
    }

    /// The characters that end a path, or change the meaning of the line, even after a backslash.
    private static let refused = ";|="

    private func check(_ named: String, refusing refused: String) throws(FileFailure) {
        let refused = refused.unicodeScalars
        let sign = named.unicodeScalars.first { $0.value < 0x20 || $0.value == 0x7F || refused.contains($0) }
        if let sign {
            let code = String(sign.value, radix: 16, uppercase: true)
            let name = sign.value < 0x20 || sign.value == 0x7F ? "the control character \(code)" : "'\(sign)'"
            throw refusal(of: named, "contains \(name)")
        }
        if let last = named.unicodeScalars.last, last == "\\" || last == ":" {
            throw refusal(of: named, "ends with '\(last)'")
        }
    }

    private func refusal(of named: String, _ reason: String) -> FileFailure {
        let shown = named.unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined()
        return FileFailure(
            path: path,
            message: "cannot be written: a dependency file cannot list a path that \(reason); rename '\(shown)'"
        )
    }

    /// Escapes a path.
    ///
    /// A backslash is an escape only before a space, a `#` and a `:`.
    private static func escaped(_ path: String) -> String {
        guard path.utf8.contains(where: " #$:".utf8.contains) else { return path }
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
