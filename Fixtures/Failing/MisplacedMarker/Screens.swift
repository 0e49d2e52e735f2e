/// @route //title
let title = "nothing that can be called"

struct Screen {
    /// @route //screen/name
    var name: String

    /// @route //screen/item
    subscript(index: Int) -> Int { index }
}

/// @route //name
typealias Name = String

func outer() {
    /// @route //inner
    func inner() {}
    inner()
}
