import RouteTables

/// A packed template of a pattern or a target that appears at run time, with its bytes.
package struct OwnedTemplate: Sendable {
    private let bytes: [UInt8]
    private let offset: Int

    /// Packs the template of a pattern, whose URLs the pattern itself checks.
    package init(_ template: PatternTemplate) {
        var writer = URLTemplateWriter()
        offset = writer.add(template)
        bytes = writer.characters
    }

    /// Packs the target of a rewriting rule.
    package init(_ template: RewriteTemplate) {
        var writer = URLTemplateWriter()
        offset = writer.add(template)
        bytes = writer.characters
    }

    /// Writes the URL of some values; see `URLTemplate.url(_:addsItems:pattern:match:)`.
    package func url(
        _ values: [String: [String]],
        addsItems: Bool = false,
        pattern: @autoclosure () -> String,
        match: @escaping (String) -> [[String]]?
    ) throws(RouteURLWritingError) -> String {
        let values = values.map { NamedTexts($0.key, $0.value) }
        return try withTemplate { template throws(RouteURLWritingError) in
            try template.url(values, addsItems: addsItems, pattern: pattern(), match: match)
        }
    }

    /// Writes the URL that a match becomes; see `URLTemplate.url(of:)`.
    package func url(of match: any CapturedURL) throws(RouteURLWritingError) -> URLText {
        try withTemplate { template throws(RouteURLWritingError) in try template.url(of: match) }
    }

    private func withTemplate<Result>(
        _ body: (URLTemplate) throws(RouteURLWritingError) -> Result
    ) throws(RouteURLWritingError) -> Result {
        let result = bytes.withUnsafeBufferPointer { buffer -> Swift.Result<Result, RouteURLWritingError> in
            guard let base = buffer.baseAddress else { return .failure(.undetermined(pattern: "")) }
            let template = URLTemplate(PackedText(base: base, count: buffer.count), at: offset)
            do throws(RouteURLWritingError) {
                return .success(try body(template))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
