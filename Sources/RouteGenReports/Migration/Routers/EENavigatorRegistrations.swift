import RouteGenCore

/// The registrations of EENavigator: `registerRoute(pattern: "//chat/:chatId") { req, res in ... }`.
struct EENavigatorRegistrations {
    private let sources: [MigrationSource]
    private let index: CalleeIndex
    /// The patterns of typed bodies, by the names of the types.
    private let bodies: [String: String]

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        index = CalleeIndex(sources)
        let patterns = sources.declarations { $0.kind == .variable && $0.name == "pattern" && $0.isStatic }
        bodies = Dictionary(
            patterns.compactMap { found in
                sources[found.source].strings(of: found.declaration)?.first.map { (found.declaration.typeName, $0) }
            }
        ) { first, _ in first }
    }

    var all: [OldRegistration] {
        sources.flatMap { source in
            source.tokens.indices.compactMap { index in
                guard source.has("registerRoute", at: index), !source.has("func", at: index - 1),
                    let call = CallSyntax(source, at: index)
                else { return nil }
                return registration(call)
            }
        }
    }

    private func registration(_ call: CallSyntax) -> OldRegistration {
        let labels = ["pattern", "plainPattern", "regExpPattern", "regex", "type"]
        guard let argument = labels.lazy.compactMap(call.argument).first else {
            return OldRegistration(
                undecided: "a function of the URL decides; write it as a static function that takes a `RouteRequest`, "
                    + "and above the function of the page: `/// @route(when: decides) //*/**`",
                at: call.location(of: call.argument("match"))
            )
        }
        let location = call.location(of: argument)
        let text = argument.label == "type" ? call.metatype(argument).flatMap { bodies[$0] } : call.string(argument)
        guard let text else {
            return OldRegistration(
                undecided: "the pattern is not a string literal in these sources; write its marker above a function "
                    + "that returns the page, such as `/// @route //host/:id`",
                at: location
            )
        }
        do throws(MovedPattern.Problem) {
            return registration(of: try Self.pattern(text, argument.label), call, at: location)
        } catch {
            return OldRegistration(undecided: "`\(text)` has no counterpart: \(error.message)", at: location)
        }
    }

    private static func pattern(_ text: String, _ label: String?) throws(MovedPattern.Problem) -> MovedPattern {
        switch label {
        case "plainPattern": try MovedPattern([.text(MovedPattern.literal(text))])
        case "regExpPattern", "regex": try MovedPattern(regex: text)
        default: try MovedPattern(eeNavigator: text)
        }
    }

    private func registration(
        of pattern: MovedPattern,
        _ call: CallSyntax,
        at location: SourceLocation
    ) -> OldRegistration {
        let isTyped = call.argument("type") != nil
        var closure = ClosureRegistration(
            router: .eenavigator,
            dialect: isTyped
                ? .init(model: 0, response: 2)
                : .init(member: (parameter: 0, name: "parameters", isQuery: false), response: 1)
        )
        if let priority = call.argument("priority").flatMap(call.member), priority != "default" {
            closure.options.append("priority: \(priority)")
        }
        if call.argument("tester") != nil {
            closure.condition = "write its tester as a static function, and name it in the marker with `when:`"
        }
        return closure.registration(of: pattern, call, at: location, in: index)
    }
}
