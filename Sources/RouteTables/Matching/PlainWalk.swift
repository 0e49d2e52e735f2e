/// A walk through a table as long as there are no more than two ways to choose from, which is all that most URLs need.
package struct PlainWalk {
    /// The node that the walk is at.
    var node: Int
    /// Where the next component begins; behind the limit if there is none.
    var position: Int
    /// What was taken where a capture might have been.
    private(set) var choices = SearchChoices()

    /// How a walk over plain nodes ends.
    package enum Outcome {
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
        var node = node
        var position = position
        // A variable of its own, which stays in a register.
        var count = found.count
        while true {
            transition: while position <= limit {
                let edges = reader.edges(node)
                if edges & NodeFlags.more != 0 {
                    guard reader.hasSingleEdge(node) else { return block(node, position, count, &found) }
                    let component = reader.component(from: position, to: limit)
                    let (start, end) = (position, component.end)
                    found.steps.add(end - start + 1)
                    let step = RareStep(reader.table, reader.text, node, start, end, component.seen)
                    guard step.isKnown, !step.isChoice || choices.hasRoom else {
                        return block(node, start, count, &found)
                    }
                    if step.isChoice { choices.add(node, start, end, count) }
                    if step.isNoted {
                        found.set(count, start, end)
                        count &+= 1
                    }
                    node = step.node
                    if node == 0 { break }
                    position = end &+ 1
                    continue
                }
                let component = reader.component(from: position, to: limit)
                let (start, end) = (position, component.end)
                found.steps.add(end - start + 1)
                if edges & NodeFlags.literals != 0 {
                    let next = reader.literal(node, start, component)
                    if next != 0 {
                        // A capture might have taken it, unless it is empty.
                        if edges & NodeFlags.free != 0, end != start {
                            guard choices.hasRoom else { return block(node, start, count, &found) }
                            choices.add(node, start, end, count)
                        }
                        node = next
                        position = end &+ 1
                        continue
                    }
                }
                if edges & NodeFlags.free == 0 || end == start {
                    node = 0
                    break
                }
                found.set(count, start, end)
                count &+= 1
                node = reader.free(node, edges)
                position = end &+ 1
            }
            if node != 0 {
                guard let route = reader.singleRoute(node, reader.flags(node)) else {
                    return block(node, position, count, &found)
                }
                if route.patternIndex >= 0 {
                    found.count = count
                    return .route(route.patternIndex, captures: route.captures)
                }
            }
            guard goBack(reader, &found) else { return .failed }
            node = self.node
            position = self.position
            count = found.count
        }
    }

    /// Stops at a node.
    @inline(__always)
    private mutating func block(_ node: Int, _ position: Int, _ count: Int, _ found: inout FoundRoute) -> Outcome {
        self.node = node
        self.position = position
        found.count = count
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
