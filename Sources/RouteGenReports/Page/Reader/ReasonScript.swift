import RouteGenCore
import RouteReasons
import RouteTables

/// The part of the page's script that says why a route does not take a URL, in the words of ``RouteReason``.
enum ReasonScript {
    static var text: String {
        let sentences =
            RouteReason.Kind.allCases.map { ("\($0)", $0.rawValue) }
            + RouteURLError.Reason.allCases.map { ("\($0)", $0.sentence(at: "$")) }
            + [
                ("foreignScheme", RouteLinks.Foreignness.scheme("$").description),
                ("foreignHost", RouteLinks.Foreignness.host("$").description),
                ("foreignLink", RouteLinks.Foreignness.link("$").description),
                ("unsuitableScheme", RouteURLWritingError.unsuitableScheme("$", capture: "$")),
                ("missingParameter", ParameterProblem.missing("$", type: "$", handler: "$")),
                ("invalidParameter", ParameterProblem.invalid("$", text: "$", type: "$", handler: "$")),
                ("cases", RouteReason.list(of: ["$"])),
            ]
        return """
            const caseLimit = \(RouteReason.caseLimit);
            const sentences = \(PageData.escaped(JSONValue.object(sentences.map { JSONValue.Member($0, .string($1)) }).text));

            function reasonOf(kind, ...values) {
              return sentences[kind].split("$").reduce((text, piece, index) => text + values[index - 1] + piece);
            }
            """
    }
}
