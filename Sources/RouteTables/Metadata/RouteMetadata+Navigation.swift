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
        var (first, end) = (0, data.number4(at: Layout.count))
        while first < end {
            let middle = first &+ (end &- first) / 2
            let offset = Layout.headerSize &+ middle &* Layout.recordSize
            let record = PackedRecord(data, at: offset, texts: data.number4(at: Layout.text))
            let found = record.number(Layout.pattern)
            if found == patternIndex { return Self.navigation(data, record) }
            if found < patternIndex { first = middle &+ 1 } else { end = middle }
        }
        return ("", nil)
    }

    /// The facts of the app that handlers require, with the index of each handler, in the order of the handlers.
    ///
    /// - Complexity: O(*n*) in the number of requirements of all handlers.
    package var requirements: [(handler: Int, name: String)] {
        guard let data = navigation else { return [] }
        let first = Layout.headerSize &+ data.number4(at: Layout.count) &* Layout.recordSize
        let texts = data.number4(at: Layout.text)
        return stride(from: first, to: min(texts, data.count), by: Layout.Requirement.size).map { offset in
            let record = PackedRecord(data, at: offset, texts: texts)
            return (record.number(Layout.Requirement.handler), record.text(Layout.Requirement.name))
        }
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
