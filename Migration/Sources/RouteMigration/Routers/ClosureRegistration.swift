import RouteGenCore

/// The sources to which registrations of closures refer.
struct SourceIndex {
    let sources: [MigrationSource]
    let callees: CalleeIndex
    let strings: StringEvaluator
    let names: DeclaredNames

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        callees = CalleeIndex(sources)
        strings = StringEvaluator(sources)
        names = DeclaredNames(sources)
    }

    /// The registrations of the calls of some functions.
    func calls<Result>(of functions: Set<String>, _ body: (CallSyntax) -> Result?) -> [Result] {
        sources.indices.flatMap { source in
            sources[source].tokens.indices.compactMap { token in
                guard sources[source].has(.identifier, at: token),
                    functions.contains(sources[source].text(of: token)), !sources[source].has("func", at: token - 1),
                    let call = CallSyntax(sources[source], source, at: token)
                else { return nil }
                return body(call)
            }
        }
    }

    /// The value of an argument that is a string.
    func string(_ argument: CallSyntax.Argument, of call: CallSyntax) -> String? {
        strings.string(argument.tokens, in: call.sourceIndex)
    }
}

/// A registration of a pattern with a closure or a function, as EENavigator, URLNavigator and JLRoutes have it.
struct ClosureRegistration {
    /// The router's name in messages.
    var router: OldRouter
    /// How its closures read values.
    var dialect: ForwardingClosure.Dialect
    /// The results of its closures.
    var results: MovedBody.Results
    /// The options of the marker: `(priority: low)`.
    var options: [String] = []
    /// The open decision besides the handler.
    var condition: String?

    /// The registration of a pattern by a call.
    ///
    /// If the call registers several patterns, they share the name and the placeholders of a function.
    func registration(
        of pattern: MovedPattern,
        _ call: CallSyntax,
        at location: SourceLocation,
        in index: SourceIndex,
        sharing name: String? = nil,
        _ placeholders: [(name: String, type: String)]? = nil
    ) -> OldRegistration {
        var reason = ""
        if let tokens = call.closure, condition == nil {
            let closure = ForwardingClosure(call.source, tokens, dialect)
            if let (target, names) = closure?.target(in: index.callees, of: pattern) {
                let marker = marker(pattern.text { names[$0] ?? $0 }, pattern)
                return OldRegistration(marker, shape: pattern.shape, on: .declaration(target), at: location)
            }
            do throws(MovedBody.Obstacle) {
                let placeholders = placeholders ?? pattern.placeholders
                let skeleton = try skeleton(
                    name ?? Skeleton.name(of: pattern),
                    (tokens, call.sourceIndex),
                    placeholders,
                    in: index
                )
                return OldRegistration(
                    marker(pattern.text(), pattern),
                    shape: pattern.shape,
                    on: .skeleton(skeleton),
                    at: location
                )
            } catch {
                reason = " that \(error.reason)"
            }
        }
        let handler = call.closure == nil ? "a function with \(router.name)'s parameters" : "a closure\(reason)"
        let step = call.closure == nil ? "give its values to a function" : "move its body to a function"
        let note =
            "\(handler) handles this URL; \(step) that returns the page\(Self.parameters(of: pattern)), and write above "
            + "it: `/// \(marker(pattern.text(), pattern))`" + (condition.map { "; \($0)" } ?? "")
        return OldRegistration(undecided: note, shape: pattern.shape, at: location)
    }

    private func skeleton(
        _ name: String,
        _ closure: (tokens: Range<Int>, source: Int),
        _ placeholders: [(name: String, type: String)],
        in index: SourceIndex
    ) throws(MovedBody.Obstacle) -> Skeleton {
        let source = index.sources[closure.source]
        let condition = source.endOfCondition(around: closure.tokens.lowerBound - 1)
        if condition == .some(nil) { throw .init(reason: "is inside of `#if`") }
        let moved = try MovedBody(closure, dialect, placeholders, results, index.names)
        return Skeleton(
            source: closure.source,
            offset: condition ?? nil,
            type: moved.usesMembers ? Surroundings(of: closure.tokens.lowerBound, in: source).type : nil,
            name: name,
            parameters: moved.parameters,
            resultType: moved.resultType,
            body: moved.lines
        )
    }

    private func marker(_ text: String, _ pattern: MovedPattern) -> String {
        let words = (pattern.isRegex ? ["regex"] : []) + options
        return "@route\(words.isEmpty ? "" : "(\(words.joined(separator: ", ")))") \(text)"
    }

    /// A part of a sentence about the parameters that a function needs: ` and takes `id: Int``.
    private static func parameters(of pattern: MovedPattern) -> String {
        let list = pattern.placeholders.map { "\($0.name): \($0.type)" }
        return list.isEmpty ? "" : " and takes \(Diagnostic.list(list, joinedBy: "and"))"
    }
}

extension MigrationSource {
    /// The place at which a function of the top level has the conditions of a token: the start of the line that ends
    /// the innermost `#if` around it.
    ///
    /// - Returns: `nil` if no condition is around the token, and a `nil` in it if a condition is inside of braces.
    func endOfCondition(around index: Int) -> Int?? {
        var open = 0
        // Whether each condition around a token starts outside of braces.
        var conditions: [Bool] = []
        var depth = 0
        for (position, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace: depth += 1
            case .rightBrace: depth -= 1
            case .poundIf:
                if position < index || !conditions.isEmpty { conditions.append(depth == 0) }
            case .poundElse, .poundElseif, .poundEndif:
                if position > index, conditions.count == open {
                    return .some(conditions.allSatisfy(\.self) ? lineStart(before: token.start) : nil)
                }
                if token.kind == .poundEndif { _ = conditions.popLast() }
            default: break
            }
            if position == index {
                guard !conditions.isEmpty else { return nil }
                open = conditions.count
            }
        }
        return nil
    }
}
