import TestSupport
import Testing

@testable import RouteGenCore

@Suite struct InstanceTypeGenerationTests {
    private static let sources = [
        "A.swift": """
        final class Cached {
            /// @route
            func act() {}
            /// @route
            @MainActor func show() {}
        }
        @MainActor final class Screens {
            /// @route
            func show() {}
        }
        struct Transient {
            /// @route
            func act() {}
        }
        protocol Served {
            /// @route
            func serve()
        }
        #if DEBUG
        final class Debug {
            /// @route
            func act() {}
        }
        #endif
        """,
        "B.swift": """
        extension Elsewhere {
            /// @route
            func act() {}
        }
        """,
        "C.swift": "struct Elsewhere {}",
    ]

    @Test("The table lists the types of cached instances and creates them")
    func emission() {
        let module = ModuleScan(name: "A", sources: Self.sources)
        let text = Generator.generate(GenerationRequest(module: module)).source
        #expect(text.contains("case 0: return Cached.self"))
        #expect(text.contains("#if DEBUG\n        case 1: return Debug.self\n#endif"))
        #expect(text.contains("case 3: return Screens.self"))
        #expect(!text.contains("return Transient.self") && !text.contains("return Elsewhere.self"))
        #expect(text.contains("@MainActor static func makeInstanceOnMainActor"))
    }

    @Test("Each type has a number, in the order of the names")
    func numbers() {
        let model = ModuleModel(ModuleScan(name: "A", sources: Self.sources))
        #expect(model.instanceTypes.map(\.name) == ["Cached", "Debug", "Elsewhere", "Screens", "Transient"])
    }
}
