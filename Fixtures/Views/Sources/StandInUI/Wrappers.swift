/// A value that a view owns.
@propertyWrapper
public struct State<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    public var projectedValue: Binding<Value> {
        let value = wrappedValue
        return Binding(get: { value }, set: { _ in })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// A value that another view owns.
@propertyWrapper
public struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}

/// The values that surround a view.
public struct EnvironmentValues: Sendable {
    public var locale = "en"
    public var dismiss = DismissAction()
}

/// Closes a view.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// A value that surrounds a view.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<Value: AnyObject> {
    private let make: () -> Value

    public init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }

    @MainActor public var wrappedValue: Value { make() }
}

/// An object that another view owns.
@propertyWrapper
public struct ObservedObject<Value: AnyObject> {
    private let object: Value

    public init(wrappedValue: Value) { object = wrappedValue }

    @MainActor public var wrappedValue: Value { object }
}

/// A setting that is stored under a key.
@propertyWrapper
public struct AppStorage<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value, _ key: String) { self.wrappedValue = wrappedValue }
}

/// The identity of an animation.
@propertyWrapper
public struct Namespace {
    public var wrappedValue: Int { 1 }

    public init() {}
}
