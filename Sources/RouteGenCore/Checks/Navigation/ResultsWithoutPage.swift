/// Finds options about pages on handlers whose results cannot be pages.
enum ResultsWithoutPage {
    /// Checks `open:` and `parent:` on a handler.
    ///
    /// A handler that returns nothing may have a tab, which a link to it selects.
    static func check(_ handler: Handler, of module: ModuleModel) -> [Diagnostic] {
        guard let reason = reason(handler, in: module.types) else { return [] }
        let selectsTabs = handler.result == nil
        var seen: Set<SourceLocation> = []
        return handler.patterns.flatMap { pattern in
            [
                pattern.marker.opening.flatMap { opening in
                    if selectsTabs, case .tab = opening.value { return nil }
                    return ("open", opening.location, opening.length)
                },
                pattern.marker.parent.map { ("parent", $0.location, $0.length) },
            ].compactMap { $0 }
        }.filter { seen.insert($0.1).inserted }.map { option, location, length in
            Problem(.resultWithoutPage, at: location, length: length)
                .saying("`\(option):` is about a page, but `\(handler.signatureName)` \(reason)")
                .noting("`\(handler.signatureName)` is declared here", at: handler.location)
                .advising("return a page, whose type conforms to `NavigationPage`, or remove `\(option):`")
        }
    }

    /// The reason that the result of a handler cannot be a page, such as "returns nothing"; `nil` if it may be one.
    ///
    /// Whether any other type conforms to `NavigationPage` is for the compiler to check, or for the navigator.
    static func reason(_ handler: Handler, in types: TypeIndex) -> String? {
        guard let result = handler.result else { return "returns nothing" }
        let type = result.unwrapped
        let name = type.genericName ?? type.text
        let isValue =
            type.text.hasPrefix("[") || type.isTuple || type.isFunction || type.isStandardScalar
            || ["Array", "ContiguousArray", "Dictionary", "Set", "Never"].contains(name)
        // A module may extend a standard type to be a page.
        guard isValue, !types.inheritedTypes(of: name).contains(where: { $0.hasSuffix("NavigationPage") }) else {
            return nil
        }
        return "returns `\(result.text)`, which is no page"
    }
}
