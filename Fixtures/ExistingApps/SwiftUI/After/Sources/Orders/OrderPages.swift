import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

/// @route(requires: account, returns: any FeatureScreen)
enum OrderScreen: FeatureScreen {
    /// @route(open: tab(orders), from: external) //orders
    case orders
    /// @route(parent: orders, from: external) //order/:orderID
    case order(orderID: Int)
    /// @route(parent: orderScreenOrder, from: external) //order/:orderID/parcel
    case parcel(orderID: Int)
    /// @route(open: present) //checkout
    case checkout

    var view: some View {
        switch self {
        case .orders: OrdersPage()
        case .order(let orderID): OrderPage(orderID: orderID)
        case .parcel(let orderID): ParcelPage(orderID: orderID)
        case .checkout: CheckoutPage()
        }
    }
}

public struct OrdersPage: View {
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Orders") { links?.push(.orderScreenOrder(orderID: 7)) }
    }
}

public struct OrderPage: View {
    let orderID: Int
    @Environment(\.links) private var links

    public init(orderID: Int) { self.orderID = orderID }

    public var body: some View {
        Button("Order \(orderID)") { links?.push(.helpScreenTopic(topic: "returns")) }
    }
}

public struct ParcelPage: View {
    let orderID: Int

    public init(orderID: Int) { self.orderID = orderID }

    public var body: some View { Text("Parcel of \(orderID)") }
}

public struct CheckoutPage: View {
    public init() {}

    public var body: some View { Text("Checkout") }
}
