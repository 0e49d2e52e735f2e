import RouteTables

extension RouteRequest {
    /// All values merged.
    ///
    /// Values of the path replace those of the query, values of the context replace both, and values that the route's
    /// marker fixes replace all.
    ///
    /// A query key that appears several times has an array of texts, and so has a repeated placeholder.
    public var parameters: [String: Any] {
        var parameters: [String: Any] = [:]
        if let url = storage.url {
            let texts = Dictionary(grouping: url.queryItems, by: \.name).mapValues { $0.map(\.value) }
            for (name, values) in texts { parameters[name] = values.count == 1 ? values[0] : values }
        }
        for (index, capture) in storage.captureNames.enumerated() {
            let texts = storage.texts(ofCapture: index)
            if capture.isRepeated { parameters[capture.name] = texts } else { parameters[capture.name] = texts.first }
        }
        for (name, value) in storage.callbacks.carried { parameters[name] = value }
        for (name, value) in context { parameters[name] = value }
        if let patternIndex = storage.fixingPattern {
            for (name, text) in router.table.metadata.fixedTexts(ofPattern: patternIndex) { parameters[name] = text }
        }
        return parameters
    }

    func text(_ name: String, capture: Int?) throws -> String? {
        if let capture, storage.isMatched { return storage.text(ofCapture: capture) }
        return storage.url?.queryValue(name)
    }

    func texts(_ name: String, capture: Int?) throws -> [String] {
        if let capture, storage.isMatched { return storage.texts(ofCapture: capture) }
        return storage.url?.queryValues(name) ?? []
    }

    func hasText(_ name: String, capture: Int?) -> Bool {
        if let capture, storage.isMatched { return !storage.texts(ofCapture: capture).isEmpty }
        return storage.url?.queryValue(name) != nil
    }
}
