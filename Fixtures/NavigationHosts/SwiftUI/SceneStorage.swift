/// What a window keeps until the system restores it.
@MainActor
public final class WindowStorage {
    private var values: [String: Any] = [:]
    private let readers = Readers()

    public init() {}

    subscript(key: String) -> Any? {
        get {
            readers.add(Node.evaluating)
            return values[key]
        }
        set {
            values[key] = newValue
            readers.changed()
        }
    }
}

@propertyWrapper @MainActor @preconcurrency
public struct SceneStorage<Value>: DynamicProperty {
    private final class Slot {
        weak var storage: WindowStorage?
    }

    private final class Box {
        weak var storage: WindowStorage?
    }

    private let box = Box()
    private let key: String
    private let initial: Value

    public init(wrappedValue: Value, _ key: String) where Value == String {
        (initial, self.key) = (wrappedValue, key)
    }

    public init(_ key: String) where Value == String? { (initial, self.key) = (nil, key) }

    private var storage: WindowStorage? { Node.slot(of: box, Slot.self)?.storage ?? box.storage }

    public var wrappedValue: Value {
        get { storage?[key] as? Value ?? initial }
        nonmutating set { storage?[key] = newValue }
    }

    public func link(to context: PropertyContext) {
        let storage = context.node.layer.interface?.storage
        context.slot(for: box) { Slot() }.storage = storage
        box.storage = storage
    }
}
