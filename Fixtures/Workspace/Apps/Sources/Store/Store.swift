import Maps
import RouterPipeline
import RouterRuntime
import RouterServices

/// Prints what each call gives.
@main
struct Store {
    static func main() async {
        let router = Router(.store)
        router.services.replace((any Place).self, with: Here())
        // The names are those that the module `Maps` has for both apps.
        router.use(for: .requiring(RouteRequirement.location)) { request in
            request.origin == .app ? .next(request) : .end(.redirect(to: "//maps"))
        }
        print(RouteTab.allCases.map(\.rawValue))
        for url in [
            "//chat/5", "//shop/product/7", "//shop/discuss/7", "//maps/product/7", "//maps/ask/here", "//search/7",
            "//maps", "//maps/here",
        ] {
            do {
                print(url, try await router.open(url), separator: " -> ")
            } catch {
                print(url, "throws", error)
            }
        }
    }
}

private struct Here: Place {
    var name: String { "the store" }
}
