import TestSupport

/// A random app of types and extensions in several files, some of them with markers, and what these mean.
///
/// The meaning is worked out block by block, without the tables of the generator.
struct RandomMarkedTypes {
    /// A type or an extension in a file.
    struct Block {
        var path: [String]
        var isExtension: Bool
        var file: Int
        /// `A`, `!A` or none.
        var condition: String?
        var marker: Marker?
        var handlers: [Handler] = []
        /// The blocks of the types inside its braces.
        var inner: [Block] = []
    }

    struct Marker: Equatable {
        /// `nil` if the callers are not written; empty for `from: app`.
        var callers: [String]?
        var requirement: String?
    }

    struct Handler: Hashable {
        var number: Int
        var callers: [String]?
        var requirement: String?
    }

    /// A handler with the blocks around it, outermost first.
    struct Place {
        var handler: Handler
        var around: [Block]
    }

    var blocks: [Block] = []
    private var random: SplitMix
    private var count = 0

    init(seed: UInt64) {
        random = SplitMix(seed: seed)
        for name in ["T", "U"] {
            let file = Int.random(in: 0..<3, using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 {
                // A declaration in each branch, perhaps in two files.
                blocks.append(type([name], file, "A", depth: 0))
                blocks.append(type([name], pick(file), "!A", depth: 0))
            } else {
                blocks.append(type([name], file, Int.random(in: 0..<5, using: &random) == 0 ? "A" : nil, depth: 0))
            }
        }
        for _ in 0..<Int.random(in: 1...5, using: &random) { addExtension() }
    }

    private mutating func pick(_ file: Int) -> Int {
        Bool.random(using: &random) ? file : Int.random(in: 0..<3, using: &random)
    }

    private mutating func type(_ path: [String], _ file: Int, _ condition: String?, depth: Int) -> Block {
        var block = Block(path: path, isExtension: false, file: file, condition: condition, marker: marker())
        fill(&block, depth: depth)
        return block
    }

    private mutating func fill(_ block: inout Block, depth: Int) {
        for _ in 0..<Int.random(in: 0...2, using: &random) { block.handlers.append(handler()) }
        guard depth < 2, Int.random(in: 0..<3, using: &random) == 0 else { return }
        count += 1
        block.inner.append(type(block.path + ["N\(count)"], block.file, block.condition, depth: depth + 1))
    }

    private mutating func addExtension() {
        let types = all.filter { !$0.isExtension }
        guard let type = types.randomElement(using: &random) else { return }
        // Under the condition of the type, or under a stricter one.
        let condition = type.condition ?? (Int.random(in: 0..<4, using: &random) == 0 ? "A" : nil)
        let isElsewhere = Int.random(in: 0..<4, using: &random) == 0 && types.count { $0.path == type.path } == 2
        var block = Block(
            path: type.path,
            isExtension: true,
            file: pick(type.file),
            condition: isElsewhere ? nil : condition,
            marker: Bool.random(using: &random) ? nil : marker()
        )
        fill(&block, depth: type.path.count)
        blocks.append(block)
    }

    private mutating func marker() -> Marker? {
        guard Int.random(in: 0..<3, using: &random) > 0 else { return nil }
        return Marker(callers: callers(), requirement: Bool.random(using: &random) ? nil : requirement())
    }

    private mutating func callers() -> [String]? {
        let kinds: [[String]?] = [nil, nil, [], ["webView"], ["notification"], ["external", "webView"]]
        return kinds[Int.random(in: kinds.indices, using: &random)]
    }

    private mutating func requirement() -> String {
        ["account", "admin", "premium"][Int.random(in: 0..<3, using: &random)]
    }

    private mutating func handler() -> Handler {
        count += 1
        let isPlain = Int.random(in: 0..<3, using: &random) > 0
        return Handler(number: count, callers: isPlain ? nil : callers())
    }
}

// MARK: The app

extension RandomMarkedTypes {
    /// All blocks, those inside others included.
    var all: [Block] {
        var all: [Block] = []
        var open = blocks
        while let block = open.popLast() {
            all.append(block)
            open += block.inner
        }
        return all
    }

    /// The files by their names.
    func sources(named names: [String] = ["A.swift", "B.swift", "C.swift"], reversed: Bool = false) -> [String: String]
    {
        var sources: [String: String] = [:]
        for block in reversed ? blocks.reversed() : blocks {
            let text = block.text
            sources[names[block.file], default: ""] += block.condition.map { "#if \($0)\n\(text)#endif\n" } ?? text
        }
        return sources
    }

    /// The handlers with what is around them.
    var places: [Place] {
        var places: [Place] = []
        var open = blocks.map { [$0] }
        while let around = open.popLast() {
            guard let block = around.last else { continue }
            places += block.handlers.map { Place(handler: $0, around: around) }
            open += block.inner.map { around + [$0] }
        }
        return places
    }

    /// Moves a handler without callers of its own, which no marker on an extension closes, to a new extension without a
    /// marker, in any file.
    mutating func moveHandler() {
        let movable = places.filter { place in
            place.handler.callers == nil && place.around.last.map { !$0.isExtension || $0.marker == nil } == true
        }
        guard let place = movable.randomElement(using: &random), let block = place.around.last else { return }
        for index in blocks.indices { blocks[index].remove(place.handler) }
        var moved = Block(
            path: block.path,
            isExtension: true,
            file: Int.random(in: 0..<3, using: &random),
            condition: place.around[0].condition ?? (Bool.random(using: &random) ? "A" : nil)
        )
        moved.handlers = [place.handler]
        blocks.append(moved)
    }

    /// Moves an extension without a marker to any file.
    mutating func moveExtension() {
        let extensions = blocks.indices.filter { blocks[$0].isExtension && blocks[$0].marker == nil }
        guard let index = extensions.randomElement(using: &random) else { return }
        blocks[index].file = Int.random(in: 0..<3, using: &random)
    }
}

extension RandomMarkedTypes.Block {
    /// The declaration.
    fileprivate var text: String {
        var text = marker.map { "/// @route\($0.options)\n" } ?? ""
        text += isExtension ? "extension \(path.joined(separator: ".")) {\n" : "enum \(path[path.count - 1]) {\n"
        for handler in handlers {
            let options = RandomMarkedTypes.Marker(callers: handler.callers).options
            text += "/// @route\(options) //h\(handler.number)\nstatic func h\(handler.number)() {}\n"
        }
        return text + inner.map(\.text).joined() + "}\n"
    }

    fileprivate mutating func remove(_ handler: RandomMarkedTypes.Handler) {
        handlers.removeAll { $0 == handler }
        // A type is at most three levels deep.
        for first in inner.indices {
            inner[first].handlers.removeAll { $0 == handler }
            for second in inner[first].inner.indices { inner[first].inner[second].handlers.removeAll { $0 == handler } }
        }
    }

    /// Whether it and another one are in one build.
    fileprivate func isCompiled(with other: Self) -> Bool {
        condition == nil || other.condition == nil || condition == other.condition
    }
}

extension RandomMarkedTypes.Marker {
    fileprivate var options: String {
        let callers = callers.map { "from: " + ($0.isEmpty ? "app" : $0.joined(separator: ", ")) }
        let options = [callers, requirement.map { "requires: \($0)" }].compactMap { $0 }
        return options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
    }
}

// MARK: The meaning

extension RandomMarkedTypes {
    /// The callers that a route lets in.
    func callers(of place: Place) -> Set<String> {
        if let own = place.handler.callers { return Set(own) }
        for block in place.around.reversed() {
            if let written = block.marker?.callers { return Set(written) }
            guard block.isExtension else { continue }
            if block.marker != nil { return [] }
            let beside = all.first {
                !$0.isExtension && $0.path == block.path && $0.file == block.file && $0.condition == block.condition
            }
            return Set(beside?.marker?.callers ?? [])
        }
        return []
    }

    /// Whether a marker on a type, or on one around it, names callers that an extension of the type does not have, and
    /// nothing in the extension says so.
    func isUnclear(_ place: Place) -> Bool {
        guard place.handler.callers == nil, let block = place.around.first, block.isExtension else { return false }
        guard !place.around.contains(where: { $0.marker?.callers != nil }) else { return false }
        for count in stride(from: block.path.count, to: 0, by: -1) {
            let types = all.filter {
                !$0.isExtension && $0.path == Array(block.path.prefix(count)) && $0.isCompiled(with: block)
            }
            let beside = types.first {
                count == block.path.count && $0.file == block.file && $0.condition == block.condition
            }
            if block.marker == nil, beside?.marker?.callers != nil { return false }
            let written = types.compactMap { $0.marker?.callers }
            if written.contains(where: { !$0.isEmpty }) { return true }
            if !written.isEmpty { return false }
        }
        return false
    }

    /// The facts that a route needs; `nil` if declarations of a type do not agree about them.
    func requirements(of place: Place) -> Set<String>? {
        var needed: Set<String> = []
        var open = [place.around]
        while let around = open.popLast() {
            needed.formUnion(around.compactMap { $0.marker?.requirement })
            guard let block = around.first, block.isExtension else { continue }
            let types = typesWithSurroundings.filter {
                $0.last?.path == block.path && $0.last?.isCompiled(with: block) == true
            }
            if types.count > 1 { return nil }
            open += types
        }
        return needed
    }

    /// Each type with the blocks around it, outermost first.
    private var typesWithSurroundings: [[Block]] {
        var found: [[Block]] = []
        var open = blocks.map { [$0] }
        while let around = open.popLast() {
            guard let block = around.last else { continue }
            if !block.isExtension { found.append(around) }
            open += block.inner.map { around + [$0] }
        }
        return found
    }
}
