import GoldenModels

@DatabaseActor
protocol Table {}

@MainActor
class Controller {
    init() {}
}

/// Isolated as its superclass is.
final class Detail: Controller {
    /// @route
    func title() -> String {
        MainActor.preconditionIsolated()
        return "detail"
    }
}

/// Isolated as the protocol is, which the type's own declaration names.
final class Users: Table {
    init() {}

    /// @route
    func count() -> Int {
        DatabaseActor.preconditionIsolated()
        return 3
    }
}

/// A conformance that an extension adds isolates nothing.
final class Groups: Sendable {
    init() {}

    /// @route
    func count() -> Int { 4 }
}

extension Groups: Table {}

/// The configuration tells of the protocol.
final class Card: Showable {
    init() {}

    /// @route
    func show() -> String {
        MainActor.preconditionIsolated()
        return "card"
    }
}

/// The configuration tells of the class.
final class Banner: View {
    /// @route
    func show() -> String {
        MainActor.preconditionIsolated()
        return "banner"
    }

    /// @route
    nonisolated func height() -> Int { 44 }
}
