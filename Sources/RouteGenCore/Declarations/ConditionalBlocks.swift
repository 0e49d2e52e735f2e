/// The `#if` blocks around the current token, whose `#endif` has not been reached.
struct ConditionalBlocks {
    private struct Block {
        /// The number of open brackets before it.
        var depth: Int
        /// The condition that its earlier branches are false: `!(A) && !(B)`.
        var exclusion: String
        /// The number of earlier branches.
        ///
        /// Only the first ``SyntaxReader/deepestNesting`` are listed.
        var branches = 1
    }

    private var blocks: [Block] = []
    /// The conditions of the blocks, as far as ``SyntaxReader/deepestNesting``.
    private(set) var conditions: [String] = []

    /// Enters an `#if`.
    ///
    /// - Parameters:
    ///   - condition: Its condition.
    ///   - depth: The number of open brackets.
    /// - Returns: Whether the nesting is within the limit.
    mutating func open(_ condition: String, at depth: Int) -> Bool {
        blocks.append(Block(depth: depth, exclusion: "!(\(condition))"))
        guard conditions.count < SyntaxReader.deepestNesting else { return false }
        conditions.append(condition)
        return true
    }

    /// The number of brackets before the innermost block, of which `limit` are still open; `nil` outside of all blocks.
    mutating func innermostDepth(limit: Int) -> Int? {
        guard let index = blocks.indices.last else { return nil }
        // A bracket around an `#if` inside an expression may be closed already.
        blocks[index].depth = min(blocks[index].depth, limit)
        return blocks[index].depth
    }

    /// Enters an `#elseif` of the innermost block.
    ///
    /// - Parameter condition: Its condition.
    /// - Returns: Whether the number of branches is within the limit.
    mutating func continueElse(if condition: String) -> Bool {
        guard let index = blocks.indices.last else { return true }
        if index < conditions.count { conditions[index] = "\(blocks[index].exclusion) && (\(condition))" }
        blocks[index].branches += 1
        guard blocks[index].branches <= SyntaxReader.deepestNesting else { return false }
        blocks[index].exclusion += " && !(\(condition))"
        return true
    }

    /// Enters the `#else` of the innermost block.
    mutating func continueElse() {
        guard let index = blocks.indices.last, index < conditions.count else { return }
        conditions[index] = blocks[index].exclusion
    }

    /// Leaves the innermost block.
    mutating func close() {
        guard blocks.popLast() != nil else { return }
        if conditions.count > blocks.count { conditions.removeLast() }
    }

    /// Leaves the blocks that started inside of more than `depth` open brackets.
    mutating func close(deeperThan depth: Int) {
        while let last = blocks.last, last.depth > depth { close() }
    }
}
