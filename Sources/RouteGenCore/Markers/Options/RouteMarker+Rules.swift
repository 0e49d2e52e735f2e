import RoutePatterns
import RouteTables

extension RouteMarker: MarkerWithOptions {
    static let noun = "a route marker"
    static let form = "an option is a word, or a name with a colon and a value: `@route(priority: high, regex)`"

    static func rule(of option: Option) -> OptionRule<RouteMarker> {
        switch option {
        case .priority: .choice(.priority, \.priority, RoutePriority.inOrderOfSearch, "high")
        case .lifetime: .choice(.lifetime, \.lifetime, Lifetime.allCases, "transient")
        case .values: .choice(.values, \.values, Values.allCases, "loose")
        case .when: .name(.when, \.condition, "Features.isEnabled", dotted: true)
        case .name: .name(.name, \.name, "openChat")
        case .parent: .name(.parent, \.parent, "inbox", dotted: true)
        case .overlaps: .names(.overlaps, \.overlaps, "openChat", dotted: true)
        case .requires: .names(.requires, \.requirements, "account")
        case .inject: .names(.inject, \.injected, "session")
        case .returns: .value(\.returns, "UIViewController") { $0.type($1, of: "returns") }
        case .open: .value(\.opening, "present") { $0.opening($1) }
        case .with: .list(\.fixedParameters, "tab=insights", items: .assignment) { $0.fixedParameter($1) }
        case .from: .list(\.origins, "web, push") { $0.origin($1) }
        case .regex: .flag("write only `regex`; the expression is the rest of the line after the options")
        case .initializer: .flag("write only `init`; the arguments come from the stored properties")
        case .deprecated:
            OptionRule(
                example: "\"use openChat\"",
                readBare: { $0.deprecation = $1.with(Deprecation(message: nil)) },
                read: { values, range, marker in
                    let message = values.string(range, of: "deprecated")
                    marker.deprecation = message.map { $0.with(Deprecation(message: $0.value)) }
                }
            )
        }
    }

    static func option(withValue word: String) -> Option? {
        func isOne(of choices: [some Any]) -> Bool { choices.contains { "\($0)" == word } }
        if isOne(of: callers) { return .from }
        if isOne(of: Lifetime.allCases) { return .lifetime }
        if isOne(of: RoutePriority.allCases) { return .priority }
        if isOne(of: Values.allCases) { return .values }
        return word == "present" || word == "root" ? .open : nil
    }
}
