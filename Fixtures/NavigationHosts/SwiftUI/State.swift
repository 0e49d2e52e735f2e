public import Combine

@propertyWrapper
public struct Binding<Value> {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void

    // SwiftUI's closures are `@isolated(any)`, too, which accepts more closures.
    @preconcurrency
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject> {
    public let wrappedValue: ObjectType
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { wrappedValue = thunk() }
}

@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    @MainActor public var wrappedValue: Value { Interface.environment[keyPath: keyPath] }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public var scenePhase = ScenePhase.active
    public var openURL: OpenURLAction

    @MainActor init() { openURL = OpenURLAction { _ in .systemAction } }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
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

public struct Transaction: Sendable {
    public init() {}
    public var disablesAnimations = false
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    MainActor.assumeIsolated { Interface.transactions.append(transaction.disablesAnimations ? "still" : "animated") }
    return try body()
}

#if !canImport(Darwin)
    /// Foundation has it on Apple's systems only.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var webpageURL: URL?

        public init(activityType: String) {
            self.activityType = activityType
            super.init()
        }
    }

    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
