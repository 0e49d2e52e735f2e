/// A value in an object of its own, which copies of its owner share.
///
/// A copy of a large structure copies each of its strings and arrays, by code that each file contains that copies one.
@propertyWrapper
package struct Indirect<Value: Sendable>: Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box

    package init(wrappedValue: Value) { box = Box(wrappedValue) }

    package var wrappedValue: Value {
        get { box.value }
        set { box = Box(newValue) }
    }
}
