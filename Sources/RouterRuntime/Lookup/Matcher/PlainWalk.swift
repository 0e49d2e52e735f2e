/// A walk through a table as long as there are no more than two ways to choose from, which is all that most URLs need.
struct PlainWalk {
    /// The node that the walk is at.
    var node: Int
    /// Where the next component begins; behind the limit if there is none.
    var position: Int
    /// What was taken where a capture might have been.
    private(set) var choices = SearchChoices()

    /// How a walk over plain nodes ends.
    enum Outcome {
        /// A route ends here; its captures are the noted components, or the table says where they are.
        case route(Int, captures: Int)
        /// A route ended here that may not be the result.
        case refused
        /// The node has more than literals, a capture and one rarer edge, or something else ends there.
        case blocked
        /// Nothing leads on, and there is no other way.
        case failed
    }

    @inline(__always)
    init(node: Int, position: Int) {
        self.node = node
        self.position = position
    }

    /// Walks on as long as nothing rare is in the way, going back where nothing leads on.
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
                    let next = takeEdge(reader, node, position, to: limit, isWhole: isWhole, &found, &unusual)
                    if next < 0 { return block(node, position) }
                    node = next
                    if node == 0 { break }
                    position = self.position
                    continue
                }
                let component = reader.component(from: position, to: limit, isWhole: isWhole)
                unusual |= component.unusual
                found.steps.add(component.end - position + 1)
                if edges & NodeFlags.literals != 0 {
                    let next = reader.literal(node, position, component)
                    if next != 0 {
                        // A capture might have taken it, unless it is empty.
                        if edges & NodeFlags.free != 0, component.end != position {
                            guard choices.hasRoom else { return block(node, position) }
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
                guard let route = reader.singleRoute(node, reader.flags(node)) else { return block(node, position) }
                if route.entry >= 0 { return .route(route.entry, captures: route.captures) }
            }
            guard goBack(reader, &found) else { return .failed }
            node = self.node
            position = self.position
        }
    }

    /// Takes a component at a node with one rarer edge, by a literal, by that edge or as a capture.
    ///
    /// - Returns: The node to go on at, with the position noted; 0 if nothing leads on, -1 if there is more to choose from.
    @inline(never)
    private mutating func takeEdge(
        _ reader: RouteReader,
        _ node: Int,
        _ start: Int,
        to limit: Int,
        isWhole: Bool,
        _ found: inout FoundRoute,
        _ unusual: inout UInt64
    ) -> Int {
        let edges = reader.edges(node)
        let edge = reader.singleEdge(node, edges)
        if edge == 0 { return -1 }
        let component = reader.component(from: start, to: limit, isWhole: isWhole)
        unusual |= component.unusual
        found.steps.add(component.end - start + 1)
        if edges & NodeFlags.literals != 0, reader.literal(node, start, component) != 0 { return -1 }
        position = component.end &+ 1
        // A capture takes no empty component.
        let mayBeFree = edges & NodeFlags.free != 0 && component.end != start
        let next = reader.follow(edge, start, component)
        if next > 0 {
            if mayBeFree {
                guard choices.hasRoom else { return -1 }
                choices.add(node, start, component.end, found.count)
            }
            if reader.notes(edge) { found.note(start, component.end) }
            return next
        }
        if next == 0, mayBeFree {
            found.note(start, component.end)
            return reader.free(node, edges)
        }
        return next
    }

    /// Stops at a node.
    @inline(__always)
    private mutating func block(_ node: Int, _ position: Int) -> Outcome {
        self.node = node
        self.position = position
        return .blocked
    }

    /// Goes back to the last place where a capture may stand for what was taken, and takes the capture.
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
