import Khala

extension KhalaStore {
    class func aModule_server(value: Int) -> Int {
        Khala(str: "kf://AModule/server", params: ["value": value])!.call() as! Int
    }
}

final class AModule: KhalaClass {
    /// @route
    func server(_ info: [String: Any]) -> Int {
        info["value"] as? Int ?? 0
    }

    /// @route
    func server2(_ info: [String: Any]) -> Int {
        guard let value = info["value"] as? String, let number = Int(value) else { return 0 }
        return number
    }

    /// @route
    func forClosure(_ closure: KhalaClosure) {
        closure(["value": #function])
    }

    /// @route
    func forClosures(_ success: KhalaClosure, failure: KhalaClosure) {
        success(["success": #function])
        failure(["failure": #function])
    }

    /// @route
    func doSomething(_ info: [String: Any]) -> String {
        "AModule: \(info["value"] ?? "nil")"
    }

    // In place of `@objcMembers`.
    var functions: [String: ([String: Any], [KhalaClosure]) -> Any?] {
        [
            "server": { info, _ in self.server(info) },
            "server2": { info, _ in self.server2(info) },
            "forClosure": { _, closures in self.forClosure(closures[0]) },
            "forClosures": { _, closures in self.forClosures(closures[0], failure: closures[1]) },
            "doSomething": { info, _ in self.doSomething(info) },
        ]
    }
}

final class BModule: KhalaClass {
    /// @route
    func doSomething(_ info: [String: Any]) -> String {
        "BModule: \(info["value"] ?? "nil")"
    }

    var functions: [String: ([String: Any], [KhalaClosure]) -> Any?] {
        ["doSomething": { info, _ in self.doSomething(info) }]
    }
}

/// The type of this name in another module, whose sources the build does not read.
typealias KhalaClosure = ([String: Any]) -> Void
