import GoldenModels

class Screen {
    enum Kind: String { case small, large }

    init() {}
}

protocol Sized {}

extension Sized {
    typealias Size = Int
}

final class Detail: Screen, Sized {
    /// @route //detail/:kind
    func show(kind: Screen.Kind, size: Detail.Size = 1) -> String { "\(kind) \(size)" }
}

final class Imported: Page {
    /// @route //imported/:kind
    func show(kind: Page.Kind) -> Page.Kind { kind }
}

/// Its own type has the name of one of the standard library.
enum Texts {
    struct String: Equatable {
        var text: Swift.String
    }

    /// @route //texts/same
    static func same(_ text: String) -> String { text }
}

struct Box<Content> {
    var content: Content
}

extension Search {
    /// @route //search/boxed
    func boxed(_ box: Box<Order>) -> Box<[Filter.Range]> { Box(content: [.week]) }
}
