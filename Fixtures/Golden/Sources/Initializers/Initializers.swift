struct Product {
    let id: Int
    let variant: String

    /// @route //product/:id
    init(id: Int, variant: String = Product.standard) {
        self.id = id
        self.variant = variant
    }

    /// @route //product/named/:name
    init?(named name: String) {
        guard name == "bicycle" else { return nil }
        self.init(id: 1)
    }

    private static let standard = "plain"
}

@MainActor
final class Screen {
    let title: String

    /// @route //screen/:title
    init(_ title: String) { self.title = title }

    /// @route //screen
    convenience init(parts: [String]) throws {
        guard !parts.isEmpty else { throw Failure() }
        self.init(parts.joined(separator: " "))
    }

    struct Failure: Error {}
}

extension Screen {
    /// @route //screen/loaded/:id
    convenience init(loading id: Int) async { self.init("loaded \(id)") }

    struct Part: Equatable {
        let name: String
        /// @route //screen/part/:name
        init!(name: String) { self.name = name }
    }
}

enum Direction: Equatable {
    case north, south

    /// @route //direction/:degrees
    init(degrees: Int) { self = degrees < 180 ? .north : .south }
}

class Base {
    let value: Int
    /// @route //base/:value
    required init(value: Int) { self.value = value }
}
