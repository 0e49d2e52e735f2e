import RouterPipeline
import RouterRuntime

/// Prints what each call gives.
@main
struct Kiosk {
    static func main() async {
        let router = Router(.kiosk)
        for url in [
            "//chat/5", "//shop/product/7", "//shop/discuss/7", "//maps/product/7", "//maps/ask/here", "//search/7",
        ] {
            do {
                print(url, try await router.open(url), separator: " -> ")
            } catch {
                print(url, "throws", error)
            }
        }
    }
}
