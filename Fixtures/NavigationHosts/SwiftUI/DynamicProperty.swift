#if os(Linux)
    // The places of stored properties have no public name.
    @_spi(Reflection) import Swift
#endif

/// A property whose value belongs to the identity of a view.
@MainActor @preconcurrency
public protocol DynamicProperty {
    func link(to context: PropertyContext)
}

/// The place of a property in a node.
@MainActor
public struct PropertyContext {
    let node: Node
    let index: Int

    /// The state of the property, which is made when the view's identity begins.
    func slot<Slot: AnyObject>(for box: AnyObject, make: () -> Slot) -> Slot {
        while node.slots.count <= index { node.slots.append(nil) }
        let slot = node.slots[index] as? Slot ?? make()
        node.slots[index] = slot
        node.slotsOfBoxes[ObjectIdentifier(box)] = slot
        return slot
    }
}

extension Node {
    /// A property in the views of a type.
    private struct Place {
        let index: Int
        let offset: Int
        let type: any DynamicProperty.Type
    }

    private static var places: [ObjectIdentifier: [Place]] = [:]

    /// Connects the properties of a view with the state that the node keeps.
    func link(_ view: any View) {
        let places = places(of: view)
        guard !places.isEmpty else { return }
        slotsOfBoxes = [:]
        link(view, places)
    }

    private func places(of view: any View) -> [Place] {
        if let places = Self.places[type] { return places }
        var places: [Place] = []
        // Programs of the model run on Linux only; other systems check its types.
        #if os(Linux)
            var index = 0
            _ = _forEachField(of: Swift.type(of: view)) { _, offset, type, _ in
                if let type = type as? any DynamicProperty.Type {
                    places.append(Place(index: index, offset: offset, type: type))
                }
                index += 1
                return true
            }
        #endif
        Self.places[type] = places
        return places
    }

    /// Reads the properties where they are: a mirror takes longer than all else that draws a view.
    private func link<V: View>(_ view: V, _ places: [Place]) {
        withUnsafePointer(to: view) { view in
            for place in places { link(UnsafeRawPointer(view) + place.offset, to: place.index, as: place.type) }
        }
    }

    private func link<Property: DynamicProperty>(_ property: UnsafeRawPointer, to index: Int, as _: Property.Type) {
        property.assumingMemoryBound(to: Property.self).pointee.link(to: PropertyContext(node: self, index: index))
    }

    /// The state of a property for the code that runs: in a body, an action, or a task that an action has started.
    static func slot<Slot: AnyObject>(of box: AnyObject, _ type: Slot.Type) -> Slot? {
        let id = ObjectIdentifier(box)
        let node = evaluating ?? acting
        let holds: (Node) -> Bool = { $0.slotsOfBoxes[id] != nil }
        let holder = node.flatMap { holds($0) ? $0 : $0.ancestor(where: holds) }
        return holder?.slotsOfBoxes[id] as? Slot
    }
}

/// Calls the nodes that have read a value when it changes.
@MainActor
final class Readers {
    private var nodes: [ObjectIdentifier: Node] = [:]

    func add(_ node: Node?) {
        if let node { nodes[ObjectIdentifier(node)] = node }
    }

    func changed() {
        let readers = nodes.values
        nodes = [:]
        for node in readers { node.invalidate() }
    }
}
