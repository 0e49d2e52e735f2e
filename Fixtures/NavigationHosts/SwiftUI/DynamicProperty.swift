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
    /// The places of such properties in the views of a type.
    private static var places: [ObjectIdentifier: [Int]] = [:]

    /// Connects the properties of a view with the state that the node keeps.
    func link(_ view: any View) {
        if let places = Self.places[type], places.isEmpty { return }
        let children = Mirror(reflecting: view).children
        let places =
            Self.places[type]
            ?? children.enumerated().compactMap { $0.element.value is any DynamicProperty ? $0.offset : nil }
        Self.places[type] = places
        slotsOfBoxes = [:]
        for place in places {
            let child = children[children.index(children.startIndex, offsetBy: place)]
            (child.value as? any DynamicProperty)?.link(to: PropertyContext(node: self, index: place))
        }
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
