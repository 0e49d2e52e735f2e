internal import RouteTables
package import RouterRuntime

extension RouteRequest {
    /// The handler, and the values that its pattern or its parameters read from the URL, in a string.
    ///
    /// URLs that a handler cannot tell apart have the same string: other spellings, another order of items, and items
    /// that nobody reads make no difference. Values of standard types count as they are read, and a default value that is
    /// a literal counts as if the URL had it. A fragment counts where the pattern names it. Values that code passed do
    /// not count. A handler that takes the request, or all values by name, reads all items, and the former also the path.
    ///
    /// `nil` if no route takes the request, or no URL can carry the values of a typed route.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    package func identity(ignoring names: () -> Set<String>) -> String? {
        if let typed = storage.typed { return identity(of: typed) }
        guard storage.isMatched else { return nil }
        var values: [String: [String]] = [:]
        for (index, capture) in storage.captureNames.enumerated() {
            values[capture.name] = storage.texts(ofCapture: index)
        }
        guard let pattern = storage.fixingPattern else {
            // A closure that was added at run time takes the request.
            addQuery(to: &values, without: names())
            return text("\(storage.foundPattern ?? "")", values, path(of: storage.url))
        }
        let metadata = router.table.metadata
        let handler = metadata.handler(ofPattern: pattern)
        for index in 0..<metadata.parameterCount(ofHandler: handler) {
            let name = metadata.parameterName(index, ofHandler: handler)
            guard values[name] == nil else { continue }
            let place = RouteParameter.Place.parameter(index, handler: handler, patternIndex: pattern)
            values[name] = try? RouteParameter(storage: storage, place: place, capture: nil).texts
        }
        let takesRequest = metadata.takesRequest(handler: handler)
        if takesRequest || metadata.takesAllParameters(handler: handler) {
            addQuery(to: &values, without: names())
        }
        for (name, text) in metadata.fixedTexts(ofPattern: pattern) { values[name] = [text] }
        complete(&values, ofHandler: handler)
        return text(metadata.name(ofHandler: handler), values, takesRequest ? path(of: storage.url) : "")
    }

    /// Writes values as their types do, and adds the default values that are literals.
    private func complete(_ values: inout [String: [String]], ofHandler handler: Int) {
        let metadata = router.table.metadata
        metadata.forEachFact(ofHandler: handler) { fact in
            let name = fact.text(RouteNavigationLayout.Fact.name)
            guard !name.isEmpty, name != RouteNavigationLayout.Fact.accessor, values[name]?.isEmpty ?? true else {
                return
            }
            values[name] = [fact.text(RouteNavigationLayout.Fact.value)]
        }
        for index in 0..<metadata.parameterCount(ofHandler: handler) {
            let form = metadata.form(ofParameter: index, ofHandler: handler)
            guard form != ValueForm.string else { continue }
            let name = metadata.parameterName(index, ofHandler: handler)
            values[name] = values[name]?.map { ValueForm.written($0, in: form) }
        }
    }

    /// Whether the route has a parameter or a placeholder of a name, or its pattern requires an item of that name.
    package func hasParameter(_ name: String) -> Bool {
        if storage.captureNames.contains(where: { $0.name == name }) { return true }
        let parts = route?.split { $0 == "?" || $0 == "&" || $0 == "#" } ?? []
        if parts.contains(where: { $0.hasPrefix("\(name)=") }) { return true }
        if let typed = storage.typed { return typed.path.parameterNames.contains { $0 == name } }
        guard let pattern = storage.fixingPattern else { return false }
        let handler = router.table.metadata.handler(ofPattern: pattern)
        return (0..<router.table.metadata.parameterCount(ofHandler: handler))
            .contains { router.table.metadata.parameterName($0, ofHandler: handler) == name }
    }

    private func identity(of typed: RouteArguments) -> String? {
        let texts = ParameterTexts(of: typed)
        guard texts.others.isEmpty else { return nil }
        var values = texts.texts
        guard let found = try? router.find(typed.path, for: .app), let handler = found.number else {
            return text(typed.path.pattern, values, "")
        }
        let metadata = router.table.metadata
        for (name, text) in metadata.fixedTexts(ofPattern: found.patternIndex) { values[name] = [text] }
        complete(&values, ofHandler: handler)
        let url = metadata.takesRequest(handler: handler) ? try? router.split(typed.encodedURL()) : nil
        return text(metadata.name(ofHandler: handler), values, path(of: url))
    }

    /// Adds the items of the query whose names have no values yet.
    private func addQuery(to values: inout [String: [String]], without names: Set<String>) {
        values.merge((storage.url?.queryValues ?? [:]).filter { !names.contains($0.key) }) { known, _ in known }
    }

    private func path(of url: RouteURL?) -> String { String((url?.normalized ?? "").prefix { $0 != "?" && $0 != "#" }) }

    private func text(_ handler: String, _ values: [String: [String]], _ path: String) -> String {
        var text = URLText()
        text.append(Array("\(handler) \(path)".utf8))
        text.append(values, after: UInt8(ascii: "?"))
        return Self.readable(text.string)
    }

    /// A URL in which characters beyond ASCII are not escaped, since strings are equal in whichever normal form they have
    /// these; the URL itself if the escapes are not UTF-8.
    private static func readable(_ url: String) -> String {
        guard url.utf8.contains(UInt8(ascii: "%")) else { return url }
        let bytes = Array(url.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let digits = bytes[index] == UInt8(ascii: "%") ? bytes[(index + 1)...].prefix(2) : []
            if let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), byte >= 0x80 {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        let text = String(decoding: result, as: UTF8.self)
        return text.utf8.elementsEqual(result) ? text : url
    }
}
