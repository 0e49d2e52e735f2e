/// The handlers that are called; they do next to nothing, so that the way to them is what is measured.
public enum Orders {
    /// @route //orders/:orderID/items/:item
    @inline(never)
    static func show(orderID: Int, item: Int) -> Int { orderID &+ item }

    /// @route //orders/:orderID/name/:name
    @inline(never)
    static func rename(orderID: Int, name: String) -> Int { orderID &+ name.utf8.count }

    /// @route //orders/:orderID/wait/:item
    @inline(never)
    static func wait(orderID: Int, item: Int) async -> Int { orderID &+ item }

    /// What a direct call of an asynchronous handler costs.
    @inline(never)
    public static func waitDirectly(orderID: Int, item: Int) async -> Int { await wait(orderID: orderID, item: item) }
}
