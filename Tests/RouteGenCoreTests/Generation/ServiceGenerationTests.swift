import Foundation
import TestSupport
import Testing

@testable import RouteGenCore
@testable import RouterRuntime
@testable import RouterServices

/// Services of several modules: what is proved, what is not checked, and which accessors there are.
@Suite struct ServiceGenerationTests {
    private static func module(_ name: String, _ source: String) -> ModuleScan {
        ModuleScan(name: name, sources: ["\(name).swift": source])
    }

    private static let disk = module(
        "Disk",
        """
        import SharedModels
        /// @service(Storage)
        final class DiskStorage: Storage {}
        """
    )

    private static let cloud = module(
        "Cloud",
        """
        import SharedModels
        /// @service(SharedModels.Storage, key: "cloud", default)
        final class CloudStorage: Storage {}
        """
    )

    private func findings(_ scans: [ModuleScan], declaring sources: [String: String]) -> String {
        var request = GenerationRequest(module: ModuleScan(name: "App"))
        request.isExecutable = true
        request.dependencies = scans
        let names = DeclaredProtocols.names(inQuestionAmong: scans)
        for (module, source) in sources {
            Array(source.utf8).withUnsafeBufferPointer { request.declaredProtocols.add(names, in: $0, module: module) }
        }
        let diagnostics = Generator.generate(request).diagnostics
        var check = CheckRequest(scans.map { CheckRequest.Module($0) })
        check.declaredProtocols = request.declaredProtocols
        let checked = Checker.check(check).flatMap(\.self)
        #expect(Set(checked) == Set(diagnostics))
        return DiagnosticRenderer().render(diagnostics.arranged())
    }

    @Test("Default services of two modules conflict if the sources show that they serve one protocol")
    func acrossModules() {
        #expect(DeclaredProtocols.names(inQuestionAmong: [Self.disk, Self.cloud]) == ["Storage"])
        let text = findings(
            [Self.disk, Self.cloud],
            declaring: ["SharedModels": "public protocol Storage: Sendable {}"]
        )
        #expect(
            text == """
                Disk.swift:2:5: error: `Disk.DiskStorage` and `Cloud.CloudStorage` both serve `Storage` without a key [RG601]
                Cloud.swift:2:5: note: `Cloud.CloudStorage` is marked here
                Disk.swift:2:5: note: mark only one of them as the default, and give each of the others a `key:`

                """
        )
    }

    @Test(
        "Default services of protocols with the same name do not conflict if the protocols may differ",
        arguments: [
            [:],
            ["Disk": "protocol Storage {}"],
            ["Disk": "protocol Storage {}", "SharedModels": "public protocol Storage {}"],
            ["SharedModels": "public protocol Storages {}\nlet protocolStorage = 1"],
        ]
    )
    func uncertain(sources: [String: String]) {
        #expect(findings([Self.disk, Self.cloud], declaring: sources) == "")
    }

    @Test("If services have different keys, no source is searched for their protocols")
    func differentKeys() {
        let usb = Self.module("USB", "/// @service(Storage, key: \"usb\")\nfinal class Stick: Storage {}")
        #expect(DeclaredProtocols.names(inQuestionAmong: [Self.disk, usb]).isEmpty)
        #expect(DeclaredProtocols.names(inQuestionAmong: [Self.disk, Self.disk]).isEmpty)
    }

    @Test("An interface has accessors for services of public protocols")
    func offered() {
        let source = """
            import SharedModels
            public protocol Exported {}
            protocol OwnUse {}
            /// @service(Exported)
            struct Export: Exported {}
            /// @service(OwnUse)
            struct Use: OwnUse {}
            /// @service(Storage, key: "disk-cache")
            final class DiskStorage: Storage {}
            """
        var request = GenerationRequest(module: ModuleScan(name: "FilesRoutes"))
        request.accessorModules = [Self.module("Files", source)]
        request.visibleModules = ["SharedModels"]
        let generation = Generator.generate(request)
        #expect(
            DiagnosticRenderer().render(generation.diagnostics.arranged()) == """
                Files.swift:4:5: error: the accessor for the service `Files.Export` in FilesRoutes cannot use `Exported`, which \
                Files declares [RG405]
                Files.swift:2:17: note: `Exported` is declared here
                Files.swift:4:5: note: move `Exported` to a module that both Files and FilesRoutes depend on, or make it internal if \
                only Files uses the service

                """
        )
        #expect(generation.source.contains("var storageDiskCache: any Storage { get throws"))
        #expect(!generation.source.contains("OwnUse"))
        #expect(generation.source.contains("import SharedModels"))
    }

    @Test("A module's own accessors are public only if the protocol is")
    func ownAccess() {
        let source = """
            public protocol Exported {}
            protocol OwnUse {}
            /// @service(Exported)
            struct Export: Exported {}
            /// @service(OwnUse)
            struct Use: OwnUse {}
            """
        var request = GenerationRequest(module: Self.module("Files", source))
        var diagnostics: [Diagnostic] = []
        request.configuration = Configuration(
            json: Array(#"{"own": "public"}"#.utf8),
            path: "routegen.json",
            diagnostics: &diagnostics
        )
        let text = Generator.generate(request).source
        #expect(diagnostics.isEmpty && text.contains("    public var exported: any Exported"))
        #expect(text.contains("    var ownUse: any OwnUse"))
    }

    @Test("A module without its own accessors has no collisions of their names") func noAccessors() {
        let source = """
            public protocol Exported {}
            /// @service(Exported)
            struct Export: Exported {}
            /// @route(name: same) //first
            func first() {}
            /// @route(name: same) //second
            func second() {}
            """
        var request = GenerationRequest(module: Self.module("Files", source))
        request.configuration.ownAccess = nil
        let generation = Generator.generate(request)
        #expect(generation.diagnostics.isEmpty)
        for accessor in ["extension RouterRuntime.Route ", "RouteStore", "RoutePath", "RouteServices {"] {
            #expect(!generation.source.contains(accessor), "\(accessor)")
        }
        #expect(generation.source.contains("first()"))
    }

    @Test(
        "Names of accessors follow from those of protocols",
        arguments: [
            ("AppConfigService", "appConfig"), ("AppConfigServiceProtocol", "appConfig"), ("Storage", "storage"),
            ("Service", "service"), ("Protocol", "protocol"), ("URLService", "url"), ("ServiceProtocol", "service"),
        ]
    )
    func names(protocolName: String, accessor: String) {
        #expect(Service.accessorName(protocolName) == accessor)
    }
}
