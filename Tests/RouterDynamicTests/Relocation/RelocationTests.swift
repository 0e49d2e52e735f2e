@testable import RouterDynamic
@testable import RouterPipeline
@testable import RouterRuntime
import TestSupport
import Testing

/// Relocations that come from a server.
@Suite struct RelocationTests {
    let router: Router

    init() throws {
        router = try Shop.router()
    }

    private func problems(_ relocations: [RouteRelocation]) -> [String] {
        router.relocate(relocations).refused.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.message)" }
    }

    @Test("T6 A relocation replaces a path, and is undone")
    func t6_replaceAndUndo() async throws {
        let result = router.relocate([.replace("scheme://login", target: "scheme://describe")])
        #expect(result.refused.isEmpty)
        #expect(try router.call("//login?a=1", as: String.self) == "scheme://describe?a=1 app [\"//login?a=1\"] []")
        #expect(try router.call(Shop.login) == "scheme://describe app [\"//login\"] []")
        #expect(try await router.open("//login", as: String.self) == "scheme://describe app [\"//login\"] []")
        result.token.remove()
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(try router.call(Shop.login) == "login")
    }

    @Test("T6 A relocation resets a path")
    func t6_reset() throws {
        _ = router.relocate([.replace("//login", target: "//secret"), .remove("//page/:title")])
        _ = router.relocate([.reset("//login")])
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(errorCode { try router.call("//page/a") } == .notFound)
        _ = router.relocate([.reset(nil)])
        #expect(try router.call("//page/a", as: Shop.Page.self).title == "a")
    }

    @Test("A reset of all paths frees what is below it") func resetFrees() throws {
        for round in 0..<50 {
            _ = router.relocate([.replace("//old\(round)", target: "//login"), .remove("//secret")])
            #expect(try router.call("//old\(round)", as: String.self) == "login")
            let reset = router.relocate([.reset(nil)])
            #expect(router.pipelines.settings.isPlain)
            reset.token.remove()
            #expect(try router.call("//secret", as: String.self) == "secret")
        }
        try router.add("//added") { _ in "added" }
        for _ in 0..<50 {
            _ = router.relocate([.remove("//page/:title"), .reset(nil), .replace("//login", target: "//secret")])
            let layers = router.pipelines.settings.dynamic.relocations.value
            #expect(layers.map(\.relocations) == [[.replace("//login", target: "//secret")]])
        }
        #expect(try router.call("//login", as: String.self) == "secret")
        #expect(try router.call("//page/a", as: Shop.Page.self).title == "a")
        #expect(try router.call("//added", as: String.self) == "added")
    }

    @Test("T6 A relocation replaces a path that is misspelled in code")
    func t6_aMisspeltPath() throws {
        _ = router.relocate([.replace("//odrers/:id", target: "//orders/:id")])
        #expect(try router.call("//odrers/5", as: String.self) == "order 5")
    }

    @Test("The target may be a pattern with constraints and optional captures")
    func theTargetMayBeAPatternWithConstraintsAndOptionalCaptures() throws {
        try router.add(#"//chat/:id(\d{1,3})/:position(\d+)?/:rest*"#) { $0.url.text }
        _ = router.relocate([
            .replace("//talk/:id", target: #"//chat/:id(\d{1,3})/:position(\d+)?/:rest*"#),
            .replace("//say/:position/:id", target: #"//chat/:id(\d{1,3})/:position(\d+)?/:rest*?a=1"#),
        ])
        #expect(try router.call("//talk/5", as: String.self) == "//chat/5")
        #expect(try router.call("//say/6/5", as: String.self) == "//chat/5/6?a=1")
    }

    @Test("T6 A relocation adds a path to a handler, with parameters")
    func t6_add() throws {
        let result = router.relocate([
            .add("//shop/order-:id", handler: "order"),
            .add("//first-order", handler: "order", parameters: ["id": "1"]),
        ])
        #expect(result.refused.isEmpty)
        #expect(try router.call("//shop/order-5", as: String.self) == "order 5")
        #expect(try router.call("//first-order", as: String.self) == "order 1")
        #expect(try router.call("//first-order?id=7", as: String.self) == "order 1")
        result.token.remove()
        #expect(errorCode { try router.call("//shop/order-5") } == .notFound)
    }

    @Test("T6 The query of a path that is added takes no part in matching, and reaches the handler")
    func t6_addWithQuery() throws {
        let path = "scheme://router/demo?&id=7&text=简单注册,直接调用TheRouter.addRouterItem()注册即可"
        #expect(problems([.add(path, handler: "order"), .add("//pages/:id?/?a=b?c", handler: "describe")]) == [])
        #expect(try router.call("//router/demo", as: String.self) == "order 7")
        #expect(try router.call("//router/demo?id=8", as: String.self) == "order 7", "as for parameters")
        #expect(try router.call("//pages?c=d", as: String.self).hasPrefix("//pages?a=b%3Fc&c=d app"))
        #expect(problems([.add("//router/demo", handler: "order")]).count == 1, "it exists")
        #expect(problems([.remove("scheme://router/demo?&id=7")]) == [])
        #expect(errorCode { try router.call("//router/demo") } == .notFound)
        #expect(problems([.add("//find?&id=7", handler: "order", parameters: ["id": "9"])]) == [])
        #expect(try router.call("//find", as: String.self) == "order 9")
        #expect(problems([.reset("//find?&id=7")]) == [])
        #expect(errorCode { try router.call("//find") } == .notFound)
        #expect(problems([.add("//find?number=:id", handler: "order")]) == [])
        #expect(try router.call("//find?number=5", as: String.self) == "order 5")
        #expect(errorCode { try router.call("//find") } == .notFound)
    }

    @Test("T6 A class is found by the name of a module in which it was before") func t6_formerModule() throws {
        let handlers = [
            TestHandler(name: "New.Demo.open(id:)", patterns: ["//demo/:id"], parameters: ["id"]),
            TestHandler(name: "New.start()", patterns: ["//start"]),
            TestHandler(name: "New.Twice.open()", patterns: ["//twice/a"]),
            TestHandler(name: "Other.Twice.open()", patterns: ["//twice/b"]),
        ]
        let router = Router(try .test(handlers, Shop.self)).silent
        func refusal(_ name: String) -> String? {
            router.relocate([.add("//\(name)", handler: name)]).refused[0]?.message
        }
        #expect(refusal("Old.Demo") == nil)
        #expect(refusal("New.Demo") == nil)
        #expect(try router.call("//Old.Demo?id=5", as: String.self) == "order 5")
        for (name, nearest) in [("Old.start", "New.start"), ("new.demo", "New.Demo")] {
            #expect(
                router.relocate([.add("//other", handler: name)]).refused[0]?.message
                    == "the relocation of '//other' is refused: there is no handler '\(name)'; did you mean '\(nearest)'?"
            )
        }
        #expect(
            refusal("Old.Twice")
                == "the relocation of '//Old.Twice' is refused: 'Old.Twice' could be 'New.Twice.open()' or 'Other.Twice.open()'"
        )
    }

    @Test("T6 A relocation removes a path")
    func t6_remove() throws {
        _ = router.relocate([.remove("//orders/:id")])
        #expect(errorCode { try router.call("//orders/5") } == .notFound)
        #expect(errorCode { try router.call(Shop.order(5)) } == .notFound)
        #expect(errorCode { try router.call("//old/5") } == .notFound)
        let error = #expect(throws: RouterError.self) { try router.call("//order/5") }
        #expect(error?.suggestions == [])
    }

    @Test("A prefix does not identify a route") func aPrefixIsNoName() throws {
        _ = router.relocate([.replace("//waiting/orders/:id", target: "//login")])
        #expect(
            problems([.remove("//waiting")]) == [
                "0 the relocation of '//waiting' is refused: no route has the path '//waiting'"
            ]
        )
        #expect(problems([.replace("//waiting", target: "//login")]) == [])
        #expect(throws: RouterError.self) { try router.call("//waiting/failing") }
        #expect(errorCode { try router.call("//waiting/failing") } == .requiresAsync)
    }

    @Test("A relocation keeps captures and queries") func capturesAndQueriesAreCarriedOver() throws {
        _ = router.relocate([
            .replace("//page/:title", target: "//describe/:title?from=relocation", parameters: ["a": "x&y"])
        ])
        #expect(
            try router.call("//page/a%20b?c=1", as: String.self)
                == "//describe/a%20b?from=relocation&a=x%26y&c=1 app [\"//page/a%20b?c=1\"] []"
        )
    }

    @Test("Malformed relocations are refused and listed") func malformedRelocationsAreRefusedAndListed() throws {
        #expect(
            problems([
                .replace("//login", target: "//nowhere"),
                .replace("//page/:title", target: "//describe/:name"),
                .replace("//a/:x(", target: "//login"),
                .add("//b", handler: "nobody"),
                .add("//login", handler: "order"),
                .remove("//c"),
                .replace("//secret", target: "//login"),
            ]) == [
                "0 the relocation of '//login' is refused: no route takes the target '//nowhere'",
                "1 the relocation of '//page/:title' is refused: the target '//describe/:name' refers to ':name', "
                    + "which the pattern does not capture",
                "2 the relocation of '//a/:x(' is refused: column 7: the constraint's '(' has no matching ')' (add ')')",
                "3 the relocation of '//b' is refused: there is no handler 'nobody'",
                "4 the relocation of '//login' is refused: a route has the path '//login' already",
                "5 the relocation of '//c' is refused: no route has the path '//c'",
            ]
        )
        #expect(try router.call("//login", as: String.self) == "login")
        #expect(try router.call("//secret", as: String.self) == "login")
    }

    @Test("A relocation that forms a cycle is refused") func cyclesAreRejected() throws {
        _ = router.relocate([.replace("//login", target: "//secret")])
        #expect(
            problems([
                .replace("//secret", target: "//describe"), .replace("//describe/:text?", target: "//login"),
                .replace("//gate", target: "//gate"),
            ]) == [
                "1 the relocation of '//describe/:text?' is refused: it forms a cycle: '//describe/:text?' -> '//login' -> '//secret' -> "
                    + "'//describe/:text?'",
                "2 the relocation of '//gate' is refused: it forms a cycle: '//gate' -> '//gate'",
            ]
        )
        #expect(try router.call("//login", as: String.self) == "//describe app [\"//login\", \"//secret\"] []")
    }

    @Test("Undoing a relocation does not form a cycle") func undoingDoesNotCloseACycle() throws {
        _ = router.relocate([.replace("//login", target: "//secret")])
        let reset = router.relocate([.reset("//login")])
        _ = router.relocate([.replace("//secret", target: "//login")])
        #expect(try router.call("//secret", as: String.self) == "login")
        reset.token.remove()
        #expect(try router.call("//login", as: String.self) == "secret")
    }

    @Test("A relocation does not open a closed route") func relocationOpensNothing() throws {
        _ = router.relocate([
            .replace("//orders/:id", target: "//secret"), .replace("//new-secret", target: "//secret"),
            .add("//added-secret", handler: "secret"), .add("//added-order/:id", handler: "order"),
            .replace("//login", target: "//orders/:id".replacing(":id", with: "5")),
        ])
        for url in ["//orders/5", "//new-secret", "//added-secret", "//login"] {
            #expect(errorCode { try router.call(url, from: .external) } == .notFound, "\(url)")
        }
        #expect(try router.call("//added-order/5", from: .external, as: String.self) == "order 5")
        #expect(try router.call("//added-secret", as: String.self) == "secret")
        #expect(try router.call("//orders/5", as: String.self) == "secret")
    }

    @Test("A route that is added at run time can be relocated, or be a target")
    func routesAddedAtRunTimeTakePart() throws {
        try router.add("//added/:id") { request in try "added \(request.value("id", as: Int.self))" }
        #expect(problems([.replace("//orders/:id", target: "//added/:id")]) == [])
        #expect(try router.call("//orders/5", as: String.self) == "added 5")
        #expect(problems([.replace("//added/:id", target: "//login")]) == [])
        #expect(try router.call("//orders/5", as: String.self) == "login")
        _ = router.relocate([.reset(nil), .remove("//added/:id")])
        #expect(errorCode { try router.call("//added/5") } == .notFound)
        #expect(try router.call("//orders/5", as: String.self) == "order 5")
    }

    @Test("The values of a relocated typed route reach the new handler")
    func theValuesOfARelocatedTypedRouteReachTheNewHandler() throws {
        _ = router.relocate([.replace("//finish/:id", target: "//finish-other/:id")])
        let log = Log<String>()
        try router.call(Shop.finish(5) { log.note($0) })
        #expect(log.entries == ["url 16 5"])
    }
}
