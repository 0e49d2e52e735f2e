import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime
@testable import RouterServices

@Suite struct TypeIndexTests {
    private func types(_ source: String) -> TypeIndex {
        ModuleScan(name: "A", sources: ["A.swift": source]).types
    }

    @Test("Aliases that name others ten times are replaced up to a size") func explodingAliases() {
        let aliases = (1...12).map { number in
            "typealias A\(number) = (\(repeatElement("A\(number - 1)", count: 10).joined(separator: ", ")))"
        }
        let types = types("struct A0 {}\n" + aliases.joined(separator: "\n"))
        #expect(types.resolved(TypeText("A2"), from: []).names == Array(repeating: "A0", count: 100))
        // Each name takes some bytes, and the last ones are those of aliases.
        #expect((10_000..<30_000).contains(types.resolved(TypeText("A12"), from: []).names.count))
    }

    @Test("An alias of an alias is replaced at any depth") func longChainOfAliases() {
        let count = AllCases.share(of: 3_000)
        let aliases = (1...count).map { "typealias A\($0) = A\($0 - 1)" }.joined(separator: "\n")
        let types = types("typealias A0 = () -> Void\n" + aliases)
        #expect(types.resolved(TypeText("A\(count)"), from: []).isFunction)
    }

    @Test(
        "A class whose initializers are hidden needs a factory",
        arguments: [
            "class Page { private init() {} }", "class Page {}\nprivate extension Page { convenience init() {} }",
            "class Page {}\nfileprivate extension Page { init(router: Router) {} }",
        ]
    )
    func anInitializerThatIsHiddenMakesNothing(source: String) {
        #expect(types(source).entry(at: "Page")?.construction == .needsFactory)
    }

    @Test("An explicitly internal initializer is visible in a private extension")
    func anExplicitlyInternalInitializerIsVisibleInAPrivateExtension() {
        let types = types("class Page {}\nprivate extension Page { internal init() {} }")
        #expect(types.entry(at: "Page")?.construction == .byRouter([], isThrowing: false))
    }

    @Test("A subclass of `ManagedBuffer` has no initializer")
    func managedBuffers() {
        let types = types("final class Bytes: ManagedBuffer<Int, UInt8> {}")
        #expect(types.construction(of: "Bytes") == .needsFactory)
    }

    @Test("A class without initializers uses those of its superclass")
    func aClassWithoutInitializersIsMadeAsTheClassIsFromWhichItInherits() {
        let types = types(
            """
            class Page { init(id: Int) {} }
            class List: Page {}
            class Orders: List { var count = 0 }
            class Own: Page { init() { super.init(id: 1) } }
            class Services { init(services: RouteServices) throws {} }
            class Cart: Services, Sendable {}
            class Plain: Codable {}
            """
        )
        #expect(types.construction(of: "Orders") == .needsFactory)
        #expect(types.construction(of: "Own") == .byRouter([], isThrowing: false))
        let services = RouterArgument(label: "services", isServices: true)
        #expect(types.construction(of: "Cart") == .byRouter([services], isThrowing: true))
        #expect(types.construction(of: "Plain") == .byRouter([], isThrowing: false))
        #expect(types.construction(of: "Other") == nil)
    }

    @Test("The list of superclasses ends at a type of another module, or at a cycle")
    func theListOfSuperclassesEndsAtATypeOfAnotherModuleOrAtACycle() {
        let chain = types("class A: B {}\nclass B: Outer.C, P {}\nenum Outer { class C: Other {} }\nprotocol P {}")
        #expect(chain.superclasses(of: "A") == ["B", "Outer.C"])
        #expect(types("class A: P {}\nprotocol P {}").superclasses(of: "A").isEmpty)
        #expect(types("class A: B {}\nclass B: A {}").superclasses(of: "A") == ["B", "A"])
    }
}
