/// The requirement of a route for an item of the query or of the fragment, read from the table.
struct QueryRequirement {
    private let table: PackedText
    private let offset: Int
    private let queryForm: CanonicalBytes.Form

    /// Reads a requirement.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - offset: The offset of the requirement.
    ///   - queryForm: How the URL's query is compared.
    init(_ table: PackedText, _ offset: Int, _ queryForm: CanonicalBytes.Form) {
        self.table = table
        self.offset = offset
        self.queryForm = queryForm
    }

    private var isInFragment: Bool { table[offset &+ 16] == QueryValueKind.fragmentMark }
    /// How the items are compared.
    var form: CanonicalBytes.Form { isInFragment ? .query : queryForm }
    private var nameCount: Int { table.number4(at: offset) &- (isInFragment ? 1 : 0) }
    private var isRequired: Bool { table.number4(at: offset &+ 4) == 1 }
    private var kind: Int { table.number4(at: offset &+ 8) }
    private var argument: Int { table.number4(at: offset &+ 12) }
    private var name: Int { offset &+ (isInFragment ? 17 : 16) }

    /// The items of the part of the URL that the requirement is for.
    func items(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: RouteURL.Parts) -> Range<Int> {
        parts.items(isInFragment, in: bytes)
    }

    /// Whether a name is the required one.
    func isNamed(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        equals(bytes, range, name, nameCount)
    }

    /// Whether a value is accepted.
    func accepts(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        switch kind {
        case QueryValueKind.literal: return equals(bytes, range, name &+ nameCount, argument)
        case QueryValueKind.any: return true
        case QueryValueKind.nonEmpty: return !range.isEmpty
        default:
            guard let text = bytes.baseAddress else { return false }
            return AutomatonReader(table, argument).run(CanonicalBytes(text, range, form)) != 0
        }
    }

    /// The value of the first item with the name, and whether the query satisfies the requirement.
    ///
    /// Only the first item counts, so that no URL can satisfy two conflicting requirements by repeating an item. An
    /// optional item may be missing or empty.
    func find(_ bytes: UnsafeBufferPointer<UInt8>, _ query: Range<Int>) -> (value: Range<Int>?, fits: Bool) {
        var items = QueryItems(bytes, query)
        while let item = items.next() {
            guard isNamed(bytes, item.name) else { continue }
            if accepts(bytes, item.value) { return (item.value, true) }
            return (nil, !isRequired && item.value.isEmpty)
        }
        return (nil, !isRequired)
    }

    /// Whether the canonical form of a part of the URL equals a string of the table.
    private func equals(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        _ text: Int,
        _ count: Int
    ) -> Bool {
        guard let start = bytes.baseAddress else { return false }
        var source = CanonicalBytes(start, range, form)
        var index = 0
        while let byte = source.next() {
            if index == count || table[text &+ index] != byte { return false }
            index &+= 1
        }
        return index == count
    }
}
