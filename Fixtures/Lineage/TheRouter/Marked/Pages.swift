import TheRouter

/// In place of a view controller.
class Controller: CustomStringConvertible {
    var label = ""

    var description: String { "\(type(of: self))(\(label))" }
}

struct TheRouterModel {
    var name: String
    var age: Int
}

typealias QrScanResultCallBack = (String, Bool) -> Void

final class TheRouterController: Controller {}

extension TheRouterController: TheRouterable {
    static var patternString: [String] { ["scheme://router/demo"] }

    /// @route //router/demo
    static func registerAction(info: [String: Any]) -> Any {
        let controller = TheRouterController()
        let model = info["model"] as? TheRouterModel
        let flag = info["boolValue"] as? Bool ?? true
        controller.label = "\(info["name"] as? String ?? "nobody") \(model?.age ?? 0) \(flag)"
        (info["clouse"] as? QrScanResultCallBack)?("scanned", true)
        return controller
    }
}

final class TheRouterControllerA: Controller, TheRouterable {
    static var patternString: [String] { ["scheme://router/demo1"] }

    /// @route //router/demo1
    static func registerAction(info: [String: Any]) -> Any { TheRouterControllerA() }
}

/// A page with a second path, which Android's app has for it.
final class TheRouterControllerB: Controller, TheRouterable {
    static var patternString: [String] { ["scheme://router/demo2", "scheme://router/demo2-Android"] }

    /// @route //router/demo2
    /// @route //router/demo2-Android
    static func registerAction(info: [String: Any]) -> Any { TheRouterControllerB() }
}

final class LoginController: Controller, TheRouterable {
    static var patternString: [String] { ["scheme://router/login"] }

    /// @route //router/login
    static func registerAction(info: [String: Any]) -> Any { LoginController() }
}

final class MessageListController: Controller, TheRouterable {
    static var patternString: [String] { ["scheme://router/messages"] }

    /// @route //router/messages
    static func registerAction(info: [String: Any]) -> Any { MessageListController() }
}

protocol AppConfigServiceProtocol {
    func openMiniProgram(info: [String: Any]) -> String
}

final class ConfigModuleService: AppConfigServiceProtocol {
    func openMiniProgram(info: [String: Any]) -> String { "mini program \(info["key"] ?? "none")" }
}
