import RouteTables

/// The reason that a route does not take a request, or that no route does.
package struct RouteReason: Hashable, Sendable, CustomStringConvertible {
    /// The sentences, each with a `$` in the place of each value.
    ///
    /// The page of routes has them, too, so that its script states a reason in the same words.
    package enum Kind: String, CaseIterable, Sendable {
        // The first difference, from the left, between a URL and a pattern.
        case missingScheme = "the scheme '$' is missing"
        case otherScheme = "the scheme is '$', not '$'"
        case missingHost = "the host '$' is missing: it follows two slashes"
        case surplusHost = "the host is '$', but the pattern has none: it begins with one slash"
        case otherHost = "the host is '$', not '$'"
        case missingComponent = "there is no component for '$'"
        case surplusComponent = "the pattern has nothing for component $, '$'"
        case otherComponent = "component $ is '$', not '$'"
        case missingItem = "the $ has no item '$'"
        case otherItem = "the $'s '$' is '$', not '$'"
        case missingFragment = "the fragment '$' is missing"
        case otherFragment = "the fragment is '$', not '$'"
        case path = "the path does not match the whole pattern"
        case expression = "the expression does not match the whole URL"

        // The state of a route that matches.
        case closed = "it is closed to callers from `$`"
        case removed = "a relocation removed it"
        case rejected = "it rejects the request"

        // The values of its call. The sentences about others are the runtime's.
        case closure = "'$' needs the closure '$', which no URL carries"
        case otherValue = "'$' needs the parameter '$' of type '$', which no URL carries"

        // The rules that rewrite a URL.
        case tooManyRewrites = "it is rewritten more than $ times"
    }

    /// The reason in one line.
    package let description: String

    package init(_ kind: Kind, _ values: String...) {
        let pieces = kind.rawValue.split(separator: "$", omittingEmptySubsequences: false)
        description = zip(pieces, values + [""]).map { $0 + $1 }.joined()
    }

    package init(_ foreignness: RouteLinks.Foreignness) { description = foreignness.description }

    /// The reason that the call of a handler fails without a value.
    package init(missing name: String, type: String, handler: String) {
        description = ParameterProblem.missing(name, type: type, handler: handler)
    }

    /// The reason that the call of a handler fails with a string.
    ///
    /// `cases` are the strings that an enumeration reads.
    package init(invalid name: String, text: String, type: String, handler: String, cases: [String] = []) {
        let sentence = ParameterProblem.invalid(name, text: text, type: type, handler: handler)
        description = cases.isEmpty ? sentence : sentence + Self.list(of: cases)
    }

    /// The end of a sentence about a string that is no case of an enumeration.
    package static func list(of cases: [String]) -> String {
        ", which reads \(cases.prefix(caseLimit).joined(separator: ", "))" + (cases.count > caseLimit ? ", ..." : "")
    }

    /// The number of cases that a sentence lists.
    package static let caseLimit = 20
}
