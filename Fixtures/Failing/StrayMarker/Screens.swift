func first() {
    print("The comment below belongs to a statement.")
    /// @route //first
    print("It documents nothing.")
}

struct Screen {
    func open() {}

    /// @route //screen/last
}

/// @route //group
// A comment of another kind does not come between a marker and its declaration.
func second() {}

/// @route //conditional
#if DEBUG
    func third() {}
#endif

/**
 Block comments count as well.

 @route //end
 */
