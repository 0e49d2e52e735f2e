/// The instructions for writing URLs from strings: those that are given for the captures of a pattern, or those that a
/// pattern has captured in another URL.
///
/// It is packed data, which is read in place; ``URLTemplateLayout`` describes it.
package struct URLTemplate: Sendable {
    typealias Layout = URLTemplateLayout

    /// The part of a URL that contains a capture.
    package enum Place: Int, Sendable {
        case scheme
        case host
        case path
        case query
        case fragment
    }

    let data: PackedText
    private let offset: Int

    /// The template at an offset of packed data.
    package init(_ data: PackedText, at offset: Int) {
        self.data = data
        self.offset = offset
    }

    private var header: PackedRecord { PackedRecord(data, at: offset, texts: 0) }

    func has(_ flag: Int) -> Bool { header.digit(Layout.Header.flags) & flag != 0 }

    /// Throws the error of a template that has no URLs, for any values.
    func checkProblem(_ pattern: () -> String) throws(RouteURLWritingError) {
        guard has(Layout.Flags.problem) else { return }
        let isRegex = header.number(Layout.Header.check) == Layout.Problem.regex
        throw isRegex ? .regex(pattern: pattern()) : .undetermined(pattern: pattern())
    }

    /// The table of the pattern alone; `nil` if no URL is matched before it is given.
    var table: MatcherTable? {
        has(Layout.Flags.check) ? MatcherTable(data.part(from: header.number(Layout.Header.check))) : nil
    }

    // MARK: Captures

    package var captureCount: Int {
        let start = offset &+ Layout.Header.size
        return data.bound(header.number(Layout.Header.captures), at: start, size: Layout.Capture.size)
    }

    func capture(_ index: Int) -> URLTemplateCapture {
        let start = offset &+ Layout.Header.size &+ index &* Layout.Capture.size
        return URLTemplateCapture(data: data, record: PackedRecord(data, at: start, texts: 0))
    }

    package func captureName(_ index: Int) -> String { capture(index).name }

    // MARK: Items of the original URL

    private var itemCount: Int {
        data.bound(header.number(Layout.Header.items), at: items, size: Layout.Item.size)
    }

    private var items: Int { offset &+ Layout.Header.size &+ captureCount &* Layout.Capture.size }

    private func item(_ index: Int) -> ItemRenaming {
        let record = PackedRecord(data, at: items &+ index &* Layout.Item.size, texts: 0)
        return (record.text(Layout.Item.name), record.text(Layout.Item.newName))
    }

    /// The new name of an item of the original URL, which is empty if the item is dropped; `nil` if it remains as it is.
    func newName(of name: String) -> String? {
        for index in 0..<itemCount {
            let item = item(index)
            if item.name == name { return item.newName }
        }
        return nil
    }

    /// Whether any item is dropped or renamed.
    var changesItems: Bool { itemCount > 0 }

    /// The items that are renamed.
    var renamings: [ItemRenaming] {
        var renamings: [ItemRenaming] = []
        for index in 0..<itemCount where !item(index).newName.isEmpty { renamings.append(item(index)) }
        return renamings
    }

    /// The first step.
    var steps: PackedRecord { PackedRecord(data, at: items &+ itemCount &* Layout.Item.size, texts: 0) }
}

/// An item of a query that a rewriting rule renames.
package typealias ItemRenaming = (name: String, newName: String)

/// A capture of a template.
struct URLTemplateCapture {
    private typealias Layout = URLTemplateLayout.Capture

    fileprivate let data: PackedText
    fileprivate let record: PackedRecord

    var name: String { record.text(Layout.name) }
    /// Whether it takes at most one value.
    var isSingle: Bool { record.digit(Layout.count) <= Layout.optional }
    /// Whether it needs a value.
    var isRequired: Bool {
        let count = record.digit(Layout.count)
        return count == Layout.one || count == Layout.some
    }
    var place: URLTemplate.Place { URLTemplate.Place(rawValue: record.digit(Layout.place)) ?? .path }
    var mayBeNothing: Bool { record.digit(Layout.flags) & Layout.mayBeNothing != 0 }
    var hasDataSlashes: Bool { record.digit(Layout.flags) & Layout.hasDataSlashes != 0 }
    /// Its index among the captures of the pattern that gives its string.
    var source: Int { record.number(Layout.source) }

    /// Accepts its values; `nil` if it accepts every string that is not empty.
    var automaton: AutomatonReader? {
        let offset = record.number(Layout.automaton)
        return offset == 0 ? nil : AutomatonReader(data, offset)
    }
}
