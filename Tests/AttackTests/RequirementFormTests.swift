import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// A service's requirement in TheRouter's form, `//services?protocol=P&method=m`, whatever other paths it has, and
/// whether or not it is open to the caller.
@Suite struct RequirementFormTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { "reached" }
    }

    struct Guarded: Error {}

    private static let path = "//services/Pay/go"
    private static let form = #"//services?protocol=Pay&method=(go|goWithId\:)"#

    /// A router with a requirement that has paths of older versions, too.
    private static func router(_ paths: [String], origins: Set<RouteOrigin>, exists: Bool = true) throws -> Router {
        let requirement = TestHandler(
            name: "Pay.go(id:)",
            patterns: paths + [form],
            parameters: ["id"],
            origins: origins,
            requirement: paths.firstIndex(of: path)
        )
        let told = TestHandler(name: "told", patterns: ["//told"], origins: [.external])
        return Router(try .test([told] + (exists ? [requirement] : []), Dispatcher.self)).silent
    }

    static let orders = [
        [path], [path, "//services/OldPay/go"], ["//services/OldPay/go", path], ["//services/:old/go", path],
        ["//services/?old=:id", path],
    ]

    static let urls = ["//services?protocol=Pay&method=go", "//services?protocol=Pay&method=goWithId:&ivar1=5#x"]

    @Test("The form passes what is set up for the requirement's own path, wherever that stands", arguments: orders)
    func ownPath(_ paths: [String]) throws {
        for url in Self.urls {
            #expect(try Self.router(paths, origins: [.external]).call(url, from: .external) as? String == "reached")
            let guarded = try Self.router(paths, origins: [.external])
            try guarded.use(for: .urls(Self.path)) { _ in throw Guarded() }
            #expect(throws: Guarded.self) { try guarded.call(url, from: .external) }
            let rewritten = try Self.router(paths, origins: [.external])
            try rewritten.rewrite(Self.path, to: "//told")
            #expect(try rewritten.resolve(url, from: .external).pattern == "//told")
            let removed = try Self.router(paths, origins: [.external])
            #expect(removed.relocate([.remove(Self.path)]).refused.isEmpty)
            // An older path may take the URL of the requirement's own path, too.
            let isTaken = removed.canOpen(Self.path, from: .external)
            #expect(isTaken == paths.contains("//services/:old/go"))
            #expect(removed.canOpen(url, from: .external) == isTaken)
            let replaced = try Self.router(paths, origins: [.external])
            #expect(replaced.relocate([.replace(Self.path, target: "//told")]).refused.isEmpty)
            #expect(try replaced.resolve(url, from: .external).pattern == "//told")
        }
    }

    @Test("What is set up for another path of the requirement does not apply to the form")
    func otherPath() throws {
        for url in Self.urls {
            let router = try Self.router(["//services/OldPay/go", Self.path], origins: [.external])
            try router.use(for: .urls("//services/OldPay/go")) { _ in throw Guarded() }
            #expect(router.relocate([.remove("//services/OldPay/go")]).refused.isEmpty)
            #expect(try router.call(url, from: .external) as? String == "reached")
        }
    }

    /// The settings by which a path can lead elsewhere, each for every requirement.
    private static let settings: [@Sendable (Router) throws -> Void] = [
        { _ in },
        { try $0.add("//services/*/:method", from: Set(RouteOrigin.allCases)) { _ in "dynamic" } },
        { try $0.use(for: .urls("//services/:protocol/:method")) { _ in throw RouteRedirect(to: "//told") } },
        { try $0.use(for: .urls("//services/**")) { _ in throw Guarded() } },
        { try $0.rewrite("//services/:protocol/:method", to: "//told") },
        { try $0.rewrite(for: .urls("//services/:protocol/:method")) { $0.replacing(url: "//told") } },
        { _ = $0.relocate([.replace(path, target: "//told")]) },
    ]

    @Test("A closed requirement looks like one that does not exist", arguments: settings.indices, orders)
    func closed(_ setting: Int, _ paths: [String]) async throws {
        let closed = try Self.router(paths, origins: [.remote])
        let absent = try Self.router(paths, origins: [.remote], exists: false)
        for router in [closed, absent] { try Self.settings[setting](router) }
        for url in Self.urls + ["//services?protocol=Pay&method=go&x=%zz", "//u@SERVICES?protocol=Pay&method=go"] {
            let seen = await ClosedMaze.observe(url, of: closed, from: .external)
            let expected = await ClosedMaze.observe(url, of: absent, from: .external)
            #expect(seen == expected, "\(url)")
        }
    }
}
