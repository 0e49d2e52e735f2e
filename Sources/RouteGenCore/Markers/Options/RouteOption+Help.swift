import RoutePatterns
import RouteTables

extension RouteMarker.Option {
    /// The names of all options.
    static let names = allCases.map(\.rawValue)

    /// An example of the option's value.
    var example: String {
        switch self {
        case .priority: "high"
        case .from: "web, push"
        case .when: "Features.isEnabled"
        case .name: "openChat"
        case .lifetime: "transient"
        case .overlaps: "openChat"
        case .returns: "UIViewController"
        case .with: "tab=insights"
        case .values: "loose"
        case .open: "present"
        case .parent: "inbox"
        case .requires: "account"
        case .inject: "session"
        case .regex, .initializer: ""
        case .deprecated: "\"use openChat\""
        }
    }

    /// A suggestion for a word that is not an option.
    static func help(for word: String) -> String {
        func isOne(of choices: [some Any]) -> Bool { choices.contains { "\($0)" == word } }
        if isOne(of: RouteMarker.callers) { return "did you mean `from: \(word)`?" }
        if isOne(of: RouteMarker.Lifetime.allCases) { return "did you mean `lifetime: \(word)`?" }
        if isOne(of: RoutePriority.allCases) { return "did you mean `priority: \(word)`?" }
        if isOne(of: RouteMarker.Values.allCases) { return "did you mean `values: \(word)`?" }
        if word == "present" || word == "root" { return "did you mean `open: \(word)`?" }
        if let nearest = Spelling.nearest(to: word, among: names) { return "did you mean `\(nearest)`?" }
        return "the options are " + Diagnostic.list(names, joinedBy: "and")
    }
}
