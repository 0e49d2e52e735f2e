/// Renders the code of a generated file as source.
struct SourceRenderer {
    private var text = ""
    private var depth = 0
    private let locations: SourceLocations

    /// The maximum length of lines that can be broken.
    static let width = 160

    /// Renders code.
    ///
    /// - Parameters:
    ///   - code: The code.
    ///   - locations: The names of the files to which statements belong.
    /// - Returns: The source, which ends with a line feed.
    static func text(of code: GeneratedCode, locations: SourceLocations) -> String {
        var renderer = SourceRenderer(locations: locations)
        renderer.render(code)
        return renderer.text
    }

    private init(locations: SourceLocations) { self.locations = locations }

    /// A step that remains to be rendered.
    private enum Step {
        case part(GeneratedCode.Part)
        case marginLine(String)
        case endOfIndentation
    }

    private mutating func render(_ code: GeneratedCode) {
        var pending: [Step] = []
        func push(_ code: GeneratedCode, before step: Step? = nil) {
            if let step { pending.append(step) }
            pending += code.parts.reversed().map { .part($0) }
        }
        push(code)
        while let step = pending.popLast() {
            switch step {
            case .marginLine(let line), .part(.marginLine(let line)): marginLine(line)
            case .endOfIndentation: depth -= 1
            case .part(.line(let line)): self.line(line)
            case .part(.list(let list)): render(list)
            case .part(.statements(let statements)): for line in joined(statements) { self.line(line) }
            case .part(.indented(let body)):
                depth += 1
                push(body, before: .endOfIndentation)
            case .part(.located(let location, let body)):
                guard let name = locations.name(of: location.file) else {
                    push(body)
                    continue
                }
                // Raw literals are not allowed here.
                let file = SwiftText.plainLiteral(name)
                let directive = "#sourceLocation(file: \(file), line: \(location.line))"
                if case .statements(let statements)? = body.parts.first {
                    // Each line of statements starts at the location.
                    for line in joined(statements) {
                        marginLine(directive)
                        self.line(line)
                    }
                    marginLine("#sourceLocation()")
                } else {
                    marginLine(directive)
                    push(body, before: .marginLine("#sourceLocation()"))
                }
            case .part(.conditional(let condition, let body)):
                marginLine(SwiftText.directive(condition))
                push(body, before: .marginLine("#endif"))
            }
        }
    }

    private mutating func line(_ line: String) {
        if !line.isEmpty {
            for _ in 0..<depth { text += "    " }
            text += line
        }
        text += "\n"
    }

    private mutating func marginLine(_ line: String) {
        text += line
        text += "\n"
    }

    private mutating func indented(_ body: (inout SourceRenderer) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    // MARK: Layout

    /// Whether a line fits between the indentation and the maximum width.
    private func fits(_ line: String) -> Bool { depth * 4 + line.count <= Self.width }

    private mutating func render(_ list: GeneratedCode.BreakableList) {
        let prefix = list.attributes.map { "\($0) " }.joined()
        let joined = list.head + list.items.joined(separator: ", ") + list.tail
        let value = list.value.map { " \($0)" } ?? ""
        if fits(prefix + joined + value) { return line(prefix + joined + value) }
        for attribute in list.attributes { line(attribute) }
        if fits(joined) {
            line(joined)
        } else {
            line(list.head)
            let last = list.items.indices.last
            indented { renderer in
                for (index, item) in list.items.enumerated() { renderer.line(index == last ? item : "\(item),") }
            }
            line(list.tail)
        }
        if let value = list.value { indented { $0.line(value) } }
    }

    /// Statements joined into lines, as many in each as fit.
    private func joined(_ statements: [String]) -> [String] {
        var lines: [String] = []
        for statement in statements {
            if let last = lines.last, fits("\(last); \(statement)") {
                lines[lines.count - 1] = "\(last); \(statement)"
            } else {
                lines.append(statement)
            }
        }
        return lines
    }
}
