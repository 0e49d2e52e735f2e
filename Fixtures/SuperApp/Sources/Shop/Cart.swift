import AccountRoutes
import RouterRuntime
import SharedModels

/// What is about to be bought; one for the whole app, since classes are cached.
///
/// @route //shop/cart
@MainActor
final class Cart {
    private var quantities: [Int: Int] = [:]

    init() {}

    /// Puts a product into the cart and tells how many things are in it.
    ///
    /// @route add/:productID(\d+)
    func add(productID: Int, quantity: Int = 1) throws -> Int {
        quantities[try Catalog.product(productID: productID).id, default: 0] += quantity
        return quantities.values.reduce(0, +)
    }

    /// Buys it, in the name of whoever is signed in with the account feature, which this module knows by its interface alone.
    ///
    /// @route checkout
    func checkout(request: RouteRequest) throws -> String {
        guard let user = try request.router.call(.sessionCurrentUser()) else { throw AccountError.notSignedIn }
        let total = try quantities.reduce(0) { total, line in
            total + (try Catalog.product(productID: line.key).price) * Double(line.value)
        }
        quantities = [:]
        return "\(user.name) pays \(total)"
    }
}
