import GoldenModels

extension Chat {
    /// @route open/:id
    func open(id: Int, kind: Kind = .group) -> String { "chat \(id) \(kind)" }

    struct Settings {
        /// @route
        func sound() -> String { "sound" }
    }
}

extension Chat: Described {
    /// @route :id/describe
    func describe(id: Int) -> String { "\(id)" }
}

extension Extensions.List {
    /// @route //list/:count
    func items(count: Int) -> [Int] { Array(0..<count) }
}

public extension List {
    /// @route
    static func empty() -> [Int] { [] }
}

extension Account {
    /// An extension of another module's class.
    ///
    /// @route //account/:name
    static func open(name: String) -> String { Account(name: name).name }
}

extension String {
    /// @route //shout/:text
    static func shout(text: String) -> String { text.uppercased() }
}

extension Chat.Settings {
    /// @route
    static func reset(kind: Chat.Kind) -> Chat.Kind { kind }
}
