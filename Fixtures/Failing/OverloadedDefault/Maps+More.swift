extension Maps {
    /// Nobody means this one by URL.
    static func show(id: Int) -> String { "place \(id)" }
}
