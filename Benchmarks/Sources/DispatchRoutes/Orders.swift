/// The handlers to call.
///
/// They do almost nothing, so that the measured cost is that of the call.
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

    /// The cost of a direct call of an asynchronous handler.
    @inline(never)
    public static func waitDirectly(orderID: Int, item: Int) async -> Int { await wait(orderID: orderID, item: item) }
}
