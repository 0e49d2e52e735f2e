import RoutePatterns
import RouteTables

extension RouteMarker: MarkerWithOptions {
    static let noun = "a route marker"
    static let form = "an option is a word, or a name with a colon and a value: `@route(priority: high, regex)`"

    static func rule(of option: Option) -> OptionRule<RouteMarker> {
        switch option {
        case .from:
            .list(\.origins, "webView, notification") { $0.origin($1) }.described(
                "`from: webView, notification, remote, external`",
                "the callers with access, besides the app itself; `from: app` closes a route to those that a marker on "
                    + "its type lets in",
                withoutEffect: .invalidOptionValue
            )
        case .priority:
            .choice(.priority, \.priority, RoutePriority.inOrderOfSearch, "high").described(
                "`priority: high`, `default`, `low`",
                "which of several matching routes wins, before anything else is compared"
            )
        case .when:
            .name(.when, \.condition, "Features.isEnabled", dotted: true).described(
                "`when: function`",
                "a function that decides, after a match, whether the route accepts the request: a free or static one, or "
                    + "a method of an instance that the app registers or provides; it may be isolated to the main actor"
            )
        case .with:
            .list(\.fixedParameters, "tab=insights", items: .assignment) { $0.fixedParameter($1) }.described(
                "`with: name=value`",
                "a fixed parameter",
                withoutEffect: .unfitFixedParameter
            )
        case .values:
            .choice(.values, \.values, Values.allCases, "loose").described(
                "`values: loose`",
                "numbers and `Bool` may have each other's form, and a parameter has its default where a value does not "
                    + "fit",
                page: "``Router/init(_:origins:readsLooseValues:)``"
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
                withoutEffect: .misplacedOption
            )
        case .overlaps:
            .names(.overlaps, \.overlaps, "openChat", dotted: true).described(
                "`overlaps: otherRoute`",
                "an overlap with that route is intended",
                withoutEffect: .needlessOverlap
            )
        case .open:
            .value(\.opening, "present") { $0.opening($1) }.described(
                "`open: push`, `present`, `root`, `tab(name)`",
                "how the page opens: onto the visible stack, above everything, in place of everything, or onto the stack "
                    + "of a tab",
                page: "[Pages](#Pages)",
                withoutEffect: .resultWithoutPage
            )
        case .parent:
            .name(.parent, \.parent, "inbox", dotted: true).described(
                "`parent: otherRoute`",
                "the page below this one, which a deep link opens first",
                page: "[Pages](#Pages)",
                withoutEffect: .resultWithoutPage
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
                withoutEffect: .unknownRequirement
            )
        case .returns:
            .value(\.returns, "UIViewController") { $0.type($1, of: "returns") }.described(
                "`returns: Type`",
                "the type that accessors in other modules return if they cannot see the handler's own type; on a type, "
                    + "what they return for each value of it"
            )
        case .deprecated:
            OptionRule(
                example: "\"use openChat\"",
                readBare: { $0.deprecation = $1.with(Deprecation(message: nil)) },
                read: { values, range, marker in
                    let message = values.string(range, of: "deprecated")
                    marker.deprecation = message.map { $0.with(Deprecation(message: $0.value)) }
                }
            ).described(
                "`deprecated: \"Use //chat.\"`",
                "the pattern is deprecated, and so is its path constant. The other accessors are deprecated if no other "
                    + "pattern is left"
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
                withoutEffect: .misplacedOption
            )
        }
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
