import Testing

/// A fault of the compiler around which `RequestMachine` is written; see the decision about it.
@Suite struct CompilerLeakTests {
    private final class Token {}
    private struct Box { var token: Token? }
    private struct Machine: ~Copyable {
        var box: Box?
        mutating func clear() { box?.token = nil }
    }

    @Test("The compiler leaks what an assignment through an optional replaces in a value that cannot be copied")
    func assignment() {
        weak var token: Token?
        func run() {
            let made = Token()
            token = made
            var machine = Machine(box: Box(token: made))
            machine.clear()
        }
        run()
        #expect(
            token != nil,
            """
            Nothing is wrong with this package: your toolchain has mended a fault of Swift 6.3.1. If all supported \
            toolchains have, delete this test and the paragraph about it in Documentation/Decisions/RequestMachine.md.
            """
        )
    }
}
