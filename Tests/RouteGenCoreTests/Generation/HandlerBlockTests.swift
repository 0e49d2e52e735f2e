import TestSupport
import Testing

@testable import RouteGenCore

/// How many handlers a function calls.
@Suite struct HandlerBlockTests {
    private func generated(synchronous: Int, asynchronous: Int) -> String {
        let handlers =
            (0..<synchronous).map { "/// @route //a/s\($0)\nfunc s\($0)() {}\n" }
            + (0..<asynchronous).map { "/// @route //a/w\($0)\nfunc w\($0)() async {}\n" }
        let scan = ModuleScan(name: "A", sources: ["A.swift": handlers.joined()])
        return Generator.generate(GenerationRequest(module: scan)).source
    }

    @Test("Sixty-four synchronous handlers are called from one function, the next from another") func synchronous() {
        let one = generated(synchronous: 64, asynchronous: 0)
        #expect(one.contains("return try routeCall0_(handler, call)"))
        #expect(!one.contains("routeCall1_"))
        let two = generated(synchronous: 65, asynchronous: 0)
        #expect(two.contains("switch handler >> 6 {"))
        #expect(two.contains("case 1: return try routeCall1_(handler, call)"))
    }

    @Test("Eight asynchronous handlers are called from one function, wherever they begin") func asynchronous() {
        let one = generated(synchronous: 5, asynchronous: 8)
        #expect(one.contains("return try await routeOpen0_(handler, call, isolation)"))
        #expect(!one.contains("routeOpen1_"))
        let two = generated(synchronous: 5, asynchronous: 9)
        #expect(two.contains("switch (handler - 5) >> 3 {"))
        #expect(two.contains("case 1: return try await routeOpen1_(handler, call, isolation)"))
    }
}
