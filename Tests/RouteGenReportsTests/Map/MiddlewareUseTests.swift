import Testing

@testable import RouteGenReports

/// The middleware that sources add to routers.
@Suite struct MiddlewareUseTests {
    private func uses(_ code: String, imports: String = "RouterPipeline") -> [String] {
        var source = "import \(imports)\n\(code)\n"
        return source.withUTF8 { bytes in MiddlewareUse.all(in: bytes) { "App.swift:\($0)" } }.map { use in
            switch use.scope {
            case .all: "\(use.name) all"
            case .routes(let names): "\(use.name) \(names.sorted().joined(separator: ", "))"
            case .requirement(let name): "\(use.name) requires \(name)"
            }
        }
    }

    @Test(
        "Middleware has the name of its type or variable, or the place of a closure",
        arguments: [
            ("router.use(Login(), for: [.cart, .orders])", ["Login cart, orders"]),
            ("router.use(Login(session, { $0 }), for: [RoutePath.cart,], priority: 5)", ["Login cart"]),
            ("router.use(for: .requiring(RouteRequirement.account), login)", ["App.swift:2 requires account"]),
            ("\nrouter.use(for: [.cart], priority: 1) { request, next in for: [.no] }", ["App.swift:3 cart"]),
            ("router.use { request in .next(request) }\nrouter.use(log)", ["App.swift:2 all", "log all"]),
            ("router\n    .use(Log(), for: .all)", ["Log all"]),
        ]
    )
    func known(_ code: String, _ expected: [String]) {
        #expect(uses(code) == expected)
    }

    @Test(
        "A scope that is not written out, other members and comments are left out",
        arguments: [
            "router.use(Login(), for: scope)", "router.use(Login(), for: RouteScope(paths))",
            "try router.use(Login(), for: .urls(\"//cart/**\"))", "router.use(Login(), for: [.cart] + others)",
            "router.use(Login(), for: [cart])", "use(Login())", "router.uses(Login())", "let use = router.use",
            "// router.use(Login())", "router.use(", "router.use(for:",
        ]
    )
    func unknown(_ code: String) {
        #expect(uses(code) == [])
    }

    @Test("A file that imports no library with middleware has none") func others() {
        #expect(uses("app.use(Login())", imports: "Vapor") == [])
    }
}
