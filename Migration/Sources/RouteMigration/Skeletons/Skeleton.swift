import RouteGenCore

/// A new function for a registration whose handler is no declaration.
struct Skeleton: Hashable {
    /// The index of its source.
    var source: Int
    /// The start of the line before which it goes; `nil` for the end of the source.
    var offset: Int?
    /// The type that it is a static member of; `nil` for a function of the top level.
    var type: String?
    /// The name, unless another function has it.
    var name: String
    /// The parameters, as they are written.
    var parameters: [String]
    /// The type after the arrow.
    var resultType: String
    /// The statements.
    var body: [String]

    /// A name for the handler of a pattern: `openShopReviews` for `//shop/:id/reviews`.
    static func name(of pattern: MovedPattern) -> String {
        guard !pattern.isRegex else { return "openURL" }
        var isAfterPlaceholder = false
        let text = pattern.pieces.map { piece -> Substring in
            defer { if case .placeholder = piece { isAfterPlaceholder = true } else { isAfterPlaceholder = false } }
            guard case .text(let text) = piece else { return "" }
            // The constraint of a placeholder is no name.
            if isAfterPlaceholder { return text.drop { $0 != "/" } }
            return text.hasPrefix("http://") || text.hasPrefix("https://") ? text.drop { $0 != "/" } : text[...]
        }
        let words = text.joined(separator: "/").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return "open" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// The lines of the function and of the extension around it: those before its markers, and those after them.
    func lines(named name: String) -> (before: [String], indentation: String, after: [String]) {
        let indentation = type == nil ? "" : "    "
        let head = "@MainActor \(type == nil ? "" : "static ")func \(name)(\(parameters.joined(separator: ", ")))"
        let statements = body.map { $0.isEmpty ? "" : "    \($0)" }
        let function = ["\(head) -> \(resultType) {"] + statements + ["}"]
        let lines = function.map { $0.isEmpty ? "" : indentation + $0 }
        return ([""] + (type.map { ["extension \($0) {"] } ?? []), indentation, lines + (type == nil ? [] : ["}"]))
    }
}
