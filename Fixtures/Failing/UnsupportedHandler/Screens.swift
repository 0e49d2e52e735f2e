/// @route //one
func one<Value>(value: Value) {}

/// @route //two
func two(value: inout Int) {}

struct Box<Content> {
    /// @route //three
    static func three() {}
}
