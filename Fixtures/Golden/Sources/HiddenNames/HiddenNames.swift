// The module has types whose names generated code could hide, or confuse with those of the runtime.

struct User {
    /// @route //users
    func users() -> UserStore { UserStore(name: "users") }

    /// @route //users/output
    static func output(_ output: Output) -> Output { output }
}

struct UserStore: Sendable { var name: String }

struct Output: Sendable { var value: Int }

/// The module's own protocol with the name of the runtime's class.
protocol Router {}

struct Printer {
    var router: (any Router)?

    init(router: Router) { self.router = router }

    init() {}

    /// @route //printer
    func print(text: String) -> String { "printed \(text) \(router == nil)" }
}

@globalActor actor Bank {
    static let shared = Bank()
}

/// A global actor whose name does not say that it is one.
///
/// @route //bank/:amount
@Bank func deposit(amount: Int) -> Int { amount * 2 }

@Bank final class Vault {
    init() {}

    /// @route //vault
    func contents() -> [Int] { [1, 2] }
}

/// A type with a name that the store's type for `User` would have.
struct UserStore_HiddenNames: Sendable { var name: String }

extension User {
    /// @route //users/stored
    static func stored() -> UserStore_HiddenNames { UserStore_HiddenNames(name: "stored") }
}
