import ChatRoutes
import Pages
import RouterRuntime

/// Opens a product.
///
/// @route(from: webView, external) //shop/:name
@MainActor func openProduct(name: String) -> ProductPage { ProductPage(name: name) }

/// The price of a product, which code in Objective-C asks for.
///
/// @route //shop/:name/price
func price(name: String) -> String { "\(name.utf8.count) €" }

/// Opens the conversation about a product.
///
/// @route //shop/:name/questions
@MainActor func askAboutProduct(name: String, request: RouteRequest) throws -> ChatPage {
    try request.router.call(.openChat(chatID: name.utf8.count))
}

/// Reports the stock of a product to a block of code in Objective-C.
///
/// @route //shop/:name/stock
func reportStock(name: String, report: @escaping ([String: Any]) -> Void) { report(["pieces": name.utf8.count]) }
