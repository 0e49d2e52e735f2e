/// Objects that a test follows, by name: those that are still alive when they should be gone.
package final class Remains: @unchecked Sendable {
    // Only the test's own task adds objects and asks for them.
    private var objects: [(name: String, object: () -> AnyObject?)] = []

    package init() {}

    /// Follows an object, without retaining it.
    @discardableResult
    package func follow<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
        objects.append((name, { [weak object] in object }))
        return object
    }

    /// How many objects are followed.
    package var count: Int { objects.count }

    /// The names of the objects that are alive.
    package var names: [String] { objects.filter { $0.object() != nil }.map(\.name) }

    /// Waits until all objects are gone.
    ///
    /// A task releases what it holds after those who wait for it continue. If an object is never released, this method
    /// never returns, and whoever runs the tests ends them.
    package func areGone(isolation: isolated (any Actor)? = #isolation) async {
        while !names.isEmpty { await Task.yield() }
    }
}

/// An object that a request, a page or a closure carries.
package final class Carried: Sendable {
    package init() {}
}
