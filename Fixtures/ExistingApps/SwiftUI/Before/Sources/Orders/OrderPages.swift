import Navigation
import SwiftUI

public struct OrdersPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Orders") { model?.open(.order(orderID: 7)) }
    }
}

public struct OrderPage: View {
    let orderID: Int
    @Environment(\.model) private var model

    public init(orderID: Int) { self.orderID = orderID }

    public var body: some View {
        Button("Order \(orderID)") { model?.open(.topic(topic: "returns")) }
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
