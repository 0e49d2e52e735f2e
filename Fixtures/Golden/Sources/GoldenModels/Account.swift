/// A model that features share; it does not say that it is `Sendable`.
public final class Account {
    public let name: String

    public init(name: String) { self.name = name }
}

/// A namespace in another module.
public enum Units {
    public enum Length: String, Sendable { case metres, feet }
}

/// A class whose nested types its subclasses inherit.
open class Page {
    public enum Kind: String, Sendable { case plain, modal }

    public init() {}
}

/// What is shown stands on the main actor.
@MainActor public protocol Showable {}

/// A class of the main actor.
@MainActor open class View {
    nonisolated public init() {}
}

/// A protocol of another module, which isolates nothing.
public protocol Titled: Sendable {
    var title: String { get }
}

/// A name for a closure in another module.
public typealias ReportClosure = ([String: Any]) -> Void

/// A name for a closure that does not show what it is.
public typealias Step = (Int) -> Int
