import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime

/// How the functions of `when:` are found and called.
@Suite struct ConditionGenerationTests {
    private static let source = """
        func isOn() -> Bool { true }
        final class AModule {
            static func isOn(_ request: RouteRequest) -> Bool { true }
            enum Inner {
                static func isBeta() -> Bool { true }
            }
            /// @route(when: isOn) //own
            func own() {}
            /// @route(when: Inner.isBeta) //inner
            func inner() {}
            /// @route(when: isOn) //own/too
            func ownToo() {}
        }
        /// @route(when: isOn) //free
        func free() {}
        #if DEBUG
        /// @route(when: AModule.Inner.isBeta) //debug
        func debug() {}
        #endif
        """

    @Test("A condition is looked up first in the types around the handler")
    func names() {
        let module = ModuleScan(name: "A", sources: ["A.swift": Self.source])
        let model = ModuleModel(module)
        #expect(ModuleChecks.check(model).isEmpty)
        #expect(
            model.routeConditions.map(\.callee) == [
                "AModule.Inner.isBeta", "isOn", "AModule.Inner.isBeta", "AModule.isOn",
            ]
        )
        let text = Generator.generate(GenerationRequest(module: module)).source
        #expect(
            text.contains(
                "static func accepts(_ condition_: Swift.Int, _ request_: RouterRuntime.RouteRequest) -> Swift.Bool {"
            )
        )
        #expect(text.contains("return request_.passes(AModule.isOn)"))
        // A free function may have the name of one of the dispatcher's, which the call must not find first.
        let head = "\nnonisolated private func accepts_("
        let function = text.firstRange(of: head).map { text[$0.upperBound...] } ?? ""
        #expect(function.prefix { $0 != "}" }.contains("return request_.passes(isOn)"))
    }

    @Test("An empty `#if` has a fixed place in the generated text")
    func emptyDirective() {
        let source = """
            final class Tools {
                /// @route
                func use() -> String { "" }
            }
            #if
            extension Tools {
                /// @route
                func drop() -> String { "" }
            }
            #endif
            """
        let texts = (0..<50).map { _ in
            Generator.generate(GenerationRequest(module: ModuleScan(name: "A", sources: ["A.swift": source]))).source
        }
        #expect(Set(texts).count == 1)
    }

    @Test("Each condition has its own number")
    func numbers() {
        let model = ModuleModel(ModuleScan(name: "A", sources: ["A.swift": Self.source]))
        #expect(Set(model.routeConditions.map(\.identity)).count == 4)
    }
    @Test("A condition is called on systems that have it; elsewhere the route does not match")
    func availability() {
        let source = """
            @available(iOS 17, *)
            enum Experiments {
                @available(macOS 14, *) static func isOn() -> Bool { true }
            }
            /// @route(when: Experiments.isOn) //new
            @available(iOS 16, *) func new() {}
            """
        let module = ModuleScan(name: "A", sources: ["A.swift": source])
        let text = Generator.generate(GenerationRequest(module: module)).source
        #expect(text.contains("guard #available(iOS 17, macOS 14, *) else { return false }"))
    }
}
