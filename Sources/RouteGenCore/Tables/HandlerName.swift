/// The name of a handler, in parts that the metadata contains only once: handlers of a type share the
/// type's name, and most names end with the names of their parameters.
package struct HandlerName {
    /// The module and the types that enclose the handler, up to the last dot.
    package let owner: String
    /// The rest.
    ///
    /// If it ends with an opening parenthesis, the names of the parameters follow.
    package let member: String

    private static let ownerLimit = 4095

    /// Splits a name.
    package init(_ name: String, parameters: [String]) {
        let labels = Self.labels(parameters)
        let member = name.hasSuffix(labels) ? name.dropLast(labels.count - 1) : name[...]
        let base = member.prefix { $0 != "(" }
        let start = base.lastIndex(of: ".").map { base.index(after: $0) } ?? base.startIndex
        let isShort = name[..<start].utf8.count <= Self.ownerLimit
        owner = isShort ? String(name[..<start]) : ""
        self.member = isShort ? String(member[start...]) : String(member)
    }

    private static func labels(_ parameters: [String]) -> String { "(" + parameters.map { "\($0):" }.joined() + ")" }
}
