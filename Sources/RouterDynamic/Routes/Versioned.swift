/// A value with a number that increases with every change.
struct Versioned<Value: Sendable>: Sendable {
    var value: Value {
        didSet { version += 1 }
    }
    private(set) var version = 0

    init(_ value: Value) {
        self.value = value
    }
}
