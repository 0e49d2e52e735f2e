/// Shows a product.
///
/// @route(from: external) //product/:id(\d+)
func product(id: Int) -> String {
    "product \(id)"
}

/// Empties the cart.
///
/// @route //cart/empty
func emptyCart() -> String {
    "the cart is empty"
}
