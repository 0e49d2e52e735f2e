import Navigation
import SwiftUI

/// @route(init, parent: shopScreenShop, from: external, returns: any Screen) //wishlist
struct WishlistPage: Screen {
    var view: some View { Text("Wishlist") }
}
