import RouteReasons

extension Automaton: PatternOutline.Test {}

extension RoutePattern {
    /// The parts of the pattern, for comparisons with URLs whose paths may be compared without regard to case.
    package func outline(ignoringCase ignoresCase: Bool, isClose: Bool) -> PatternOutline {
        ((ignoresCase ? try? ignoringCase() : nil) ?? self).outline(isClose: isClose)
    }

    /// The parts of the pattern, for comparisons with URLs.
    ///
    /// - Parameter isClose: Whether the parts are spelled, and test what constraints match, which takes longer.
    /// - Returns: The parts.
    package func outline(isClose: Bool) -> PatternOutline {
        var outline = PatternOutline { found(in: $0, spelling: .asWritten) != nil }
        outline.isExpression = regex != nil
        guard regex == nil else { return outline }
        let spellings = isClose ? spellings : [:]
        func parts(_ components: [PatternComponent], _ place: Capture.Place) -> [PatternOutline.Part] {
            components.enumerated().map { index, component in
                part(component, spellings[place]?.dropFirst(index).first ?? "", isClose: isClose)
            }
        }
        outline.scheme = parts([scheme].compactMap(\.self), .scheme).first
        outline.host = parts([host].compactMap(\.self), .host).first
        outline.path = parts(path, .path)
        outline.query = zip(query, parts(query.map(\.value), .query)).map { item, part in
            var value = part
            value.mayBeNone = !item.isRequired(captures)
            return (String(decoding: item.plainName, as: UTF8.self), item.isInFragment, value)
        }
        outline.fragment = fragment.map { parts($0, .fragment) }
        return outline
    }

    /// The parts as they are written in the canonical form.
    private var spellings: [Capture.Place: [String]] {
        var parser = RoutePatternParser(description, checksSizes: false)
        try? parser.parse()
        return parser.parts.reduce(into: [:]) { result, part in
            result[part.place, default: []].append(String(decoding: parser.bytes[part.range], as: UTF8.self))
        }
    }

    private func part(_ component: PatternComponent, _ spelling: String, isClose: Bool) -> PatternOutline.Part {
        var part = PatternOutline.Part(spelling)
        switch component {
        case .any: break
        case .literal(let text): part.content = .literal(text)
        case .rest, .optional: (part.mayBeNone, part.loops) = (true, true)
        case .text(let expression, _): part.content = content(expression, isClose: isClose)
        case .capture(let index, let expression):
            let kind = captures[index].kind
            let spans = expression?.canContainSlash ?? false
            part.mayBeNone = kind == .optional || kind == .any || spans && expression?.matchesEmpty ?? false
            part.loops = kind == .any || kind == .some || spans
            part.content = expression.map { content($0, isClose: isClose) } ?? .nonEmpty
        }
        return part
    }

    /// The content of a part with an expression.
    ///
    /// A single component does not tell whether a part that spans components matches.
    private func content(_ expression: RegularExpression, isClose: Bool) -> PatternOutline.Part.Content {
        guard isClose, !expression.canContainSlash, let automaton = try? compiled.automaton(of: expression) else {
            return .anything
        }
        return .tested(automaton)
    }
}
