import RoutePatterns
import RouteTables

/// Builds the packed data of the routes' options for their pages.
struct RouteNavigationEncoder {
    private typealias Layout = RouteNavigationLayout

    private var records: [UInt8] = []
    private var facts: [UInt8] = []
    private var texts = PackedTexts()
    private var paths = RoutePathEncoder()
    private var parents: [String: Int] = [:]

    /// Whether no pattern says anything, and there is no fact about a handler.
    var isEmpty: Bool { records.isEmpty && facts.isEmpty }

    /// Adds the default values of a handler's parameters, what the handler requires, and the name that its marker gives.
    ///
    /// Handlers are added in their order.
    mutating func add(
        defaults: [(name: String, text: String)],
        requirements: [String],
        givenName: String?,
        ofHandler handler: Int
    ) {
        let names = givenName.map { [(name: Layout.Fact.accessor, text: $0)] } ?? []
        for fact in defaults + requirements.map({ (name: "", text: $0) }) + names {
            PackedText.write(handler, digits: 4, to: &facts)
            facts += texts.reference(to: fact.name)
            facts += texts.reference(to: fact.text)
        }
    }

    /// Adds the options of a pattern for its page, if it has any.
    ///
    /// Patterns are added in their order.
    mutating func add(opening: String, parent: RoutePathEncoder.Path?, of pattern: Int) {
        guard !opening.isEmpty || parent != nil else { return }
        PackedText.write(pattern, digits: 4, to: &records)
        records += texts.reference(to: opening)
        PackedText.write(parent.map { number(of: $0) + 1 } ?? 0, digits: 4, to: &records)
    }

    /// The number of a parent's path, which many routes may share.
    private mutating func number(of path: RoutePathEncoder.Path) -> Int {
        let key = "\(path.identity) \(path.ordinal)"
        if let number = parents[key] { return number }
        let number = paths.add(path)
        parents[key] = number
        return number
    }

    /// The packed data.
    func encode() -> [UInt8] {
        guard !isEmpty else { return [] }
        let textOffset = Layout.headerSize + records.count + facts.count
        var header: [UInt8] = []
        for number in [records.count / Layout.recordSize, textOffset, textOffset + texts.bytes.count] {
            PackedText.write(number, digits: 4, to: &header)
        }
        return header + records + facts + texts.bytes + paths.encode()
    }
}
