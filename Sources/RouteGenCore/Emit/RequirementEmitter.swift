/// Writes the enumeration of what routes of an app can require.
struct RequirementEmitter {
    let module: String
    let requirements: [Located<String>]
    /// The modifier of the declaration, followed by a space; empty for none.
    let access: String

    func emit(to code: inout GeneratedCode) {
        guard !requirements.isEmpty else { return }
        code.line()
        code.line("/// The facts of the app that routes of \(module) require, which its `routegen.json` declares.")
        code.block(
            "nonisolated \(access)enum RouteRequirement: Swift.String, Swift.CaseIterable, Swift.Sendable"
        ) { code in
            for name in requirements { code.line("case \(SwiftText.identifier(name.value))") }
        }
    }
}
