/// In place of a view controller.
class Controller: CustomStringConvertible {
    let label: String

    init(label: String = "") { self.label = label }

    var description: String { "\(type(of: self))(\(label))" }
}

struct TheRouterModel {
    var name: String
    var age: Int
}

typealias QrScanResultCallBack = (String, Bool) -> Void

final class TheRouterController: Controller {
    /// @route //router/demo
    init(
        name: String = "nobody",
        model: TheRouterModel? = nil,
        boolValue: Bool = true,
        clouse: QrScanResultCallBack? = nil
    ) {
        clouse?("scanned", true)
        super.init(label: "\(name) \(model?.age ?? 0) \(boolValue)")
    }
}

final class TheRouterControllerA: Controller {
    /// @route //router/demo1
    init() { super.init() }
}

/// A page with a second path, which Android's app has for it.
final class TheRouterControllerB: Controller {
    /// @route //router/demo2
    /// @route //router/demo2-Android
    init() { super.init() }
}

final class LoginController: Controller {
    /// @route //router/login
    init() { super.init() }
}

final class MessageListController: Controller {
    /// @route //router/messages
    init() { super.init() }
}

protocol AppConfigServiceProtocol {
    func openMiniProgram(info: [String: Any]) -> String
}

/// @service(AppConfigServiceProtocol)
final class ConfigModuleService: AppConfigServiceProtocol {
    func openMiniProgram(info: [String: Any]) -> String { "mini program \(info["key"] ?? "none")" }
}
