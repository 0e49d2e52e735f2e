import RouteGenCore

/// The registrations of EENavigator: `registerRoute(pattern: "//chat/:chatId") { req, res in ... }`.
struct EENavigatorRegistrations {
    private let index: SourceIndex

    init(_ sources: [MigrationSource]) {
        index = SourceIndex(sources)
    }

    var all: [OldRegistration] { index.calls(of: ["registerRoute"], registration) }

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
        let body = argument.label == "type" ? call.metatype(argument) : nil
        let text = argument.label == "type" ? body.flatMap(pattern(ofBody:)) : index.string(argument, of: call)
        guard let text else {
            return OldRegistration(
                undecided:
                    "the pattern of `\(call.excerpt)` is not one that these sources show; write its marker above "
                    + "a function that returns the page, such as `/// @route //host/:id`",
                at: location
            )
        }
        do throws(MovedPattern.Problem) {
            var pattern = try Self.pattern(text, argument.label)
            if let body { pattern = try typed(pattern, body) }
            return registration(of: pattern, call, at: location)
        } catch {
            return OldRegistration(undecided: "`\(text)` has no counterpart: \(error.message)", at: location)
        }
    }

    /// The pattern of a typed body.
    private func pattern(ofBody type: String) -> String? {
        guard let found = index.strings.variable("\(type).pattern"), found.declaration.isStatic else { return nil }
        return index.strings.string(of: found.declaration, in: found.source)
    }

    /// The types of the properties of a typed body.
    private func properties(of call: CallSyntax) -> [String: String] {
        guard let body = call.argument("type").flatMap(call.metatype) else { return [:] }
        let properties = index.sources.declarations { declaration in
            declaration.kind == .variable && declaration.typeName == body && !declaration.isStatic
        }
        return Dictionary(
            properties.compactMap { found in found.declaration.resultType.map { (found.declaration.name, $0) } }
        ) { first, _ in first }
    }

    /// A pattern whose placeholders have the types of a body's properties.
    private func typed(_ pattern: MovedPattern, _ type: String) throws(MovedPattern.Problem) -> MovedPattern {
        try MovedPattern(
            pattern.pieces.map { piece in
                guard case .placeholder(let name, _) = piece,
                    let type = index.strings.variable("\(type).\(name)")?.declaration.resultType
                else { return piece }
                return .placeholder(name, type: type)
            }
        )
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
                ? .init(model: 0, propertyTypes: properties(of: call), response: 2)
                : .init(member: (parameter: 0, name: "parameters", isQuery: false), response: 1),
            results: .init(fallback: nil)
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
