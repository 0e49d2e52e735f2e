public import Combine

@propertyWrapper
public struct State<Value>: DynamicProperty {
    @MainActor
    private final class Slot {
        var value: Value
        let readers = Readers()
        init(_ value: Value) { self.value = value }
    }

    /// A property of a view that may not be on the screen.
    private final class Box: @unchecked Sendable {
        var value: Value
        @MainActor weak var slot: Slot?
        init(_ value: Value) { self.value = value }
    }

    private let box: Box

    public init(wrappedValue value: Value) { box = Box(value) }
    public init(initialValue value: Value) { box = Box(value) }

    public var wrappedValue: Value {
        get { projectedValue.wrappedValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        let box = box
        // It is the state of the view whose code asks for the binding.
        let slot = Unchecked(value: MainActor.assumeIsolated { Unchecked(value: Node.slot(of: box, Slot.self)) }.value)
        return Binding(of: .state) {
            MainActor.assumeIsolated {
                guard let slot = slot.value ?? box.slot else { return Unchecked(value: box.value) }
                slot.readers.add(Node.evaluating)
                return Unchecked(value: slot.value)
            }.value
        } set: { value in
            let value = Unchecked(value: value)
            MainActor.assumeIsolated {
                guard let slot = slot.value ?? box.slot else { return box.value = value.value }
                if Node.evaluating != nil { Interface.faults.append("Modifying state during view update") }
                slot.value = value.value
                slot.readers.changed()
            }
        }
    }

    @MainActor
    public func link(to context: PropertyContext) {
        let slot = context.slot(for: box) { Slot(box.value) }
        box.slot = slot
    }
}

/// A value that stays on the thread on which it is.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

/// The thing that a binding reads and writes.
enum BindingSource: Equatable {
    case state
    /// A key path of an observed object, by its value.
    case object(AnyHashable)
    case closures
}

@propertyWrapper
public struct Binding<Value> {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void
    private(set) var source = BindingSource.closures

    // SwiftUI's closures are `@isolated(any)`, too, which accepts more closures.
    @preconcurrency
    public init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
        self.get = get
        self.set = set
    }

    init(
        of source: BindingSource,
        get: @escaping @Sendable () -> Value,
        set: @escaping @Sendable (Value) -> Void
    ) {
        self.get = get
        self.set = set
        self.source = source
    }

    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    /// Whether the binding is of closures, or another one than that of the evaluation before.
    func isNew(after former: BindingSource?) -> Bool { source == .closures || former != nil && former != source }

    /// The value, which SwiftUI may read on a thread of its own unless it is the state of a view.
    @MainActor
    func read() -> Value {
        guard source != .state, Rule.isOn(.bindingsAreReadOffMain), let thread = Interface.readingThread else {
            return get()
        }
        let get = get
        let result = Reading<Value>()
        thread { result.value = get() }
        return result.value ?? get()
    }
}

private final class Reading<Value>: @unchecked Sendable {
    var value: Value?
}

extension Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper @MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {}
    private let box: Box
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
        box = Box()
    }

    public func link(to context: PropertyContext) {
        context.slot(for: box) { Subscription() }.subscribe(context.node, to: wrappedValue)
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// The bindings to the properties of an object.
    @dynamicMemberLookup @MainActor @preconcurrency
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            let read = Unchecked(value: { object[keyPath: keyPath] })
            let write = Unchecked(value: { object[keyPath: keyPath] = $0 })
            return Binding(of: .object(keyPath)) {
                read.value()
            } set: {
                write.value($0)
            }
        }
    }
}

@propertyWrapper @MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Slot {
        let object: ObjectType
        let subscription: Subscription
        @MainActor init(_ object: ObjectType) {
            self.object = object
            subscription = Subscription()
        }
    }

    private final class Box {
        let thunk: () -> ObjectType
        lazy var object = thunk()
        init(_ thunk: @escaping () -> ObjectType) { self.thunk = thunk }
    }

    private let box: Box
    public var wrappedValue: ObjectType { Node.slot(of: box, Slot.self)?.object ?? box.object }

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

    public func link(to context: PropertyContext) {
        let slot = context.slot(for: box) { Slot(box.thunk()) }
        slot.subscription.subscribe(context.node, to: slot.object)
    }
}

/// The subscription of a node to one object.
@MainActor
final class Subscription {
    private weak var object: AnyObject?
    private weak var publisher: ObservableObjectPublisher?
    private var token = 0

    func subscribe(_ node: Node, to object: some ObservableObject) {
        guard self.object !== object else { return }
        publisher?.cancel(token)
        self.object = object
        publisher = object.objectWillChange as? ObservableObjectPublisher
        token =
            publisher?.subscribe { [weak node] in
                MainActor.assumeIsolated {
                    guard let node, !node.isRemoved else { return }
                    if Node.evaluating != nil { Interface.faults.append("Publishing changes from within view updates") }
                    node.invalidate()
                }
            } ?? 0
    }
}
