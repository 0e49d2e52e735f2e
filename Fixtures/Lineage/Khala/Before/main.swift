import Foundation
import Khala

PseudoClass.classes = [AModule.self, BModule.self]

// Calls, which keep the types of parameters, or read text.
print(Khala(str: "kl://AModule/server", params: ["value": 46])?.call() as? Int ?? "nil")
print(Khala(str: "kl://AModule/server2?value=64")?.call() as? Int ?? "nil")
print(KhalaStore.aModule_server(value: 46))

// Closures.
Khala(str: "kf://AModule/forClosure")?.call(block: { item in
    print("forClosure:", item)
})
Khala(str: "kf://AModule/forClosures")?.call(blocks: [
    { item in print("forClosures block1:", item) },
    { item in print("forClosures block2:", item) },
])

// A notification of all classes with an instance.
Khala(str: "kl://AModule")?.regist()
Khala(str: "kl://BModule")?.regist()
print(KhalaNotify(str: "kl://doSomething?value=888")?.call() ?? "nil")

// A filter that leads the requests for one class to another.
let filter = RewriteFilter { value in
    guard value.url.host == "AModule" else { return value }
    var value = value
    var components = URLComponents(url: value.url, resolvingAgainstBaseURL: true)!
    components.host = "BModule"
    value.url = components.url!
    return value
}
Khala.rewrite.filters.append(filter)
print(Khala(str: "kl://AModule/doSomething?value=888")?.call() ?? "nil")
