import RouterDynamic
import RouterRuntime
import RouterServices

let router = Router(.khalaAfter)

// Calls, which keep the types of parameters, or read text.
print(try router.call("kl://AModule/server", context: ["value": 46], as: Int.self))
print(try router.call("kl://AModule/server2?value=64", as: Int.self))
print(try router.store.aModule.server(value: 46))

// Closures.
try router.store.aModule.forClosure { item in
    print("forClosure:", item)
}
try router.call(
    "kf://AModule/forClosures",
    callbacks: [
        RouteCallback { (item: [String: Any]) in print("forClosures block1:", item) },
        RouteCallback { (item: [String: Any]) in print("forClosures block2:", item) },
    ]
)

// A notification of all classes with an instance.
try router.register(named: "kl://AModule")
try router.register(named: "kl://BModule")
print(try router.broadcast("kl://doSomething?value=888").map { try $0.result.get() })

// A filter that leads the requests for one class to another.
router.rewrite { request in
    let url = request.url.text
    return url.hasPrefix("kl://AModule/") ? request.replacing(url: "kl://BModule/" + url.dropFirst(13)) : nil
}
print(try router.call("kl://AModule/doSomething?value=888", as: String.self))
