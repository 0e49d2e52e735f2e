import RouteGenCore

/// The registrations of URLNavigator: `navigator.register("myapp://user/<int:id>") { url, values, context in ... }`.
struct URLNavigatorRegistrations {
    private let index: SourceIndex
    /// The names of variables and parameters that are navigators.
    private let navigators: Set<String>

    private static let dialect = ForwardingClosure.Dialect(
        values: 1,
        member: (parameter: 0, name: "queryParameters", isQuery: true),
        context: 2
    )

    /// The expression for every URL of the web, which is the last registration in URLNavigator's example.
    private static let web = "(?<address>https?://.+)"

    init(_ sources: [MigrationSource]) {
        index = SourceIndex(sources)
        let declarations = sources.lazy.flatMap(\.declarations)
        let variables = declarations.filter { $0.kind == .variable && Self.isNavigator($0.resultType) }.map(\.name)
        let parameters = declarations.flatMap(\.parameters).filter { Self.isNavigator($0.type) }.map(\.name)
        navigators = Set(variables).union(parameters)
    }

    private static func isNavigator(_ type: String?) -> Bool {
        let name = type.map { TypeText($0).unwrapped.text } ?? ""
        return ["Navigator", "NavigatorType", "NavigatorProtocol"].contains { name.hasSuffix($0) }
    }

    var all: [OldRegistration] {
        // `map` is the name of version 1, where closures have fewer parameters.
        index.calls(of: ["register", "handle", "map"], registration)
    }

    private func registration(_ call: CallSyntax) -> OldRegistration? {
        guard let first = call.arguments.first, first.label == nil, call.arguments.count < 3 else { return nil }
        let isNavigator = isNavigator(call)
        guard isNavigator || call.source.has(.period, at: call.name - 1) else { return nil }
        // Other libraries have functions of these names.
        let isRegistration = isNavigator || takesThreeValues(call) || isInNavigatorsFile(call)
        guard let text = index.string(first, of: call) else { return isRegistration ? unreadable(call, first) : nil }
        guard isRegistration || Self.isURL(text) else { return nil }
        let location = call.location(of: first)
        if ["http://<path:", "https://<path:"].contains(where: text.hasPrefix) {
            return OldRegistration(
                undecided: "this takes every URL of the web; write a function that takes `address: String`, and above "
                    + "it: `/// @route(regex, priority: low) \(Self.web)`",
                shape: Self.web,
                at: location
            )
        }
        do throws(MovedPattern.Problem) {
            let pattern = try MovedPattern(urlNavigator: text)
            let isPage = !call.source.has("handle", at: call.name)
            let registration = ClosureRegistration(
                router: .urlnavigator,
                dialect: Self.dialect,
                results: .init(fallback: isPage ? "UIViewController?" : "Bool")
            )
            return registration.registration(of: pattern, call, at: location, in: index)
        } catch {
            return OldRegistration(undecided: "`\(text)` has no counterpart: \(error.message)", at: location)
        }
    }

    /// Whether a string is a path, or has a scheme.
    private static func isURL(_ text: String) -> Bool {
        guard let separator = text.firstRange(ofBytes: "://") else {
            return text.hasPrefix("/") && !text.hasPrefix("//")
        }
        return text[..<separator.lowerBound].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }

    /// Whether the function belongs to a navigator, by the name or the type of what is before the period, or by the
    /// extension around the call.
    private func isNavigator(_ call: CallSyntax) -> Bool {
        let source = call.source
        if !source.has(.period, at: call.name - 1) || source.has("self", at: call.name - 2) {
            return Surroundings(of: call.name, in: source).types.contains(where: Self.isNavigator)
        }
        // An optional chain has a question mark before the period.
        let receiver = source.has(.operatorSign, at: call.name - 2) ? call.name - 3 : call.name - 2
        guard source.has(.identifier, at: receiver) else { return false }
        let name = source.text(of: receiver)
        return navigators.contains(name) || name.lowercased().hasSuffix("navigator")
    }

    /// Whether the closure has the parameters of URLNavigator's closures.
    private func takesThreeValues(_ call: CallSyntax) -> Bool {
        guard let closure = call.closure, call.arguments.count == 1 else { return false }
        return ClosureHead(call.source, closure).names?.count == 3
    }

    /// Whether the call has the form of a registration, in a file that imports URLNavigator.
    private func isInNavigatorsFile(_ call: CallSyntax) -> Bool {
        guard !call.source.has("map", at: call.name), call.source.imports("URLNavigator"),
            call.arguments.allSatisfy({ $0.label == nil }), call.arguments.first.flatMap(call.metatype) == nil
        else { return false }
        return call.arguments.count == (call.closure == nil ? 2 : 1)
    }

    private func unreadable(_ call: CallSyntax, _ first: CallSyntax.Argument) -> OldRegistration {
        OldRegistration(
            undecided: "the pattern of `\(call.excerpt)` is not one that these sources show; write its marker above a "
                + "function that returns the page, such as `/// @route //host/:id`",
            at: call.location(of: first)
        )
    }
}
