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

    /// The names of the objects that tasks do not release in many turns.
    ///
    /// A task releases what it holds after those who wait for it continue. Turns are counted, so a busy machine only takes
    /// longer.
    ///
    /// - Parameters:
    ///   - others: The names of objects that may be alive.
    ///   - isolation: The isolation of the test.
    /// - Returns: The other names.
    package func lasting(
        besides others: [String] = [],
        isolation: isolated (any Actor)? = #isolation
    ) async -> [String] {
        for _ in 0..<20_000 where !names.allSatisfy(others.contains) {
            await Task.yield()
            await Task.detached {}.value
        }
        return names.filter { !others.contains($0) }
    }
}

/// An object that a request, a page or a closure carries.
package final class Carried: Sendable {
    package init() {}
}
