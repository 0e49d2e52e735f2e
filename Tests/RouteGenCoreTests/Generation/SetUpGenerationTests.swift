import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime
@testable import RouterServices

/// How a type that sets its module up is found and called.
@Suite struct SetUpGenerationTests {
    private func generated(_ sources: [String: String]) -> String {
        Generator.generate(GenerationRequest(module: ModuleScan(name: "A", sources: sources))).source
    }

    private static let handlers = """
        /// @route //own
        func own() {}
        /// @route //slow
        func slow() async {}
        /// @service(Storage)
        final class Disk: Storage {}
        public protocol Storage: Sendable {}
        """

    @Test("A module without a set-up type generates no code for it") func none() {
        #expect(!generated(["A.swift": Self.handlers]).contains("setUp"))
    }

    @Test("The conformance can be in any file, in an extension or in an #if") func everywhere() {
        let setUps = """
            enum B {}
            extension B: RouteModule { static func setUp(for router: Router) {} }
            #if DEBUG
            enum A { struct C: Sendable, nonisolated RouterServices.RouteModule { static func setUp(for router: Router) {} } }
            #endif
            """
        let text = generated(["A.swift": Self.handlers, "B.swift": setUps])
        #expect(
            text.contains(
                """
                    static func setUp(_ router_: RouterRuntime.Router) throws {
                #if DEBUG
                #sourceLocation(file: "B.swift", line: 4)
                        try router_.setUp(A.C.self)
                #sourceLocation()
                #endif
                #sourceLocation(file: "B.swift", line: 2)
                        try router_.setUp(B.self)
                #sourceLocation()
                    }
                """
            )
        )
        // Before each handler, of any call kind, and each service.
        #expect(text.components(separatedBy: "try setUp(call.router)\n").count == 3)
        #expect(text.components(separatedBy: "try RouteDispatcher_.setUp(router_)\n").count == 2)
    }

    @Test("The module's own protocol named RouteModule does not declare a set-up") func ownProtocol() {
        let own = "protocol RouteModule {}\nenum B: RouteModule {}"
        #expect(!generated(["A.swift": Self.handlers, "B.swift": own]).contains("setUp"))
    }
}
