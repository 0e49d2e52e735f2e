/// @route //title
let title = "nothing that can be called"

struct Screen {
    /// @route //screen/name
    var name: String

    /// @route //screen/item
    subscript(index: Int) -> Int { index }
}

enum Choice {
    /// @route //choice
    case first
}

/// @route //name
typealias Name = String

func outer() {
    /// @route //inner
    func inner() {}
    inner()
}
