import RoutePatterns
import RouteTables

/// Packs the templates of a module's patterns, each with the table that checks its URLs.
struct URLTemplateEncoder {
    private var writer = URLTemplateWriter()

    var characters: [UInt8] { writer.characters }

    /// Adds the template of a pattern.
    ///
    /// - Returns: The offset of the template.
    mutating func add(_ pattern: RoutePattern) -> Int {
        guard let template = try? pattern.template(), template.problem == nil else {
            return writer.add(pattern.regex == nil ? .undetermined : .regex)
        }
        guard template.needsCheck else { return writer.add(template) }
        var encoder = RouteMatcherEncoder()
        encoder.add(pattern)
        guard let table = try? encoder.encode() else { return writer.add(.undetermined) }
        return writer.add(template, table: table)
    }
}
