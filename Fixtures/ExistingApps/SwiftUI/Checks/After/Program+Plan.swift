import Navigation
import RouterPlans

extension Program {
    /// Prints the plan of a link, as a test of the app compares it.
    static func plan() async throws {
        let plan: LinkPlan<any Screen> = try await Router(.store).plan(for: "//product/5/reviews", from: .external)
        print(plan)  // shop: shop > product(productID: 5) > reviews(productID: 5)
    }
}
