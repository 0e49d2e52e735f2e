/// Writes the enumeration of an app's tabs.
struct TabEmitter {
    let module: String
    let tabs: [DeclaredTab]
    /// The modifier of the declaration, followed by a space; empty for none.
    let access: String

    func emit(to code: inout GeneratedCode) {
        guard !tabs.isEmpty else { return }
        code.line()
        code.line("/// The tabs of \(module), which its `routegen.json` declares.")
        code.block("nonisolated \(access)enum RouteTab: Swift.String, Swift.CaseIterable, Swift.Sendable") { code in
            for tab in tabs {
                let (name, text) = (tab.caseName, tab.name.value)
                let value = name == text ? "" : " = \(SwiftText.plainLiteral(text))"
                code.line("case \(SwiftText.identifier(name))\(value)")
            }
        }
    }
}
