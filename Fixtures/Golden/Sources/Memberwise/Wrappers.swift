/// The value that an initializer takes.
@propertyWrapper struct Clamped {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
}

/// An initializer takes the wrapper itself.
@propertyWrapper struct Link<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
}

/// It has a value without an argument.
@propertyWrapper struct Session {
    var wrappedValue: String

    init() { wrappedValue = "guest" }
}
