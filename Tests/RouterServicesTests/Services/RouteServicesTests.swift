@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import Testing

/// Services through a handwritten table: what generated code relies on.
@Suite struct RouteServicesTests {
    protocol AppConfigService: Sendable {
        func openMiniProgram(id: String) -> String
    }

    protocol Storage: AnyObject, Sendable { var name: String { get } }
    protocol Unserved {}
    protocol Screens: AnyObject {}
    protocol Remote: AnyObject {}
    protocol Clock: AnyObject {}

    final class ConfigModuleService: AppConfigService {
        func openMiniProgram(id: String) -> String { "mini program \(id)" }
    }

    struct PreviewConfig: AppConfigService {
        func openMiniProgram(id: String) -> String { "preview \(id)" }
    }

    final class NamedStorage: Storage {
        let name: String
        init(_ name: String) { self.name = name }
    }

    final class MainScreens: Screens {
        @MainActor init() {}
    }

    final class RemoteService: Remote {
        init() async { await Task.yield() }
    }

    final class TickingClock: Clock {}

    enum Dispatcher: RouteDispatcher, RouteServiceDispatcher {
        static var services: Any.Type? { Self.self }

        static func serviceProtocol(_ service: Int) -> Any.Type? {
            switch service {
            case 0: (any AppConfigService).self
            case 1, 2: (any Storage).self
            case 3: (any Screens).self
            case 4: (any Remote).self
            case 5: (any Clock).self
            default: nil
            }
        }

        static func make(_ service: Int, _ router: Router) throws -> Any {
            switch service {
            case 0: return ConfigModuleService()
            case 1: return NamedStorage("disk")
            case 2:
                return NamedStorage(
                    "cloud, " + (try router.services.get((any AppConfigService).self).openMiniProgram(id: "1"))
                )
            case 5: return TickingClock()
            default: throw router.services.unknownIndex(service)
            }
        }

        @MainActor
        static func makeOnMainActor(_ service: Int, _ router: Router) throws -> Any { MainScreens() }

        static func open(_ service: Int, _ router: Router, isolation: isolated (any Actor)?) async throws -> Any {
            await RemoteService()
        }
    }

    static let services = [
        TestService(protocolName: "AppConfigService", typeName: "Config.ConfigModuleService"),
        TestService(protocolName: "Storage", typeName: "Files.DiskStorage", key: "disk", isDefault: false),
        TestService(protocolName: "Storage", typeName: "Files.CloudStorage", key: "cloud", isDefault: false),
        TestService(protocolName: "Screens", typeName: "UI.MainScreens", callKind: .mainActor),
        TestService(protocolName: "Remote", typeName: "Net.RemoteService", callKind: .asynchronous),
        TestService(protocolName: "Clock", typeName: "Time.TickingClock", isSingleton: false),
    ]

    let router = Router(.test(services: services, Dispatcher.self))

    @Test("T13 Requests of services are observed like routes")
    func t13() async throws {
        let log = Log<String>()
        let token = router.services.observe { event in
            let outcome =
                switch event.result {
                case .success(let typeName): typeName
                case .failure(let error): "\((error as? RouterError)?.code.rawValue ?? "")"
                }
            log.note("\(event.protocolName) \(event.key ?? "-") \(outcome)")
        }
        _ = try router.services.get((any AppConfigService).self)
        _ = try router.services.get((any Storage).self, key: "disk")
        _ = try await router.services.fetch((any Remote).self)
        #expect(throws: RouterError.self) { try router.services.get((any Unserved).self) }
        await #expect(throws: RouterError.self) { try await router.services.fetch((any Storage).self, key: "x") }
        token.remove()
        _ = try router.services.get((any AppConfigService).self)
        #expect(
            log.entries == [
                "AppConfigService - ConfigModuleService", "Storage disk NamedStorage", "Remote - RemoteService",
                "Unserved - unknownService", "Storage x unknownService",
            ]
        )
    }

    @Test("T4 A service is fetched by its protocol, and created lazily and once")
    func t4() throws {
        let service = try router.services.get((any AppConfigService).self)
        #expect(service.openMiniProgram(id: "7") == "mini program 7")
        let first = try router.services.get((any Storage).self, key: "disk")
        #expect(try router.services.get((any Storage).self, key: "disk") === first)
        #expect(try router.services.get((any Storage).self, key: "cloud").name == "cloud, mini program 1")
        let other = Router(.test(services: Self.services, Dispatcher.self))
        #expect(try other.services.get((any Storage).self, key: "disk") !== first)
    }

    @Test("A transient service is created for each request")
    func transient() throws {
        let first = try router.services.get((any Clock).self)
        #expect(try router.services.get((any Clock).self) !== first)
    }

    @Test("An error names the protocol and what is registered")
    func errors() {
        #expect(
            errorMessage { _ = try router.services.get((any Unserved).self) }
                == "no type serves 'Unserved'; the table has services of 'AppConfigService', 'Clock', 'Remote', 'Screens', 'Storage'"
        )
        #expect(
            errorMessage { _ = try router.services.get((any Storage).self) }
                == "'Storage' has no default service, so a key is needed; there is 'Files.DiskStorage' (key 'disk'), 'Files.CloudStorage' (key 'cloud')"
        )
        #expect(
            errorMessage { _ = try router.services.get((any Storage).self, key: "usb") }
                == "no type serves 'Storage' with the key 'usb'; there is 'Files.DiskStorage' (key 'disk'), 'Files.CloudStorage' (key 'cloud')"
        )
        let empty = Router(.test(services: [], Dispatcher.self))
        #expect(
            errorMessage { _ = try empty.services.get((any Unserved).self) }
                == "no type serves 'Unserved'; the table has no services"
        )
        #expect(errorCode { _ = try router.services.get((any Unserved).self) } == .unknownService)
    }

    @Test("Two defaults that no build can detect are an error")
    func disputed() {
        let services = [
            TestService(protocolName: "Storage", typeName: "Files.DiskStorage"),
            TestService(protocolName: "Storage", typeName: "Files.CloudStorage"),
        ]
        enum Both: RouteDispatcher, RouteServiceDispatcher {
            static var services: Any.Type? { Self.self }
            static func serviceProtocol(_ service: Int) -> Any.Type? { (any Storage).self }
        }
        let router = Router(.test(services: services, Both.self))
        #expect(
            errorMessage { _ = try router.services.get((any Storage).self) }
                == "several types serve 'Storage' where no key is given: 'Files.DiskStorage', 'Files.CloudStorage'"
        )
    }

    @Test("Protocols with the same name in two modules are different")
    func sameName() {
        enum Other { protocol AppConfigService {} }
        #expect(errorCode { _ = try router.services.get((any Other.AppConfigService).self) } == .unknownService)
    }

    @Test("A protocol that a marker names by an alias is found")
    func alias() throws {
        let services = [TestService(protocolName: "Settings", typeName: "Config.ConfigModuleService")]
        let router = Router(.test(services: services, Dispatcher.self))
        #expect(try router.services.get((any AppConfigService).self).openMiniProgram(id: "7") == "mini program 7")
    }

    @Test("A replacement applies until it is removed, and the last one precedes the others")
    func replacement() throws {
        let config = { try router.services.get((any AppConfigService).self).openMiniProgram(id: "1") }
        let first = router.services.replace((any AppConfigService).self, with: PreviewConfig())
        #expect(try config() == "preview 1")
        let second = router.services.replace((any AppConfigService).self) { _ in ConfigModuleService() }
        #expect(try config() == "mini program 1")
        first.remove()
        #expect(try config() == "mini program 1")
        second.remove()
        second.remove()
        #expect(try config() == "mini program 1")
        let third = router.services.replace((any AppConfigService).self, with: PreviewConfig())
        #expect(try config() == "preview 1")
        third.remove()
    }

    @Test("A replacement serves a protocol that no type serves, under its key only")
    func registration() throws {
        struct Served: Unserved {}
        _ = router.services.replace((any Unserved).self, key: "a", with: Served())
        #expect(try router.services.get((any Unserved).self, key: "a") is Served)
        #expect(errorCode { _ = try router.services.get((any Unserved).self) } == .unknownService)
    }

    @Test("A main-actor service is requested on the main actor, and awaited elsewhere")
    @MainActor func mainActor() async throws {
        let screens = try router.services.get((any Screens).self)
        #expect(try router.services.get((any Screens).self) === screens)
        let other = try await Self.fetchElsewhere(router)
        #expect(other == ObjectIdentifier(screens))
        #expect(await Self.codeElsewhere(router) == .requiresAsync)
    }

    nonisolated private static func fetchElsewhere(_ router: Router) async throws -> ObjectIdentifier {
        ObjectIdentifier(try await router.services.fetch((any Screens).self))
    }

    nonisolated private static func codeElsewhere(_ router: Router) async -> RouterError.Code? {
        errorCode { _ = try router.services.get((any Screens).self) }
    }

    @Test("A service with an asynchronous initializer must be awaited")
    func asynchronous() async throws {
        #expect(errorCode { _ = try router.services.get((any Remote).self) } == .requiresAsync)
        let first = try await router.services.fetch((any Remote).self)
        #expect(try await router.services.fetch((any Remote).self) === first)
        #expect(
            try await router.services.fetch((any AppConfigService).self).openMiniProgram(id: "2") == "mini program 2"
        )
    }
}
