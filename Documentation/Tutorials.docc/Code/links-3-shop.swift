import RouterPipeline

@main
struct Shop {
    static func main() {
        let router = Router(.shop)
        router.fallback { request, error in .value("no page for \(request.url)") }

        for url in ["https://old.shop.example/p/5", "bank://product/5"] {
            do {
                print(try router.call(url, from: .external, as: String.self))
            } catch {
                print(error)
            }
        }
    }
}
