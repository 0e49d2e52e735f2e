/// Writes an enumeration of names that the configuration of an app declares: its tabs, or what its routes can require.
struct EnumerationEmitter {
    let name: String
    /// The beginning of its documentation: `The tabs of Shop`.
    let meaning: String
    /// The modifier of the declaration, followed by a space; empty for none.
    let access: String
    /// The names of the cases with their raw values.
    let cases: [(name: String, value: String)]

    func emit(to code: inout GeneratedCode) {
        guard !cases.isEmpty else { return }
        code.line()
        code.line("/// \(meaning), which its `routegen.json` declares.")
        code.block("nonisolated \(access)enum \(name): Swift.String, Swift.CaseIterable, Swift.Sendable") { code in
            for (name, text) in cases {
                let value = name == text ? "" : " = \(SwiftText.plainLiteral(text))"
                code.line("case \(SwiftText.identifier(name))\(value)")
            }
        }
    }
}
