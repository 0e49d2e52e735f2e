import RouterPipeline

@main
struct Shop {
    static func main() {
        let router = Router(.shop)

        for url in ["//product/5", "//cart/empty", "//product/five"] {
            do {
                print(try router.call(url, from: .external, as: String.self))
            } catch {
                print(error)
            }
        }
    }
}
