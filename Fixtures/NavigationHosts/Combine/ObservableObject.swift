// A stand-in for the part of Combine that the host uses. SwiftUI does not pass it on, so who uses it imports it.

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher {
    /// How often an object has said that it changes.
    public private(set) var count = 0
    public func send() { count += 1 }
}

nonisolated(unsafe) private var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        let publisher = publishers[ObjectIdentifier(self)] ?? ObservableObjectPublisher()
        publishers[ObjectIdentifier(self)] = publisher
        return publisher
    }
}

@propertyWrapper
public struct Published<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            let observable = object as? any ObservableObject
            (observable?.objectWillChange as? ObservableObjectPublisher)?.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}
