import Foundation
@_spi(Generated) @testable import RouterRuntime
import TestSupport
import Testing

/// Values that are not `Sendable`: who may use them, and how often.
@Suite struct OwnedValueTests {
    /// An object that no two isolations may use.
    final class Draft {
        var edits = 0
    }

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            if handler == 5 { throw RouteRedirect(to: "//report") }
            if let done = call.typedValues(((Int) -> Void).self) {
                done(1)
                return 1
            }
            if let done = call.typedValues((@Sendable (Int) -> Void).self) {
                done(2)
                return 2
            }
            if handler == 4 {
                let done = try call.callback(0, as: ((Int) -> Void).self) { $0 as? @Sendable (Int) -> Void }
                done(2)
                return 2
            }
            if let (draft, _) = call.typedValues((Draft, Noted).self) { return edit(draft) }
            return edit(try #require(call.typedValues(Draft.self)))
        }

        @MainActor static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
            edit(try #require(call.typedValues(Draft.self)))
        }

        static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
            edit(try #require(call.typedValues(Draft.self)))
        }

        @MainActor static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
            edit(try #require(call.typedValues(Draft.self)))
        }

        static func checkArguments(_ handler: Int, _ call: RouteCall) throws {
            if handler < 4, call.typedValues(Draft.self) == nil { throw Missing() }
        }

        private static func edit(_ draft: Draft) -> Int {
            draft.edits += 1
            return draft.edits
        }
    }

    struct Missing: Error {}

    static let handlers = [
        TestHandler(name: "edit", patterns: ["//edit"], parameters: ["draft"]),
        TestHandler(name: "editOnMain", patterns: ["//main/edit"], parameters: ["draft"], callKind: .mainActor),
        TestHandler(name: "wait", patterns: ["//wait"], parameters: ["draft"], callKind: .asynchronous),
        TestHandler(
            name: "waitOnMain",
            patterns: ["//main/wait"],
            parameters: ["draft"],
            callKind: .asynchronousMainActor
        ),
        TestHandler(name: "report", patterns: ["//report"], parameters: ["done"], callbacks: ["done"]),
        TestHandler(name: "lead", patterns: ["//lead"], takesRequest: true),
    ]

    let router: Router

    init() throws { router = Router(try .test(Self.handlers, Dispatcher.self)).silent }

    private static func path(_ handler: Int) -> RoutePath {
        RoutePath(
            handlers[handler].patterns[0],
            handler: handlers[handler].identity,
            parameters: handlers[handler].parameters[0]
        )
    }

    private static func route(_ handler: Int) -> Route<Int> { Route(path(handler), Draft()) }

    /// A route of the main actor, as its generated function makes it.
    @MainActor private static func routeOnMain(_ handler: Int) -> Route<Int> {
        MainActorRoute<Int>(path(handler), Draft()).anyRoute
    }

    static let message = """
        'edit' cannot have a value of the request, which is not Sendable and belongs to an earlier call or to another \
        isolation: make a new route for each call, make the value Sendable (a closure: @Sendable), or isolate the \
        handler to the main actor and call it from there
        """

    // MARK: Typed routes

    @Test("The first call takes values that are not Sendable") func singleUse() throws {
        let route = Self.route(0)
        #expect(try router.call(route) == 1)
        let error = #expect(throws: RouterError.self) { try router.call(route) }
        #expect(error?.code == .notSendable)
        #expect(error?.message == Self.message)
    }

    @Test("Sendable values can be used any number of times, also as one of several") func sendable() async throws {
        let path = RoutePath("//report", handler: Self.handlers[4].identity, parameters: "done")
        let route = Route<Int>(path, { @Sendable (_: Int) in })
        #expect(try router.call(route, isolation: nil) == 2)
        #expect(try router.call(route, isolation: nil) == 2)
        guard Route<Int>(path, (1, "a", [2.5], Int?.none)).arguments.isFree else {
            Issue.record("a tuple of Sendable values is not Sendable")
            return
        }
    }

    @Test("Of many tasks that call one route at once, one has its values") func race() async throws {
        let (router, route) = (router, Self.route(0))
        let successes = await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { (try? router.call(route)) == nil ? 0 : 1 } }
            return await group.reduce(0, +)
        }
        #expect(successes == 1)
    }

    @Test("Asking about a route takes no values") func questions() throws {
        let route = Self.route(0)
        #expect(try router.resolve(route).problem == nil)
        #expect(route == route && route != Self.route(0))
        #expect(route.hashValue == route.hashValue)
        #expect(errorCode { _ = try route.url } == .notEncodable)
        #expect(try router.call(route) == 1)
        #expect(try router.resolve(route).problem == nil)
    }

    /// A raw value that an object can change.
    struct Title: RawRepresentable {
        final class Text { var value = "a" }

        let text: Text
        var rawValue: String { text.value }

        init(rawValue: String) { text = Text() }
    }

    struct Word: RawRepresentable { let rawValue: String }

    enum Color: String { case red }

    /// An object that notes when it is reflected.
    final class Mirrored: CustomReflectable {
        let log = Log<String>()
        var customMirror: Mirror {
            log.note("mirror")
            return Mirror(self, children: [])
        }
    }

    /// A value that notes when its text is read.
    struct Noted: RouteValue {
        let log: Log<String>

        init(log: Log<String>) { self.log = log }
        init?(routeText text: String) { log = Log() }

        var routeText: String {
            log.note("text")
            return "n"
        }
    }

    private static func two(_ first: Any, _ second: Any) -> ParameterTexts {
        let path = RoutePath("//two", handler: 0, parameters: "first,second")
        return ParameterTexts(of: OwnedRouteValues(path, (first, second), .sent()))
    }

    @Test("Of values that are not Sendable, the texts are those that cannot change") func texts() {
        #expect(Self.two(Draft(), 5).texts == ["second": ["5"]])
        #expect(Self.two(Word(rawValue: "w"), Color.red).texts == ["first": ["w"], "second": ["red"]])
        let (optional, missing) = (Color?.some(.red) as Any, Draft?.none as Any)
        #expect(Self.two([Color.red, .red], optional).texts == ["first": ["red", "red"], "second": ["red"]])
        let values: [String: Any] = ["a": 1]
        #expect(Self.two(missing, values).texts == ["a": ["1"]])
        #expect(Self.two(missing, 5).others.isEmpty)
        let title = Self.two(Title(rawValue: "a"), [Title(rawValue: "a")])
        #expect(title.texts.isEmpty && title.others.count == 2)
    }

    @Test("Asking about a route does not read its objects") func mirrors() throws {
        let object = Mirrored()
        let log = object.log
        #expect(Self.two(object, 5).others.count == 1)
        #expect(log.entries == [])
    }

    @Test("Making and calling a route reads no texts") func unasked() throws {
        let log = Log<String>()
        let route = Route<Int>(Self.path(0), (Draft(), Noted(log: log)))
        #expect(try router.call(route) == 1)
        #expect(log.entries == [])
        #expect(Self.two(Draft(), Noted(log: log)).texts == ["second": ["n"]])
        #expect(log.entries == ["text"])
    }

    @Test("A route that is made and called on the main actor can be called again") @MainActor
    func mainActor() async throws {
        for handler in [0, 1] {
            let route = Self.routeOnMain(handler)
            #expect(try router.call(route) == 1)
            #expect(try router.call(route) == 2)
            #expect(try await router.open(route) == 3)
        }
        let awaited = Self.routeOnMain(3)
        #expect(try await router.open(awaited) == 1)
        #expect(try await router.open(awaited) == 2)
    }

    @Test("A route that was sent and called on the main actor remains there") @MainActor
    func remainsOnMainActor() async throws {
        let (router, route) = (router, Self.route(0))
        #expect(try router.call(route) == 1)
        #expect(try router.call(route) == 2)
        let code = await Task.detached { errorCode { try router.call(route) } }.value
        #expect(code == .notSendable)
    }

    @Test("A handler of the main actor can be opened again from anywhere") func mainActorFromAnywhere() async throws {
        for handler in [1, 3] {
            let route = await Self.routeOnMain(handler)
            #expect(try await router.open(route) == 1)
            #expect(try await router.open(route) == 2)
        }
    }

    @Test("Values of the main actor do not leave it") func leaving() async throws {
        let route = await Self.routeOnMain(0)
        #expect(errorCode { try router.call(route) } == .notSendable)
        let awaited = await Self.routeOnMain(2)
        await #expect(throws: RouterError.self) { try await router.open(awaited) }
    }

    @Test("An asynchronous handler takes the values too") func asynchronous() async throws {
        let route = Self.route(2)
        #expect(try await router.open(route) == 1)
        await #expect(throws: RouterError.self) { try await router.open(route) }
    }

    // MARK: Functions of the store

    @Test("A function of the store borrows its values") func store() throws {
        let draft = Draft()
        for number in 1...3 {
            let edits: Int = try router.callRoute(Self.path(0), draft)
            #expect(edits == number && draft.edits == number)
        }
    }

    @Test("A function of the store takes a closure that changes a local variable") func storeCallback() throws {
        var numbers: [Int] = []
        let _: Int = try router.callRoute(Self.path(4), { (number: Int) in numbers.append(number) })
        #expect(numbers == [1])
    }

    @Test("Who keeps a request of the store has no values after the call") func keptRequest() {
        let owner = ValueOwner.lent()
        for _ in 0..<2 { #expect(owner.claim(isOnMainActor: false)) }
        owner.end()
        #expect(!owner.claim(isOnMainActor: false))
    }

    @Test("Another thread has no values of a synchronous call") func otherThread() {
        let owner = ValueOwner.lent()
        #expect(!Self.claimsOnOtherThread(owner))
        #expect(owner.claim(isOnMainActor: false))
    }

    @Test("A handler that is awaited has no values of a synchronous call, not even on its thread") func awaited() {
        let owner = ValueOwner.lent()
        for isOnMainActor in [false, true] {
            #expect(!owner.claim(isOnMainActor: isOnMainActor, isAwaited: true))
            #expect(owner.claim(isOnMainActor: isOnMainActor))
        }
        #expect(ValueOwner.sent().claim(isOnMainActor: false, isAwaited: true))
    }

    @Test("Values that were sent stay with the first isolation that takes them") func sent() {
        let (taken, kept) = (ValueOwner.sent(), ValueOwner.sent())
        #expect(taken.claim(isOnMainActor: false) && !taken.claim(isOnMainActor: false))
        #expect(!taken.claim(isOnMainActor: true))
        #expect(kept.claim(isOnMainActor: true) && kept.claim(isOnMainActor: true))
        #expect(!kept.claim(isOnMainActor: false))
    }

    @Test("The end of a call takes no values from others") func otherEnds() {
        let (sent, kept) = (ValueOwner.sent(), ValueOwner.mainActor)
        sent.end()
        kept.end()
        #expect(sent.claim(isOnMainActor: false) && kept.claim(isOnMainActor: true))
    }

    private static func claimsOnOtherThread(_ owner: ValueOwner) -> Bool {
        let (log, done) = (Log<Bool>(), DispatchSemaphore(value: 0))
        Thread.detachNewThread {
            log.note(owner.claim(isOnMainActor: false))
            done.signal()
        }
        done.wait()
        return log.entries == [true]
    }

    // MARK: Callbacks

    @Test("A request keeps its callbacks through redirects, until a handler takes them") func redirects() async throws {
        #expect(try router.call("//lead", callbacks: [RouteCallback { (_: Int) in }], as: Int.self) == 2)
        #expect(try await router.open("//lead", callbacks: [RouteCallback { (_: Int) in }], as: Int.self) == 2)
    }

    @Test("Callbacks that were sent belong to the first handler that takes them") func sentCallbacks() throws {
        let callbacks = RouteCallbacks.sent([RouteCallback { (_: Int) in }])
        let request = router.makeRequest("//report", context: [:], from: .app, callbacks: callbacks)
        #expect(try router.resolveProblem(request) == nil)
        #expect(try router.perform(request, as: Int.self, isolation: nil) == 2)
        #expect(errorCode { _ = try router.perform(request, as: Int.self, isolation: nil) } == .notSendable)
        let sendable = RouteCallbacks.sent([RouteCallback { @Sendable (_: Int) in }])
        let again = router.makeRequest("//report", context: [:], from: .app, callbacks: sendable)
        for _ in 0..<2 { #expect(try router.perform(again, as: Int.self, isolation: nil) == 2) }
    }

    @Test("Callbacks of a synchronous call cannot be used after it") func lentCallbacks() throws {
        let callbacks = RouteCallbacks.lent([RouteCallback { (_: Int) in }])
        let request = router.makeRequest("//report", context: [:], from: .app, callbacks: callbacks)
        for _ in 0..<2 { #expect(try router.perform(request, as: Int.self, isolation: nil) == 2) }
        callbacks.end()
        #expect(errorCode { _ = try router.perform(request, as: Int.self, isolation: nil) } == .notSendable)
    }
}

extension MainActorRoute {
    fileprivate var anyRoute: Route<Output> { route }
}

extension Router {
    fileprivate func resolveProblem(_ request: RouteRequest) throws -> (any Error)? {
        var hop = RequestHop(request)
        return try resolution(of: &hop, on: nil).problem
    }
}
