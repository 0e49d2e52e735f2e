import RouterRuntime
import RouterServices

struct Model {
    var age: Int
}

/// @route scheme://router/demo
func demo(id: Int = 0, name: String = "nobody", model: Model? = nil, done: ((String) -> Void)? = nil) -> String {
    done?("scanned")
    return "demo \(id) \(name) \(model?.age ?? 0)"
}

/// @route scheme://router/demo2
/// @route scheme://router/demo2-Android
func demo2() -> String { "demo 2" }

/// @route scheme://router/login
func login() -> String { "log in" }

/// @route scheme://router/messages
func messages() -> String { "messages" }

/// @route scheme://router/orders/:id
func orders(id: Int) -> String { "order \(id)" }

protocol AppConfigServiceProtocol: Sendable {
    /// @route(from: remote)
    func openMiniProgram(id: String, count: Int) -> String
}

/// @service(AppConfigServiceProtocol)
final class ConfigModuleService: AppConfigServiceProtocol {
    init() {}
    func openMiniProgram(id: String, count: Int) -> String { "\(count) of \(id)" }
}

enum TheRouterModule: RouteModule {
    static func setUp(for router: Router) { router.register(SetUpMark()) }
}

/// Is registered by the module's set-up.
final class SetUpMark: Sendable {
    init() {}

    /// @route
    func isThere() -> Bool { true }
}
