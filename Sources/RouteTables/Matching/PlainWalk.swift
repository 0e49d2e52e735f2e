/// A walk through a table as long as there are at most two alternatives, which suffices for most URLs.
package struct PlainWalk {
    /// The current node.
    var node: Int
    /// The start of the next component; after the limit if there is none.
    var position: Int
    /// The literals that were taken instead of a capture.
    private(set) var choices = SearchChoices()

    /// The outcome of a walk over plain nodes.
    package enum Outcome {
        /// A route ends here.
        ///
        /// Its captures are the noted components, or are recorded in the table.
        case route(Int, captures: Int)
        /// A route that was refused ended here.
        case refused
        /// The node has more than literals, a capture and one rarer edge, or a different kind of end.
        case blocked
        /// No edge matches, and there is no alternative.
        case failed
    }

    @inline(__always)
    init(node: Int, position: Int) {
        self.node = node
        self.position = position
    }

    /// Continues as long as all nodes are plain, and goes back if no edge matches.
    ///
    /// - Parameters:
    ///   - reader: The table and the text, which is in canonical form.
    ///   - limit: The end of the last component.
    ///   - found: Receives captured components.
    /// - Returns: The outcome. After `blocked`, the node and the position tell where.
    @inline(never)
    mutating func run(_ reader: RouteReader, to limit: Int, _ found: inout FoundRoute) -> Outcome {
        var node = node
        var position = position
        // A separate variable, which stays in a register.
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
                        // A capture could have taken it, unless it is empty.
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

    /// Goes back to the last literal that a capture can replace, and takes the capture.
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
