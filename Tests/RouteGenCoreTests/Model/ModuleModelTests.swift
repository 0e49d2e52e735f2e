import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime
@testable import RouterServices

@Suite struct ModuleModelTests {
    private func model(_ source: String) -> ModuleModel {
        ModuleModel(ModuleScan(name: "A", sources: ["A.swift": source]))
    }

    @Test("The model contains handlers that the checks refuse, and set-ups")
    func theModelContainsHandlersThatTheChecksRefuseAndSetUps() {
        let model = model(
            """
            /// @route //chat/:id
            func open(number: Int) {}

            private enum Chat: RouteModule {}
            """
        )
        #expect(model.handlers.map(\.name) == ["open"])
        #expect(model.setUps.count == 1)
        #expect(model.unresolved.isEmpty)
        #expect(ModuleChecks.check(model).map(\.code) == [.unboundPlaceholder])
    }

    @Test("A marker that cannot be resolved has no handler or service, and is reported once")
    func aMarkerThatCannotBeResolvedHasNoHandlerOrService() {
        let model = model(
            """
            /// @route //chat/:id(
            func open(id: Int) {}

            /// @service(Storage)
            struct Disk { init(folder: String) {} }
            """
        )
        #expect(model.isEmpty)
        #expect(model.unresolved.map(\.code) == [.malformedPattern, .serviceWithoutInitializer])
        #expect(ModuleChecks.check(model) == model.unresolved)
    }

    @Test("A misplaced marker is reported by the scan, and is not part of the model")
    func aMarkerOnADeclarationThatCannotHaveOneIsFoundByTheScan() {
        let model = model("/// @route //chat\nvar chat = 1\n\n/// @rout //list\nfunc list() {}\n\n/// @route //a\n")
        #expect(model.isEmpty)
        #expect(model.unresolved.isEmpty)
        #expect(
            Set(model.scan.diagnostics.map(\.code)) == [.misplacedMarker, .nearMissMarker]
                && model.scan.diagnostics.count == 3
        )
        #expect(ModuleChecks.check(model) == model.scan.diagnostics)
    }

    @Test("A prefix applies to extensions in files that come before that of the type")
    func prefixesApplyInFilesThatComeBeforeTheTypesOwn() {
        let scan = ModuleScan(
            name: "A",
            sources: [
                "A.swift": "extension Chat {\n/// @route open\nstatic func open() {}\n}",
                "B.swift": "/// @route //chat\nenum Chat {}",
            ]
        )
        #expect(ModuleModel(scan).handlers.flatMap(\.patterns).map(\.text) == ["//chat/open"])
    }
}
