extension RouteMetadata {
    private typealias Layout = RouteNavigationLayout

    /// The routes' options for their pages, in the format of ``RouteNavigationLayout``; `nil` for nothing.
    package var navigation: PackedText? {
        // Without that part, the records of handlers follow a header that ends before its offset.
        guard data.number4(at: RouteMetadataLayout.Header.handlers) > RouteMetadataLayout.Header.size else {
            return nil
        }
        return data.part(from: data.number4(at: RouteMetadataLayout.Header.navigation))
    }

    /// The options of a pattern's marker for its page: how it opens, as the marker has it, and the packed path of the
    /// route whose page is below, with its index.
    ///
    /// The opening is empty and the path is `nil` if the marker does not say it.
    ///
    /// - Complexity: O(log *n*) in the number of patterns that say something.
    package func navigation(ofPattern patternIndex: Int) -> (opening: String, parent: (PackedText, Int)?) {
        guard let data = navigation else { return ("", nil) }
        let count = data.number4(at: Layout.count)
        let index = Self.first(patternIndex, in: data, at: Layout.headerSize, count: count, size: Layout.recordSize)
        guard index < count else { return ("", nil) }
        let offset = Layout.headerSize &+ index &* Layout.recordSize
        let record = PackedRecord(data, at: offset, texts: data.number4(at: Layout.text))
        return record.number(Layout.pattern) == patternIndex ? Self.navigation(data, record) : ("", nil)
    }

    /// Calls a closure with the record of each fact about a handler, in the format of ``RouteNavigationLayout/Fact``.
    ///
    /// An app that asks for no facts links this, too, so the closure reads the strings.
    ///
    /// - Complexity: O(log *n*) in the number of facts about all handlers.
    package func forEachFact(ofHandler handler: Int, _ body: (PackedRecord) -> Void) {
        guard let data = navigation else { return }
        let start = Layout.headerSize &+ data.number4(at: Layout.count) &* Layout.recordSize
        let texts = data.number4(at: Layout.text)
        let size = Layout.Fact.size
        let count = (min(texts, data.count) &- start) / size
        var index = Self.first(handler, in: data, at: start, count: count, size: size)
        while index < count {
            let record = PackedRecord(data, at: start &+ index &* size, texts: texts)
            guard record.number(Layout.Fact.handler) == handler else { return }
            body(record)
            index &+= 1
        }
    }

    /// The name that a handler's marker gives its accessor; `nil` if it gives none.
    package func givenName(ofHandler handler: Int) -> String? {
        var name: String?
        forEachFact(ofHandler: handler) { fact in
            guard fact.text(Layout.Fact.name) == Layout.Fact.accessor else { return }
            name = fact.text(Layout.Fact.value)
        }
        return name
    }

    /// The index of the first of some records whose number is not smaller, which is `count` if there is none.
    ///
    /// Each record begins with a number of four digits, by which they are sorted.
    private static func first(_ number: Int, in data: PackedText, at offset: Int, count: Int, size: Int) -> Int {
        var (first, end) = (0, count)
        while first < end {
            let middle = first &+ (end &- first) / 2
            if data.number4(at: offset &+ middle &* size) < number { first = middle &+ 1 } else { end = middle }
        }
        return first
    }

    private static func navigation(
        _ data: PackedText,
        _ record: PackedRecord
    ) -> (opening: String, parent: (PackedText, Int)?) {
        let number = record.number(Layout.parent)
        let packed = data.part(from: data.number4(at: Layout.paths))
        return (record.text(Layout.opening), number == 0 ? nil : (packed, number &- 1))
    }
}
