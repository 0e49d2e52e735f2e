import TheRouter

TheRouterManager.addGloableRouter([
    TheRouterController.self, TheRouterControllerA.self, TheRouterControllerB.self, LoginController.self,
    MessageListController.self,
])
TheRouterManager.registerServices(ConfigModuleService(), as: "AppConfigServiceProtocol")
TheRouter.logcat { url, logType, errorMsg in
    if logType == .logError { print("log: \(url) \(errorMsg)") }
}

// Models and closures beside the URL.
let model = TheRouterModel(name: "AKyS", age: 18)
let clouse = { (qrResult: String, qrStatus: Bool) in print("\(qrResult) \(qrStatus)") }
TheRouter.openURL(("scheme://router/demo?id=2&value=3&name=AKyS", ["model": model, "clouse": clouse]))

// Step by step.
TheRouterBuilder.build("scheme://router/demo")
    .withInt(key: "intValue", value: 2)
    .withString(key: "name", value: "sdsd")
    .withBool(key: "boolValue", value: false)
    .withAny(key: "model", value: model)
    .navigation { params, instance in
        print("completion: \(params?["intValue"] ?? "nil") \(instance ?? "nil")")
    }

// Two paths of one page.
TheRouter.openURL("scheme://router/demo2")
TheRouter.openURL("scheme://router/demo2-Android")

// A path that no page has.
TheRouter.globalOpenFailedHandler { info in
    print("failed: \(info["url"] ?? "nil")")
}
TheRouter.openURL("scheme://router/none")

// Log in first.
var isLogin = false
TheRouter.addRouterInterceptor(["scheme://router/messages"], priority: 0) { _ in
    if isLogin { return true }
    TheRouter.openURL("scheme://router/login")
    return false
}
TheRouter.openURL("scheme://router/messages")
isLogin = true
TheRouter.openURL("scheme://router/messages")

// Relocations that a server delivers: a replacement, its reset, and a path for a misspelled one.
TheRouterManager.addRelocationHandle(routerMapList: [
    ["routerType": 1, "targetPath": "scheme://router/demo1", "orginPath": "scheme://router/demo"]
])
TheRouter.openURL("scheme://router/demo?name=relocated")
TheRouterManager.addRelocationHandle(routerMapList: [
    ["routerType": 4, "targetPath": "scheme://router/demo", "orginPath": "scheme://router/demo"]
])
TheRouter.openURL("scheme://router/demo?name=reset")
TheRouterManager.addRelocationHandle(routerMapList: [
    ["routerType": 2, "className": "TheRouterControllerB", "path": "scheme://router/demo22"]
])
TheRouter.openURL("scheme://router/demo22")

// A service.
if let service = TheRouter.fetchService(AppConfigServiceProtocol.self) {
    print(service.openMiniProgram(info: ["key": "value"]))
}
