import RouteTables
import RouterRuntime

/// A language for messages to developers.
public enum RouteLanguage: String, Sendable, Hashable, CaseIterable {
    case english
    /// Simplified Chinese.
    case chinese
}

extension RouterError {
    /// A description of the failure, in one sentence for developers.
    ///
    /// If rewriting, a relocation or a redirect led to the URL that failed, the sentence names that URL and the caller's.
    package func message(in language: RouteLanguage) -> String {
        guard language == .chinese else { return message }
        var text = content.chinese
        if let first = hops.first, let last = hops.last, first != last { text += "；对“\(first)”的请求转到了“\(last)”" }
        return PrintableText.line(text)
    }

    /// The message, and for a URL that begins with none of the app's own links, that this is so.
    func reason(in language: RouteLanguage) -> String {
        guard language == .chinese else { return reason }
        let message = message(in: language)
        return search?.foreignness.map { "\(message)；\($0.chinese)" } ?? message
    }
}

extension RouteLinks.Foreignness {
    fileprivate var chinese: String {
        switch self {
        case .scheme(let scheme): "scheme“\(scheme)”不属于该应用"
        case .host(let host): "主机“\(host)”不属于该应用"
        case .link(let link): "该 URL 不以应用自己的任何链接（例如“\(link)”）开头"
        }
    }
}

extension RouterError {
    /// The URLs and patterns that the caller may have meant, the nearest first, if no route was found.
    ///
    /// Suggestions include only routes that are open to the caller, so a closed route looks like one that does not
    /// exist.
    ///
    /// - Complexity: O(*n*) in the number of routes, which this property compares.
    package var suggestions: [String] { search?.nearest ?? [] }

    /// The patterns with the requested host, if no route was found: for `//AModule/servr2`, those of `AModule`.
    ///
    /// - Complexity: O(*n*) in the number of routes.
    package var routesOfTarget: [String] { search?.routesOfTarget ?? [] }
}
