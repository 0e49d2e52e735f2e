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
        var unusual: UInt64 = 0
        return run(reader, to: limit, isWhole: false, &found, &unusual)
    }

    /// Walks through a whole text of which nothing is known.
    ///
    /// - Returns: How the walk ended, or `nil` if there is something in the text that is more than a character of a path, so that the walk
    ///   means nothing.
    @inline(never)
    mutating func runChecking(_ reader: RouteReader, to limit: Int, _ found: inout FoundRoute) -> Outcome? {
        var unusual: UInt64 = 0
        let outcome = run(reader, to: limit, isWhole: true, &found, &unusual)
        return UnusualBytes.areAmong(unusual) ? nil : outcome
    }

    @inline(__always)
    private mutating func run(
        _ reader: RouteReader,
        to limit: Int,
        isWhole: Bool,
        _ found: inout FoundRoute,
        _ unusual: inout UInt64
    ) -> Outcome {
        var node = node
        var position = position
        while true {
            way: while position <= limit {
                let edges = reader.edges(node)
                if edges & NodeFlags.more != 0 {
                    self.node = node
                    self.position = position
                    return .blocked
                }
                let component = reader.component(from: position, to: limit, isWhole: isWhole)
                unusual |= component.unusual
                found.steps.add(component.end - position + 1)
                if edges & NodeFlags.literals != 0 {
                    let next = reader.literal(node, position, component)
                    if next != 0 {
                        // A capture might have taken it, unless it is empty.
                        if edges & NodeFlags.free != 0, component.end != position {
                            guard choices.hasRoom else {
                                self.node = node
                                self.position = position
                                return .blocked
                            }
                            choices.add(node, position, component.end, found.count)
                        }
                        node = next
                        position = component.end &+ 1
                        continue
                    }
                }
                if edges & NodeFlags.free == 0 || component.end == position {
                    node = 0
                    break
                }
                found.note(position, component.end)
                node = reader.free(node, edges)
                position = component.end &+ 1
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
