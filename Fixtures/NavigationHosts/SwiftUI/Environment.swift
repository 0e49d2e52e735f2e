@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box {
        let keyPath: KeyPath<EnvironmentValues, Value>
        init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    }

    @MainActor
    private final class Slot {
        weak var node: Node?
    }

    private let box: Box

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { box = Box(keyPath) }

    @MainActor public var wrappedValue: Value {
        let node = Node.slot(of: box, Slot.self)?.node ?? Node.acting
        return (node?.environment ?? EnvironmentValues())[keyPath: box.keyPath]
    }

    public func link(to context: PropertyContext) {
        context.slot(for: box) { Slot() }.node = context.node
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var scenePhase = ScenePhase.active
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var openURL: OpenURLAction
    public var dismiss: DismissAction

    @MainActor init() {
        openURL = OpenURLAction { _ in .systemAction }
        dismiss = DismissAction {}
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The environment without what the app has added.
    func withoutOwnValues() -> EnvironmentValues {
        var result = self
        result.values = [:]
        return result
    }
}

public enum ScenePhase: Comparable, Sendable {
    case background, inactive, active
}

@MainActor @preconcurrency
public struct OpenURLAction {
    public struct Result: Sendable, Equatable {
        private let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)
    }

    private let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a link as a tap does.
    public func userTaps(_ url: URL) -> Result { handler(url) }
}

/// Closes the page or the presentation in which it is.
@MainActor @preconcurrency
public struct DismissAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}

public struct Transaction: Sendable {
    public init() {}
    public var disablesAnimations = false
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = MainActor.assumeIsolated { () -> Bool in
        Interface.transactions.append(transaction.disablesAnimations ? "still" : "animated")
        defer { Interface.isStill = transaction.disablesAnimations }
        return Interface.isStill
    }
    defer { MainActor.assumeIsolated { Interface.isStill = outer } }
    return try body()
}
