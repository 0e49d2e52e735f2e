import Testing

@testable import RouteGenCore

@Suite struct TypeIndexTests {
    private func types(_ source: String) -> TypeIndex { ModuleScan(name: "A", sources: ["A.swift": source]).types }

    @Test(
        "an initialiser that is hidden makes nothing, whatever hides it",
        arguments: [
            "class Page { private init() {} }", "class Page {}\nprivate extension Page { convenience init() {} }",
            "class Page {}\nfileprivate extension Page { init(router: Router) {} }",
        ]
    )
    func anInitialiserThatIsHiddenMakesNothing(source: String) {
        #expect(types(source).entry(at: "Page")?.construction == .needsFactory)
    }

    @Test("an initialiser that says it is internal is so in a private extension too")
    func anInitialiserThatSaysItIsInternalIsSoInAPrivateExtensionToo() {
        let types = types("class Page {}\nprivate extension Page { internal init() {} }")
        #expect(types.entry(at: "Page")?.construction == .byRouter([], isThrowing: false))
    }

    @Test("superclasses end with what is no class of the module, and with what was there before")
    func superclassesEndWithWhatIsNoClassOfTheModule() {
        let chain = types("class A: B {}\nclass B: Outer.C, P {}\nenum Outer { class C: Other {} }\nprotocol P {}")
        #expect(chain.superclasses(of: "A") == ["B", "Outer.C"])
        #expect(types("class A: P {}\nprotocol P {}").superclasses(of: "A").isEmpty)
        #expect(types("class A: B {}\nclass B: A {}").superclasses(of: "A") == ["B", "A"])
    }
}
