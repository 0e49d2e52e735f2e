import Sheets

struct HomeSheet: Sheet {
    let title: String

    /// @route //home/:id
    init(id: Int) { title = "home \(id)" }
}

/// @route(init) //about
struct AboutSheet: Sheet {
    let title: String
}

/// Nothing isolates it.
///
/// @route(init) //plain
struct Plain: Sendable {
    let title: String
}
