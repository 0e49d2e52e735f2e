typealias KhalaClosure = (_ useInfo: [String: Any]) -> Void

final class AModule {
    /// @route
    func server(value: Int = 0) -> Int { value }

    /// @route
    func server2(value: Int = 0) -> Int { value }

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
}

final class BModule {
    /// @route
    func doSomething(_ info: [String: Any]) -> String {
        "BModule: \(info["value"] ?? "nil")"
    }
}
