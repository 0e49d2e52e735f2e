import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

public struct OrdersPage: View, FeatureScreen {
    @Environment(\.links) private var links

    /// @route(open: tab(orders), from: external, requires: account) //orders
    public init() {}

    public var body: some View {
        Button("Orders") { links?.push(.orderPage(orderID: 7)) }
    }
}

public struct OrderPage: View, FeatureScreen {
    let orderID: Int
    @Environment(\.links) private var links

    /// @route(parent: ordersPage, from: external, requires: account) //order/:orderID
    public init(orderID: Int) { self.orderID = orderID }

    public var body: some View {
        Button("Order \(orderID)") { links?.push(.topicPage(topic: "returns")) }
    }
}

public struct ParcelPage: View, FeatureScreen {
    let orderID: Int

    /// @route(parent: orderPage, from: external, requires: account) //order/:orderID/parcel
    public init(orderID: Int) { self.orderID = orderID }

    public var body: some View { Text("Parcel of \(orderID)") }
}

public struct CheckoutPage: View, FeatureScreen {
    /// @route(open: present, requires: account) //checkout
    public init() {}

    public var body: some View { Text("Checkout") }
}
