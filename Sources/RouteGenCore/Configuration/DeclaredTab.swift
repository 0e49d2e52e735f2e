/// A tab that the configuration of an app declares.
public struct DeclaredTab: Hashable, Sendable {
    /// The name, as in `open: tab(home)`.
    public var name: Located<String>
    /// The route of its first page, named as in `parent:`.
    public var root: Located<String>

    /// The name of the tab's case in the generated enumeration.
    var caseName: String { Self.caseName(of: name.value) ?? name.value }

    /// The words of a tab's name in camel case.
    ///
    /// - Returns: The name of a case; `nil` if the tab's name has none.
    static func caseName(of tab: String) -> String? {
        guard !tab.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return nil }
        let words = tab.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let first = words.first, first.first?.isNumber == false else { return nil }
        return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
