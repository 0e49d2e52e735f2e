import RouteGenCore

/// The registrations of JLRoutes: `JLRoutes.global().addRoute("/user/view/:userID") { parameters in ... }`.
struct JLRoutesRegistrations {
    private let index: SourceIndex

    private static let closure = ClosureRegistration(
        router: .jlroutes,
        dialect: .init(parameters: 0),
        results: .init(fallback: "Bool")
    )

    init(_ sources: [MigrationSource]) {
        index = SourceIndex(sources)
    }

    var all: [OldRegistration] {
        index.calls(of: ["addRoute", "addRoutes", "add"], registrations(of:)).flatMap(\.self)
            + index.sources.indices.flatMap(other)
    }

    private func registrations(of call: CallSyntax) -> [OldRegistration]? {
        guard let first = call.arguments.first, call.source.has(.period, at: call.name - 1) || isInExtension(call)
        else { return nil }
        // Collections have a function `add`, too.
        guard !call.source.has("add", at: call.name) || isOfRoutes(call) else { return nil }
        guard first.label == nil || first.label == "pattern",
            let texts = index.strings.strings(first.tokens, in: call.sourceIndex)
        else {
            return [
                OldRegistration(
                    undecided: "the pattern of `\(call.excerpt)` is not one that these sources show; write its marker "
                        + "above a function, such as `/// @route //user/:id`",
                    at: call.location(of: first)
                )
            ]
        }
        return registrations(of: texts, call, at: call.location(of: first))
    }

    /// The registrations of patterns, one for each form that their optional parts allow.
    private func registrations(of texts: [String], _ call: CallSyntax, at location: SourceLocation) -> [OldRegistration]
    {
        var forms: [MovedPattern] = []
        var result: [OldRegistration] = []
        for text in texts {
            do throws(MovedPattern.Problem) { forms += try MovedPattern.jlRoutes(text) } catch {
                let note = "`\(text)` has no counterpart: \(error.message)"
                result.append(OldRegistration(undecided: note, at: location))
            }
        }
        let priority = call.argument("priority").map { call.source.excerpt($0.tokens) }
        let shared = Self.sharedPlaceholders(of: forms)
        return result
            + forms.map { pattern in
                var registration = Self.closure.registration(
                    of: pattern,
                    call,
                    at: location,
                    in: index,
                    sharing: forms.first.map(Skeleton.name),
                    shared
                )
                if registration.place != nil, let priority, priority != "0" {
                    registration.note =
                        "the priority `\(priority)` is left out, because the most specific pattern wins; where another "
                        + "one should, write `@route(priority: high)` or `low`"
                }
                return registration
            }
    }

    /// The placeholders of the patterns of a call, optional if a form lacks them.
    private static func sharedPlaceholders(of forms: [MovedPattern]) -> [(name: String, type: String)] {
        var result: [(name: String, type: String)] = []
        for placeholder in forms.flatMap(\.placeholders) where !result.contains(where: { $0.name == placeholder.name })
        {
            let isShared = forms.allSatisfy { $0.placeholders.contains { $0.name == placeholder.name } }
            result.append((placeholder.name, isShared ? placeholder.type : "\(placeholder.type)?"))
        }
        return result
    }

    /// The registrations by a subscript, `JLRoutes.global()["/user/:id"] = { ... }`, and the handler of other URLs.
    private func other(_ source: Int) -> [OldRegistration] {
        let file = index.sources[source]
        return file.tokens.indices.compactMap { token in
            if file.has("unmatchedURLHandler", at: token), file.has(.equal, at: token + 1) {
                return OldRegistration(
                    undecided: "`unmatchedURLHandler` takes URLs without a route; write `router.fallback`",
                    at: file.location(of: token)
                )
            }
            guard file.has(.leftBracket, at: token), let end = file.closingBrackets[token],
                file.has(.equal, at: end + 1),
                isRoutes(before: token, in: file), let first = file.elements(of: (token + 1)..<end).first
            else { return nil }
            let pattern = index.strings.string(first, in: source) ?? "/"
            return OldRegistration(
                undecided:
                    "`\(file.excerpt((token)..<(end + 1)))` registers a closure; move its body to a function, and "
                    + "write above it: `/// @route \(Self.marker(of: pattern))`",
                at: file.location(of: token)
            )
        }
    }

    private static func marker(of pattern: String) -> String {
        do throws(MovedPattern.Problem) { return try MovedPattern.jlRoutes(pattern).first?.text() ?? "//host" } catch {
            return "//host"
        }
    }

    /// Whether what is before a bracket is `JLRoutes.global()`, `JLRoutes(forScheme:)` or a variable of them.
    private func isRoutes(before index: Int, in file: MigrationSource) -> Bool {
        guard index > 0 else { return false }
        if file.has(.rightParenthesis, at: index - 1) {
            guard let open = file.closingBrackets.first(where: { $0.value == index - 1 })?.key else { return false }
            return file.has("JLRoutes", at: open - 1)
                || (file.has(.period, at: open - 2) && file.has("JLRoutes", at: open - 3))
        }
        return file.has(.identifier, at: index - 1) && file.text(of: index - 1).lowercased().hasSuffix("routes")
    }

    private func isOfRoutes(_ call: CallSyntax) -> Bool { isRoutes(before: call.name - 1, in: call.source) }

    private func isInExtension(_ call: CallSyntax) -> Bool {
        Surroundings(of: call.name, in: call.source).types.contains("JLRoutes")
    }
}
