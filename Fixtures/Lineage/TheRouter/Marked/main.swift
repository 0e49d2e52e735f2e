import RouterDynamic
import RouterFoundation
import TheRouter

let router = Router(.theRouterMarked)
router.observe { event in
    if event.error != nil { print("log: \(event.request.url) not found") }
}

/// Opens a page, or does what the app does for a path that no page has.
func openURL(_ url: String, userInfo: [String: Any] = [:]) {
    do {
        let page = try router.request(url).with(userInfo: userInfo).call(as: Controller.self)
        print("push \(page)")
    } catch {
        print("failed: \(url)")
    }
}

// Models and closures beside the URL.
let model = TheRouterModel(name: "AKyS", age: 18)
let clouse = { (qrResult: String, qrStatus: Bool) in print("\(qrResult) \(qrStatus)") }
openURL("scheme://router/demo?id=2&value=3&name=AKyS", userInfo: ["model": model, "clouse": clouse])

// Step by step.
try router.request("scheme://router/demo").with(userInfo: [
    "intValue": 2, "name": "sdsd", "boolValue": false, "model": model,
]).call { params, instance in
    print("push \(instance)")
    print("completion: \(params["intValue"] ?? "nil") \(instance)")
}

// Two paths of one page.
openURL("scheme://router/demo2")
openURL("scheme://router/demo2-Android")

// A path that no page has.
openURL("scheme://router/none")

// Log in first.
nonisolated(unsafe) var isLogin = false
router.use(for: [.messageListControllerRegisterAction]) { request in
    isLogin ? .next(request) : .end(.redirect(to: "scheme://router/login"))
}
openURL("scheme://router/messages")
isLogin = true
openURL("scheme://router/messages")

// Relocations that a server delivers: a replacement, its reset, and a path for a misspelled one.
func relocate(_ map: [String: Any]) {
    _ = router.relocate(RouteRelocation.decode([map]))
}
relocate(["routerType": 1, "targetPath": "scheme://router/demo1", "orginPath": "scheme://router/demo"])
openURL("scheme://router/demo?name=relocated")
relocate(["routerType": 4, "targetPath": "scheme://router/demo", "orginPath": "scheme://router/demo"])
openURL("scheme://router/demo?name=reset")
relocate(["routerType": 2, "className": "TheRouterControllerB", "path": "scheme://router/demo22"])
openURL("scheme://router/demo22")

// A service, which is still TheRouter's.
TheRouterManager.registerServices(ConfigModuleService(), as: "AppConfigServiceProtocol")
if let service = TheRouter.fetchService(AppConfigServiceProtocol.self) {
    print(service.openMiniProgram(info: ["key": "value"]))
}
