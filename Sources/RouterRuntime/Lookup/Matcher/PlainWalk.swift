/// A walk through a table over literals and captures, which is all that most URLs need.
struct PlainWalk {
    /// The node that the walk is at.
    var node: Int
    /// Where the next component begins; behind the limit if there is none.
    var position: Int
    /// Literals that were taken where a capture might have been.
    private(set) var choices = SearchChoices()

    /// How a walk over plain nodes ends.
    enum Outcome {
        /// A route ends here, whose captures are the noted components.
        case route(Int)
        /// The node has more than literals and a capture, or something else ends there.
        case blocked
        /// Nothing leads on, and there is no other way.
        case failed
    }

    @inline(__always)
    init(node: Int, position: Int) {
        self.node = node
        self.position = position
    }

    /// Walks on over literals and captures as long as nothing else is in the way, going back where nothing leads on.
    ///
    /// - Parameters:
    ///   - reader: The table and the text, which is in canonical form.
    ///   - limit: Behind the last component.
    ///   - found: Where captured components are noted.
    /// - Returns: How the walk ended; after `blocked`, the node and the position say where.
    @inline(never)
    mutating func run(_ reader: RouteReader, to limit: Int, _ found: inout FoundRoute) -> Outcome {
        var node = node
        var position = position
        while true {
            way: while position <= limit {
                let edges = reader.edges(node)
                if edges == NodeFlags.literals {
                    let component = reader.scan(from: position, to: limit)
                    node = reader.literal(node, position, component)
                    if node == 0 { break way }
                    position = component.end &+ 1
                } else if edges == NodeFlags.free {
                    let end = reader.scanEnd(from: position, to: limit)
                    if end == position {
                        node = 0
                        break way
                    }
                    found.note(position, end)
                    node = reader.look(node) & NodeLook.inline != 0 ? node &+ 8 : reader.number(node &+ 4)
                    position = end &+ 1
                } else if edges == NodeFlags.literals | NodeFlags.free, choices.hasRoom {
                    let component = reader.scan(from: position, to: limit)
                    let child = reader.literal(node, position, component)
                    if component.end == position {
                        // A capture takes no empty component.
                        node = child
                    } else if child != 0 {
                        choices.add(node, position, component.end, found.count)
                        node = child
                    } else {
                        found.note(position, component.end)
                        node = reader.number(node &+ 4)
                    }
                    if node == 0 { break way }
                    position = component.end &+ 1
                } else if edges == 0 {
                    node = 0
                    break way
                } else {
                    self.node = node
                    self.position = position
                    return .blocked
                }
            }
            if node != 0 {
                let flags = reader.flags(node)
                if flags & NodeFlags.terminal != 0 { return .route(reader.number(node) &>> NodeFlags.payloadShift) }
                if flags & (NodeFlags.leaf | NodeFlags.more) == NodeFlags.leaf {
                    return .route(reader.number(reader.leaf(node, flags)))
                }
                if flags & (NodeFlags.leafList | NodeFlags.more) != 0 {
                    self.node = node
                    self.position = position
                    return .blocked
                }
            }
            guard goBack(reader, &found) else { return .failed }
            node = self.node
            position = self.position
        }
    }

    /// Goes back to the last literal in whose place a capture may stand, and takes the capture.
    ///
    /// - Returns: Whether there was one.
    @inline(__always)
    mutating func goBack(_ reader: RouteReader, _ found: inout FoundRoute) -> Bool {
        guard let choice = choices.removeLast() else { return false }
        found.count = choice.count
        found.note(choice.start, choice.end)
        node = reader.number(choice.node &+ 4)
        position = choice.end &+ 1
        return true
    }
}
