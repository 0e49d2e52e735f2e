import RouterRuntime

typealias KhalaClosure = ([String: Any]) -> Void

/// The class of Khala's README, whose functions have no patterns.
final class AModule {
    init() {}

    /// @route
    func server2(value: Int) -> Int { value }

    /// @route
    func image(_ info: [String: Any]) -> String { "\(info["image"] ?? "none")" }

    /// @route
    func doSomething(_ info: [String: Any]) -> String { "AModule \(info["value"] ?? "-")" }

    /// @route
    func hashed(_ info: [AnyHashable: Any]) -> String { "\(info["a"] ?? "-") \(info["b"] ?? "-")" }

    /// @route
    func convert(number: Int = 1, text: String = "-", flag: Bool = false) -> String { "\(number) \(text) \(flag)" }
}

/// The six shapes that Khala's README lists.
final class BModule {
    init() {}

    /// @route
    func server1() -> Int { 1 }

    /// @route
    func server2(info: [String: Any]) -> Int { info.count }

    /// @route
    func server3(_ info: [String: Any]) -> Int { info.count }

    /// @route
    func server4(_ info: [String: Any], closure: KhalaClosure) -> Int {
        closure(["closure": 4])
        return info.count
    }

    /// @route
    func server5(_ info: [String: Any], success: KhalaClosure, failure: KhalaClosure, complete: KhalaClosure) -> Int {
        success(["success": 5])
        failure(["failure": 5])
        complete(["complete": 5])
        return info.count
    }

    /// @route
    func server6(_ success: KhalaClosure, failure: KhalaClosure, info: [String: Any], complete: KhalaClosure) -> Int {
        success(["success": 6])
        failure(["failure": 6])
        complete(["complete": 6])
        return info.count
    }

    /// @route
    func doSomething(_ info: [String: Any]) -> String { "BModule \(info["value"] ?? "-")" }
}
