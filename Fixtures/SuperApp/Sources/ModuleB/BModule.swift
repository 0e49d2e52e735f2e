import SharedModels

/// The other class of Khala's examples, with every shape of a function that Khala allows.
final class BModule: KhalaModule {
    typealias Closure = ([String: Any]) -> Void

    init() {}

    /// Does the same as its namesake in the other module.
    ///
    /// @route
    func doSomething(_ info: [String: Any]) -> String {
        "BModule: \(info["value"] ?? "nothing")"
    }

    /// No parameters.
    ///
    /// @route
    func server1() -> Int { 1 }

    /// The dictionary of all parameters, with a label.
    ///
    /// @route
    func server2(info: [String: Any]) -> Int { info.count }

    /// The dictionary, without a label.
    ///
    /// @route
    func server3(_ info: [String: Any]) -> Int { info.count }

    /// The dictionary and a closure.
    ///
    /// @route
    func server4(_ info: [String: Any], closure: ([String: Any]) -> Void) -> Int {
        closure(["closure": info.count])
        return 4
    }

    /// The dictionary and several closures.
    ///
    /// @route
    func server5(_ info: [String: Any], success: Closure, failure: Closure, complete: Closure) -> Int {
        success(["success": info.count])
        failure(["failure": info.count])
        complete(["complete": info.count])
        return 5
    }

    /// The dictionary between closures.
    ///
    /// @route
    func server6(_ success: Closure, failure: Closure, info: [String: Any], complete: Closure) -> Int {
        success(["success": info.count])
        failure(["failure": info.count])
        complete(["complete": info.count])
        return 6
    }
}
