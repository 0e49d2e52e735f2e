// A stand-in for the part of Combine that the host uses. SwiftUI does not pass it on, so who uses it imports it.

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher {
    /// How often an object has said that it changes.
    public private(set) var count = 0
    private var subscribers: [(token: Int, action: () -> Void)] = []
    private var lastToken = 0

    public func send() {
        count += 1
        for subscriber in subscribers { subscriber.action() }
    }

    /// Calls a closure for each change, until it is cancelled.
    public func subscribe(_ action: @escaping () -> Void) -> Int {
        lastToken += 1
        subscribers.append((lastToken, action))
        return lastToken
    }

    public func cancel(_ token: Int) { subscribers.removeAll { $0.token == token } }
}

/// The publisher of an object, which its published properties keep.
final class PublisherBox {
    var publisher: ObservableObjectPublisher?
}

protocol PublishingProperty {
    var box: PublisherBox { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of all published properties; an object without any has a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        if let publisher = LastPublisher.publisher, LastPublisher.object === self { return publisher }
        let boxes = Mirror(reflecting: self).children.compactMap { ($0.value as? any PublishingProperty)?.box }
        let publisher = boxes.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
        for box in boxes { box.publisher = publisher }
        LastPublisher.object = boxes.isEmpty ? nil : self
        LastPublisher.publisher = publisher
        return publisher
    }
}

/// The publisher that an object was asked for last, since reflection takes long, and an app often has one object only.
///
/// Unchecked: all models run on one thread.
private enum LastPublisher {
    nonisolated(unsafe) static weak var object: AnyObject?
    nonisolated(unsafe) static weak var publisher: ObservableObjectPublisher?
}

@propertyWrapper
public struct Published<Value>: PublishingProperty {
    private var value: Value
    let box = PublisherBox()

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
            object[keyPath: storageKeyPath].box.publisher?.send()
            object[keyPath: storageKeyPath].value = newValue
        }
    }
}
