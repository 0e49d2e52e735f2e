import RoutePatterns
import RouteTables

/// Packs the templates of a module's patterns, which share their automata; ``URLTemplateLayout`` describes the format.
struct URLTemplateEncoder {
    private typealias Flags = URLTemplateLayout.Flags

    private var output = MatcherTableWriter()
    private var automata: [Automaton: Int] = [:]

    init() {
        // The offset 0 means that a capture has no automaton, so no automaton may be there.
        output.number(0)
    }

    /// The templates, followed by padding that readers may load.
    var characters: [UInt8] {
        output.characters + [UInt8](repeating: PackedDigit.zero, count: 8)
    }

    /// Adds the template of a pattern.
    ///
    /// - Returns: The offset of the template.
    mutating func add(_ pattern: RoutePattern) -> Int {
        guard let template = try? pattern.template(), template.problem == nil else {
            return addProblem(pattern.regex == nil ? .undetermined : .regex)
        }
        var table = 0
        if template.needsCheck {
            var encoder = RouteMatcherEncoder()
            encoder.add(pattern)
            guard let data = try? encoder.encode() else { return addProblem(.undetermined) }
            table = output.position
            output.text(data)
        }
        let captures = template.captures.map { ($0, place($0.automaton)) }
        let result = output.position
        let flags =
            (template.scheme == nil ? 0 : Flags.scheme) | (template.host == nil ? 0 : Flags.host)
            | (template.fragment == nil ? 0 : Flags.fragment) | (template.needsCheck ? Flags.check : 0)
        output.number(flags)
        if template.needsCheck { output.number(table) }
        output.number(captures.count)
        for (capture, automaton) in captures {
            output.number(capture.count.rawValue)
            output.number(capture.place.rawValue)
            output.number(capture.mayBeNothing ? 1 : 0)
            output.number(automaton)
            write(Array(capture.name.utf8))
        }
        if let scheme = template.scheme { write(scheme) }
        if let host = template.host { write(host) }
        write(template.path)
        output.number(template.query.count)
        for item in template.query {
            write(item.name)
            write(item.value)
        }
        if let fragment = template.fragment { write(fragment) }
        return result
    }

    private mutating func addProblem(_ problem: URLTemplate.Problem) -> Int {
        let result = output.position
        output.number(Flags.problem)
        output.number(problem.rawValue)
        return result
    }

    private mutating func place(_ automaton: any SteppedAutomaton) -> Int {
        guard let automaton = automaton as? Automaton else { return 0 }
        if let known = automata[automaton] { return known }
        let result = output.automaton(automaton)
        automata[automaton] = result
        return result
    }

    private mutating func write(_ bytes: [UInt8]) {
        output.number(bytes.count)
        output.text(bytes)
    }

    private mutating func write(_ pieces: [URLTemplate.Piece]) {
        output.number(pieces.count)
        for piece in pieces {
            switch piece {
            case .text(let text):
                output.number(0)
                write(text)
            case .capture(let index):
                output.number(1)
                output.number(index)
            case .optional(let count):
                output.number(2)
                output.number(count)
            }
        }
    }

    private mutating func write(_ components: [URLTemplate.Component]) {
        output.number(components.count)
        for component in components { write(component) }
    }

    private mutating func write(_ component: URLTemplate.Component) {
        switch component {
        case .pieces(let pieces):
            output.number(0)
            write(pieces)
        case .values(let index, let keepsSlashes):
            output.number(keepsSlashes ? 2 : 1)
            output.number(index)
        case .optional(let count):
            output.number(3)
            output.number(count)
        }
    }
}
