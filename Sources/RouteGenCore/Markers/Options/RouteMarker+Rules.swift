import RoutePatterns
import RouteTables

extension RouteMarker: MarkerWithOptions {
    /// The options of a route marker, by name.
    public enum Option: String, CaseIterable, Hashable, Sendable {
        case priority, from, when, name, lifetime, overlaps, returns, with, values, open, parent, requires, inject
        case regex, deprecated
        case initializer = "init"

        /// The part of the code for which the option of a marker on a type holds.
        public var reach: Reach { RouteMarker.rule(of: self).reach }

        /// Whether all markers of a declaration share it.
        var isShared: Bool { RouteMarker.rule(of: self).isShared }
    }

    static let noun = "a route marker"
    static let form =
        "an option is a word, or a name with a colon and a value, before the pattern: `@route(priority: high) //chat`"

    static func rule(of option: Option) -> OptionRule<RouteMarker> {
        switch option {
        case .from:
            .list(.from, \.origins, "webView, notification") { $0.origin($1) }.described(
                "`from: webView, notification, remote, external`",
                "the callers with access, besides the app itself; `from: app` closes a route to those that a marker on "
                    + "its type lets in",
                withoutEffect: .invalidOptionValue,
                reach: .braces
            )
        case .priority:
            .choice(.priority, \.priority, RoutePriority.inOrderOfSearch, "high").described(
                "`priority: high`, `default`, `low`",
                "which of several matching routes wins, before anything else is compared",
                reach: .braces
            )
        case .when:
            .name(.when, \.condition, "Features.isEnabled", dotted: true).described(
                "`when: function`",
                "a function that decides, after a match, whether the route accepts the request: a free or static one, or "
                    + "a method of an instance that the app registers or provides; it may be isolated to the main actor"
            )
        case .with:
            .list(.with, \.fixedParameters, "tab=insights", items: .assignment) { $0.fixedParameter($1) }.described(
                "`with: name=value`",
                "a fixed parameter",
                withoutEffect: .unfitFixedParameter
            )
        case .values:
            .choice(.values, \.values, Values.allCases, "loose").described(
                "`values: loose`",
                "numbers and `Bool` may have each other's form, and a parameter has its default where a value does not "
                    + "fit",
                page: "``Router/init(_:origins:readsLooseValues:)``",
                reach: .braces
            )
        case .name:
            .name(.name, \.name, "openChat").described(
                "`name: accessor`",
                "the accessor's name; for a further pattern, the name of its constant",
                page: "<doc:Names>"
            )
        case .lifetime:
            .choice(.lifetime, \.lifetime, Lifetime.allCases, "transient").described(
                "`lifetime: cached`, `transient`, `provided`",
                "on a type: whether handlers share an instance, which is the default for classes and actors; `provided` "
                    + "if the app gives the router the instance",
                page: "[Instances](#Instances)",
                withoutEffect: .misplacedOption,
                reach: .type
            )
        case .overlaps:
            .names(.overlaps, \.overlaps, "openChat", dotted: true).described(
                "`overlaps: otherRoute`",
                "an overlap with that route is intended",
                withoutEffect: .needlessOverlap
            )
        case .open:
            .value(\.opening, "present") { $0.opening($1) }.described(
                "`open: push`, `present`, `root`, `tab(name)`, `window(name)`",
                "how the page opens: onto the visible stack, above everything, in place of everything, onto the stack "
                    + "of a tab, or in a window",
                page: "[Pages](#Pages)",
                withoutEffect: .resultWithoutPage,
                isShared: true
            )
        case .parent:
            .name(.parent, \.parent, "inbox", dotted: true).described(
                "`parent: otherRoute`",
                "the page below this one, which a deep link opens first",
                page: "[Pages](#Pages)",
                withoutEffect: .resultWithoutPage,
                isShared: true
            )
        case .inject:
            .names(.inject, \.injected, "session").described(
                "`inject: session`",
                "parameters that the router fills with services, and no URL and no caller does",
                page: "[Services as parameters](#Services-as-parameters)",
                withoutEffect: .invalidOptionValue
            )
        case .requires:
            .names(.requires, \.requirements, "account").described(
                "`requires: account`",
                "facts of the app that the route needs, which the app's configuration declares",
                page: "[Requirements](<doc:Configuration#Requirements>)",
                withoutEffect: .unknownRequirement,
                reach: .everything,
                isShared: true
            )
        case .returns:
            .value(\.returns, "UIViewController") { $0.type($1, of: "returns") }.described(
                "`returns: Type`",
                "the type that accessors in other modules return if they cannot see the handler's own type; on a type, "
                    + "what they return for each value of it",
                reach: .type,
                isShared: true
            )
        case .deprecated:
            deprecation.described(
                "`deprecated: \"Use //chat.\"`",
                "the pattern is deprecated, and so is its path constant. The other accessors are deprecated if no other "
                    + "pattern is left",
                reach: .braces
            )
        case .regex:
            .flag("write only `regex`; the expression is the rest of the line after the options").described(
                "`regex`",
                "the rest of the line is a regular expression over the whole URL"
            )
        case .initializer:
            .flag("write only `init`; the arguments come from the stored properties").described(
                "`init`",
                "on a struct or a class: the route creates it, without an initializer that is marked itself",
                withoutEffect: .misplacedOption,
                reach: .route
            )
        }
    }

    /// `deprecated`, with or without a message.
    private static var deprecation: OptionRule<RouteMarker> {
        var rule = OptionRule<RouteMarker>.value(\.deprecation, "\"use openChat\"") { values, range in
            values.string(range, of: "deprecated").map { $0.with(Deprecation(message: $0.value)) }
        }
        rule.readBare = { $0.deprecation = $1.with(Deprecation(message: nil)) }
        rule.values = { $0.deprecation.map { [$0.value.message.map { "\"\($0)\"" }].compactMap(\.self) } }
        return rule
    }

    static func option(withValue word: String) -> Option? {
        func isOne(of choices: [some Any]) -> Bool { choices.contains { "\($0)" == word } }
        if isOne(of: callers) { return .from }
        if isOne(of: Lifetime.allCases) { return .lifetime }
        if isOne(of: RoutePriority.allCases) { return .priority }
        if isOne(of: Values.allCases) { return .values }
        return ["push", "present", "root"].contains(word) ? .open : nil
    }
}

extension RouteMarker {
    /// The marker with those options of another one, such as that of the type around it, that hold for it as well and
    /// that it does not have itself.
    func inheriting(from other: RouteMarker?, where holds: (Option) -> Bool) -> RouteMarker {
        guard let other else { return self }
        var marker = self
        for option in other.options where holds(option.value) {
            Self.rule(of: option.value).inherit(&marker, other)
            if marker.option(option.value) == nil { marker.options.append(option) }
        }
        return marker
    }

    /// A marker with only some of its options.
    func only(_ holds: (Option) -> Bool) -> RouteMarker {
        RouteMarker(location: location, length: length).inheriting(from: self, where: holds)
    }

    /// The values of an option, as the marker has them; `nil` if it does not say it.
    func values(of option: Option) -> [String]? { Self.rule(of: option).values(self) }

    /// An option with its values, as the marker has it; `nil` if the marker does not say it, or lacks its value.
    func text(of option: Option) -> String? {
        guard let values = values(of: option) else { return nil }
        if !values.isEmpty { return "\(option.rawValue): \(values.joined(separator: ", "))" }
        return Self.rule(of: option).readBare.map { _ in option.rawValue }
    }
}
