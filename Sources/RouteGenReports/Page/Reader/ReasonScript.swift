import RouteGenCore
import RouteReasons

/// The part of the page's script that says why a route does not take a URL, in the words of ``RouteReason``.
enum ReasonScript {
    static var text: String {
        let sentences = RouteReason.Kind.allCases.map { JSONValue.Member("\($0)", .string($0.rawValue)) }
        return """
            const sentences = \(PageData.escaped(JSONValue.object(sentences).text));

            function reasonOf(kind, ...values) {
              return sentences[kind].split("$").reduce((text, piece, index) => text + values[index - 1] + piece);
            }
            """
    }
}
