import SharedModels

/// A closure that takes the dictionary of a result.
typealias KhalaClosure = ([String: Any]) -> Void

/// The class of Khala's own examples; its functions have no patterns, so each answers to `//AModule/` and its name.
final class AModule: KhalaModule {
    init() {}

    /// Gives back a value that keeps its type.
    ///
    /// @route
    func server(value: Int) -> Int { value }

    /// Gives back a value that arrives as text.
    ///
    /// @route
    func server2(value: Int) -> Int { value }

    /// Calls one closure.
    ///
    /// @route
    func forClosure(_ closure: KhalaClosure) {
        closure(["value": #function])
    }

    /// Calls two closures.
    ///
    /// @route
    func forClosures(_ success: KhalaClosure, failure: KhalaClosure) {
        success(["success": #function])
        failure(["failure": #function])
    }

    /// Does the same as its namesake in the other module.
    ///
    /// @route
    func doSomething(_ info: [String: Any]) -> String {
        "AModule: \(info["value"] ?? "nothing")"
    }
}
