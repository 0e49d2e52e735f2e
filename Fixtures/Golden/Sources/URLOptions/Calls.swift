import GoldenSupport
import RouterDynamic

public enum URLOptionsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.urlOptions)
        for url in [
            "/Products/SKU-7", "myapp:/pRODUCTS/sku-7/Lid", "https://EXAMPLE.com/SHOP/products/Sku-7",
            "https://example.com/shopping/products/sku-7", "/%50roducts/sku-7", "/SEARCH?text=a+b%2Bc&tags=x+y&tags=z",
            "/search?Text=a", "/FILES/V1.2/Read/ME+first", "https://old.example/ITEM/5", "/fIND/A+b%20c",
        ] {
            await transcript.note(url, on: router) { try router.call(url) }
        }
        let routes: [Route<String>] = [
            .product(id: "SKU-7", part: "Lid"), .search(text: "a b+c", tags: ["x y"]),
            .file(major: 1, minor: 2, path: "Read/ME"),
        ]
        for route in routes {
            await transcript.note("typed") { try "\(route.url): \(router.call(route))" }
        }
        await transcript.note("explained") { router.explain("/product/sku-7").description }
        await transcript.note("added") {
            try router.add("/Notes/:Title([a-z]+)/?tag=:tag") { request in
                "note \(try request.value("Title", as: String.self)), \(try request.value("tag", as: String.self))"
            }
            try router.use(for: .urls("/NOTES/**")) { request in
                .next(request) { result in .value("in a scope: \(try result.get().value(as: String.self) ?? "-")") }
            }
            return try router.call("/nOTES/Milk?tag=to+do")
        }
        await transcript.note("an added rule") {
            try router.rewrite("/Old/:id", to: "/products/:id")
            return try router.call("/oLD/sku-9")
        }
    }
}
