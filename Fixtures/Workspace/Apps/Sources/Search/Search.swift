import RouterRuntime

/// Offers routes, and has accessors of its own to those of a feature in its package and of one in another.
///
/// @route //search/:id(\d+)
public func search(id: Int, request: RouteRequest) throws -> [String] {
    [
        try request.router.call(.mapsShowProduct(id: id)),
        "\(try request.router.store.shop.product(id: id))",
    ]
}
