import RouterPipeline

@main
struct Shop {
    static func main() {
        let router = Router(.shop)

        for url in ["//product/5", "shop://product/5", "https://www.shop.example/product/5", "bank://product/5"] {
            do {
                print(try router.call(url, from: .external, as: String.self))
            } catch {
                print(error)
            }
        }
    }
}
