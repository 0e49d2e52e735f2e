import RouteTables

/// Packs templates, which share their automata; `URLTemplateLayout` describes the format.
package struct URLTemplateWriter {
    private typealias Flags = URLTemplateLayout.Flags
    private typealias Step = URLTemplateLayout.Step

    private var output = MatcherTableWriter()
    private var automata: [Automaton: Int] = [:]
    private var names: [String: Int] = [:]

    package init() {
        // The offset 0 means that a path has no template, and a capture no automaton.
        output.number(0)
    }

    /// The templates, followed by padding that readers may load.
    package var characters: [UInt8] {
        output.characters + [UInt8](repeating: PackedText.zero, count: 8)
    }

    /// Adds a template without URLs.
    ///
    /// - Returns: Its offset.
    package mutating func add(_ problem: PatternTemplate.Problem) -> Int {
        let layout = URLTemplateLayout.Problem.self
        let number = problem == .regex ? layout.regex : layout.undetermined
        return header(Flags.problem, check: number, captures: 0, items: 0)
    }

    /// Adds the template of a pattern.
    ///
    /// - Parameters:
    ///   - template: The template.
    ///   - table: The table of the pattern alone, if a table checks the URLs.
    /// - Returns: The offset of the template.
    package mutating func add(_ template: PatternTemplate, table: [UInt8]? = nil) -> Int {
        if let problem = template.problem { return add(problem) }
        let check = table == nil ? 0 : output.position
        output.text(table ?? [])
        let records = template.captures.enumerated().map { index, capture in
            Record(
                name: name(capture.name),
                count: capture.count,
                place: capture.place,
                flags: capture.mayBeNothing ? URLTemplateLayout.Capture.mayBeNothing : 0,
                source: index,
                automaton: capture.automaton.map { place($0) } ?? 0
            )
        }
        let flags =
            (template.hasScheme ? Flags.scheme : 0) | (template.hasHost ? Flags.host : 0)
            | (template.needsCheck ? Flags.check : 0)
        let result = header(flags, check: check, captures: records.count, items: 0)
        for record in records { write(record) }
        write(template.steps)
        return result
    }

    /// Adds the target of a rewriting rule.
    ///
    /// - Returns: The offset of the template.
    package mutating func add(_ template: RewriteTemplate) -> Int {
        var records: [Record] = []
        for case .capture(let capture) in template.pieces {
            records.append(
                Record(
                    name: name(capture.name),
                    count: .any,
                    place: capture.place,
                    flags: capture.hasDataSlashes ? URLTemplateLayout.Capture.hasDataSlashes : 0,
                    source: capture.index,
                    automaton: 0
                )
            )
        }
        let items = template.items.flatMap { [name($0.name), name($0.newName)] }
        let flags =
            (template.hasScheme ? Flags.scheme : 0) | (template.hasHost ? Flags.host : 0)
            | (template.dropsQuery ? Flags.dropsQuery : 0)
        let result = header(flags, check: 0, captures: records.count, items: template.items.count)
        for record in records { write(record) }
        for name in items { write(name) }
        var steps: [PatternTemplate.Step] = []
        var captureIndex = 0
        for index in 0...template.pieces.count {
            if index == template.pathEnd { steps.append(.part(.query)) }
            if index == template.fragmentStart { steps.append(.part(.fragment)) }
            guard index < template.pieces.count else { break }
            switch template.pieces[index] {
            case .text(let text): steps.append(.text(text))
            case .capture:
                steps.append(.capture(captureIndex))
                captureIndex += 1
            }
        }
        write(steps)
        return result
    }

    // MARK: Records

    /// A name that is written: its offset and its length.
    private struct Name {
        let offset: Int
        let count: Int
    }

    /// A capture, as it is written.
    private struct Record {
        let name: Name
        let count: PatternTemplate.Count
        let place: URLTemplate.Place
        let flags: Int
        let source: Int
        let automaton: Int
    }

    private mutating func header(_ flags: Int, check: Int, captures: Int, items: Int) -> Int {
        let result = output.position
        output.character(flags)
        for number in [check, captures, items] { output.number(number) }
        return result
    }

    private mutating func write(_ record: Record) {
        output.character(digit(record.count))
        output.character(record.place.rawValue)
        output.character(record.flags)
        output.number(record.source)
        output.number(record.automaton)
        write(record.name)
    }

    private func digit(_ count: PatternTemplate.Count) -> Int {
        typealias Layout = URLTemplateLayout.Capture
        return switch count {
        case .one: Layout.one
        case .optional: Layout.optional
        case .any: Layout.any
        case .some: Layout.some
        }
    }

    private mutating func write(_ name: Name) {
        output.number(name.offset)
        output.number(name.count)
    }

    private mutating func name(_ text: String) -> Name {
        let bytes = Array(text.utf8)
        if let known = names[text] { return Name(offset: known, count: bytes.count) }
        let offset = output.position
        names[text] = offset
        output.text(bytes)
        return Name(offset: offset, count: bytes.count)
    }

    private mutating func place(_ automaton: Automaton) -> Int {
        if let known = automata[automaton] { return known }
        let result = output.automaton(automaton)
        automata[automaton] = result
        return result
    }

    // MARK: Steps

    /// Writes steps, and their end.
    private mutating func write(_ steps: [PatternTemplate.Step]) {
        // The groups that are open: the index after the last step, the place of the length, and the start of the steps.
        var groups: [(end: Int, length: Int, start: Int)] = []
        for index in 0...steps.count {
            while let group = groups.last, group.end == index {
                output.set(output.position - group.start, at: group.length)
                groups.removeLast()
            }
            guard index < steps.count else { break }
            switch steps[index] {
            case .part(let place):
                output.character(Step.part)
                output.character(place.rawValue)
            case .text(let text):
                output.character(Step.text)
                write(text)
            case .capture(let capture):
                output.character(Step.capture)
                output.number(capture)
            case .group(let count):
                output.character(Step.group)
                let length = output.reserve(1)
                groups.append((index + 1 + count, length, output.position))
            case .component: output.character(Step.component)
            case .values(let capture, let keepsSlashes):
                output.character(keepsSlashes ? Step.wholeValues : Step.values)
                output.number(capture)
            case .item(let name):
                output.character(Step.item)
                write(name)
            case .itemValues(let capture, let name):
                output.character(Step.itemValues)
                output.number(capture)
                write(name)
            }
        }
        output.character(Step.end)
    }

    private mutating func write(_ text: [UInt8]) {
        output.number(text.count)
        output.text(text)
    }
}
