final class Draft {
    var number = 0
}

/// @route(from: external) //order/:id
func order(id: Int) -> Int { id &+ 1 }

/// @route //search/:id
func search(id: Int, name: String?) -> Int { id &+ (name == nil ? 1 : 2) }

/// @route //edit
func edit(draft: Draft) -> Int {
    draft.number &+= 1
    return draft.number
}

/// @route //report/:id
func report(id: Int, done: @escaping (Int) -> Void) -> Int {
    done(id)
    return id
}
