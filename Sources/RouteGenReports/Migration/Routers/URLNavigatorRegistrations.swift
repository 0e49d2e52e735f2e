import RouteGenCore

/// The registrations of URLNavigator: `navigator.register("myapp://user/<int:id>") { url, values, context in ... }`.
struct URLNavigatorRegistrations {
    private let sources: [MigrationSource]
    private let index: CalleeIndex

    private static let closure = ClosureRegistration(
        router: .urlnavigator,
        dialect: .init(values: 1, member: (parameter: 0, name: "queryParameters", isQuery: true))
    )

    /// The expression for every URL of the web, which is the last registration in URLNavigator's example.
    private static let web = "(?<address>https?://.+)"

    init(_ sources: [MigrationSource]) {
        self.sources = sources
        index = CalleeIndex(sources)
    }

    var all: [OldRegistration] {
        sources.flatMap { source in
            source.tokens.indices.compactMap { index in
                // `map` is the name of version 1, where closures have fewer parameters.
                guard ["register", "handle", "map"].contains(where: { source.has($0, at: index) }),
                    source.has(.period, at: index - 1), let call = CallSyntax(source, at: index)
                else { return nil }
                return registration(call)
            }
        }
    }

    private func registration(_ call: CallSyntax) -> OldRegistration? {
        guard let first = call.arguments.first, first.label == nil else { return nil }
        guard let text = call.url(first) else { return unreadable(call, first) }
        // Other libraries have functions of these names.
        guard text.contains(bytesOf: "://") || text.hasPrefix("/") else { return nil }
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
            return Self.closure.registration(of: pattern, call, at: location, in: index)
        } catch {
            return OldRegistration(undecided: "`\(text)` has no counterpart: \(error.message)", at: location)
        }
    }

    /// A registration whose pattern is not a literal, if it can only be one of URLNavigator.
    private func unreadable(_ call: CallSyntax, _ first: CallSyntax.Argument) -> OldRegistration? {
        guard let closure = call.closure, call.arguments.count == 1,
            ForwardingClosure.parameters(call.source, closure)?.count == 3
        else { return nil }
        return OldRegistration(
            undecided: "the pattern is not a string literal; write its marker above a function that returns the page, "
                + "such as `/// @route //host/:id`",
            at: call.location(of: first)
        )
    }
}
