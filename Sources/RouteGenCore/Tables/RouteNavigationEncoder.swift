import RoutePatterns
import RouteTables

/// Builds the packed data of the routes' options for their pages.
package struct RouteNavigationEncoder {
    private typealias Layout = RouteNavigationLayout

    /// The options of one pattern for its page.
    package struct Navigation {
        /// How its page opens, as the marker has it; empty if it does not say it.
        package var opening: String
        /// The path of the route whose page is below.
        package var parent: RoutePathEncoder.Path?

        package init(opening: String = "", parent: RoutePathEncoder.Path? = nil) {
            self.opening = opening
            self.parent = parent
        }
    }

    private var records: [UInt8] = []
    private var facts: [UInt8] = []
    private var texts = PackedTexts()
    private var paths = RoutePathEncoder()
    private var parents: [String: Int] = [:]

    package init() {}

    /// Whether no pattern says anything, and there is no fact about a handler.
    package var isEmpty: Bool { records.isEmpty && facts.isEmpty }

    /// Adds the default values of a handler's parameters, and what the handler requires.
    ///
    /// Handlers are added in their order.
    package mutating func add(
        defaults: [(name: String, text: String)],
        requirements: [String],
        ofHandler handler: Int
    ) {
        for fact in defaults + requirements.map({ ("", $0) }) {
            PackedText.write(handler, digits: 4, to: &facts)
            facts += texts.reference(to: fact.name)
            facts += texts.reference(to: fact.text)
        }
    }

    /// Adds the options of a pattern.
    ///
    /// Patterns are added in their order.
    package mutating func add(_ navigation: Navigation, of pattern: Int) {
        PackedText.write(pattern, digits: 4, to: &records)
        records += texts.reference(to: navigation.opening)
        PackedText.write(navigation.parent.map { number(of: $0) + 1 } ?? 0, digits: 4, to: &records)
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
    package func encode() -> [UInt8] {
        guard !isEmpty else { return [] }
        let textOffset = Layout.headerSize + records.count + facts.count
        var header: [UInt8] = []
        for number in [records.count / Layout.recordSize, textOffset, textOffset + texts.bytes.count] {
            PackedText.write(number, digits: 4, to: &header)
        }
        return header + records + facts + texts.bytes + paths.encode()
    }
}
