import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

@testable import RouterNavigation

/// The code that would be generated for handlers that wait.
enum PairDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], callKind: .mainActor, opening: "tab(home)"),
        TestHandler(name: "inbox", patterns: ["//inbox"], callKind: .mainActor, opening: "tab(inbox)"),
        waiting("note"),
        waiting("mail", parent: "inbox"),
        waiting("topic"),
        waiting("reply", parent: "topic"),
        waiting("sheet", opening: "present"),
        TestHandler(
            name: "act",
            patterns: ["//act/:id"],
            parameters: ["id"],
            returnsNothing: true,
            callKind: .asynchronousMainActor,
            origins: [.external]
        ),
    ]

    private static func waiting(_ name: String, opening: String = "", parent: String? = nil) -> TestHandler {
        TestHandler(
            name: name,
            patterns: ["//\(name)/:id"],
            parameters: ["id"],
            callKind: .asynchronousMainActor,
            origins: [.external],
            opening: opening,
            parent: parent
        )
    }

    /// The link whose middleware and handlers run.
    @TaskLocal static var link: PairLink?

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any { TestPage(handlers[handler].name) }

    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
        let (name, id): (String, Int) = (handlers[handler].name, try call.value(0))
        link?.calls[name, default: 0] += 1
        await link?.wait(at: name)
        return name == "act" ? () : TestPage("\(name) \(id)")
    }
}

/// A link, the places at which it waits, and what becomes of it.
@MainActor
final class PairLink {
    enum End: Equatable {
        case done, superseded, cancelled
    }

    let kind: String
    let id: Int
    /// What releases it, by place: a handler, or the middleware before one.
    let signals: [String: Signal]
    var calls: [String: Int] = [:]
    var task: Task<Void, Never>?
    var ends: [End] = []
    var isCancelled = false

    var url: String { "//\(kind)/\(id)" }
    /// The name of its page; `nil` for an action.
    var page: String? { kind == "act" ? nil : "\(kind) \(id)" }
    var isDone: Bool { ends == [.done] }

    init(_ kind: String, _ id: Int, waitingAt places: [String]) {
        (self.kind, self.id) = (kind, id)
        signals = Dictionary(uniqueKeysWithValues: places.map { ($0, Signal()) })
    }

    func wait(at place: String) async { await signals[place]?.wait() }
}

/// An app, and two links that open at once.
@MainActor
final class PairSchedule {
    private static let turns = 5000
    private static let kinds = ["note", "note", "mail", "topic", "reply", "sheet", "act"]
    private static let table = Result {
        try RouteTable.test(PairDispatcher.handlers, PairDispatcher.self)
    }
    private let navigator: Navigator
    private let host = RecordingHost()
    private var random: SplitMix
    private let links: [PairLink]
    private var opened = 0
    private let usesGate: Bool
    private let cancels: Bool
    /// What has been shown, in order.
    private var shown: [String] = []
    /// How many requests have ended.
    private var ends = 0
    private var log: [String] = []
    private(set) var wasHeld = false

    /// Whether the older link has ended in favor of the newer one.
    var isSuperseded: Bool { links[0].ends == [.superseded] }
    /// Whether both links were one request.
    var isJoined: Bool { ends == 1 }
    /// Whether both links were shown, one after the other.
    var areBothShown: Bool { !isJoined && links.allSatisfy { $0.isDone && $0.page != nil } }

    init(seed: UInt64) async throws {
        var random = SplitMix(seed: seed)
        func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
        // The older one waits more often.
        links = [5, 2].map { chance in
            let kind = Self.kinds[number(below: Self.kinds.count)]
            let places = ["before \(kind)", kind] + (kind == "reply" ? ["before topic", "topic"] : [])
            return PairLink(kind, number(below: 2), waitingAt: places.filter { _ in number(below: 6) < chance })
        }
        (usesGate, cancels) = (number(below: 3) == 0, number(below: 3) == 0)
        self.random = random
        let router = Router(try Self.table.get()).silent
        router.use { request, next in
            let path = request.url.text.dropFirst(2).prefix { $0 != "/" }
            await PairDispatcher.link?.wait(at: "before \(path)")
            return try await next(request)
        }
        navigator = Navigator(router)
        navigator.losesPatience()
        try await navigator.attach(host)
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
        // An older link has more or less time to become ready.
        navigator.changes.sleep = { [weak self] patience in
            guard patience == .withOlderRequest, let self else {
                return try await Task.sleep(nanoseconds: 3_600_000_000_000)
            }
            for _ in 0..<self.number(below: 20) { await Task.yield() }
        }
        navigator.didShow = { [weak self] page, _ in
            guard let self, let name = self.name(of: page) else { return }
            self.shown.append(name)
        }
        navigator.didEnd = { [weak self] outcome in if outcome.link != nil { self?.ends += 1 } }
    }

    private func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    private func name(of page: Page) -> String? { (navigator.content(of: page.id) as? TestPage)?.name }

    /// Opens the links, and lets them continue in some order.
    ///
    /// - Returns: The first problem.
    func run() async -> String? {
        if usesGate, number(below: 2) == 0 { closeGate() }
        await open()
        for _ in 0..<number(below: 10) { await step() }
        if opened < 2 { await open() }
        for _ in 0..<number(below: 10) { await step() }
        var opening = number(below: 8)
        while releaseOne() {
            if opening == 0 { openGate() }
            opening -= 1
            await turns(number(below: 8))
        }
        openGate()
        var turns = 0
        while turns < Self.turns, links.contains(where: \.ends.isEmpty) || !navigator.requests.isEmpty {
            await turn()
            // A thread that has a job may get no processor for some time.
            if turns > Self.turns / 2 { try? await Task.sleep(nanoseconds: 1_000_000) }
            turns += 1
        }
        for _ in 0..<20 { await turn() }
        return problem().map { "\(log.joined(separator: "\n"))\n\($0); shown \(shown), ends \(links.map(\.ends))" }
    }

    // MARK: Steps

    private func turn() async {
        // A task that has ended already would not let the others of the main actor continue.
        await Task.yield()
        await Task.detached {}.value
    }

    private func turns(_ count: Int) async {
        for _ in 0..<count { await turn() }
    }

    private func step() async {
        switch number(below: 8) {
        case 0: if opened < 2 { await open() }
        case 1...3: _ = releaseOne()
        case 4: if usesGate { navigator.gate.isClosed ? openGate() : closeGate() }
        case 5:
            let link = links[number(below: opened)]
            guard cancels, !links.contains(where: \.isCancelled) else { break }
            log.append("\(link.url) is cancelled")
            link.isCancelled = true
            link.task?.cancel()
        default: break
        }
        await turns(number(below: 8))
        if !navigator.gate.requests.isEmpty { wasHeld = true }
    }

    /// Lets a link continue at one place.
    ///
    /// - Returns: Whether there is one left at which a link waits, or will wait.
    private func releaseOne() -> Bool {
        let left = links.enumerated().flatMap { index, link in
            link.signals.filter { !$0.value.isGiven }.sorted { $0.key < $1.key }.map { (index + 1, $0.key, $0.value) }
        }
        guard !left.isEmpty else { return false }
        let (link, place, signal) = left[number(below: left.count)]
        log.append("\(link) need not wait at \(place)")
        signal.give()
        return true
    }

    private func closeGate() {
        log.append("the gate closes")
        navigator.gate.close()
    }

    private func openGate() {
        guard navigator.gate.isClosed else { return }
        log.append("the gate opens")
        navigator.gate.open()
    }

    private func open() async {
        let (link, count) = (links[opened], navigator.core.requestCount)
        opened += 1
        log.append("\(opened): \(link.url), which waits at \(link.signals.keys.sorted())")
        link.task = PairDispatcher.$link.withValue(link) {
            Task { [navigator] in
                do {
                    _ = try await navigator.openLink(link.url)
                    link.ends.append(.done)
                } catch is CancellationError {
                    link.ends.append(.cancelled)
                } catch let error as NavigationError where error.code == .superseded {
                    link.ends.append(.superseded)
                } catch {
                    Issue.record(error)
                }
            }
        }
        // Tasks that start together begin in any order, and the link of the first one is the older one.
        while navigator.core.requestCount == count { await Task.yield() }
    }

    // MARK: The end

    private func problem() -> String? {
        let (older, newer) = (links[0], links[1])
        for (number, link) in zip(1..., links) {
            guard link.ends.count == 1 else { return "\(number) ends \(link.ends.count) times" }
            if link.calls.values.contains(where: { $0 > 1 }) { return "\(number) calls handlers \(link.calls)" }
            if link.ends == [.cancelled], !link.isCancelled { return "\(number) is cancelled by itself" }
        }
        guard navigator.requests.isEmpty, navigator.gate.requests.isEmpty else { return "a request is left" }
        guard ends == 2 || isJoined && older.url == newer.url else { return "\(ends) requests end" }
        if isSuperseded, !newer.isDone { return "1 gives way to nothing" }
        if newer.ends == [.superseded] { return "2 gives way to an older link" }
        return problemOfHandlers(older, newer) ?? problemOfPages(older, newer)
    }

    private func problemOfHandlers(_ older: PairLink, _ newer: PairLink) -> String? {
        let calls = [older, newer].map { $0.calls[$0.kind] ?? 0 }
        if isJoined { return calls == [1, 0] ? nil : "\(calls) calls of one request" }
        if older.isDone, calls[0] != 1 { return "1 has not called its handler" }
        // The page may be open already, also as the parent of the other one.
        let topic = older.kind == "reply" ? "topic \(older.id)" : nil
        let opensAgain = newer.page != nil && (older.url == newer.url || newer.page == topic)
        return newer.isDone && calls[1] != 1 && !opensAgain ? "2 has not called its handler" : nil
    }

    private func problemOfPages(_ older: PairLink, _ newer: PairLink) -> String? {
        let pages = navigator.state.pages
        guard Set(navigator.entries.keys) == Set(pages.map(\.id)) else { return "pages are kept that are not open" }
        let names = pages.compactMap(name)
        guard Set(names).count == names.count else { return "a page opens twice: \(names)" }
        guard host.shown == SimpleApp(navigator.state) else { return "the host shows something else" }
        let path = navigator.state.activeScene?.path.compactMap(name) ?? []
        let last = newer.isDone ? newer.page : nil
        let before = older.isDone ? older.page : nil
        guard path.last == last ?? before ?? "home" else { return "\(path) is open" }
        for link in links where link.kind == "reply" && link.page == path.last {
            guard path.suffix(2).first == "topic \(link.id)" else { return "\(path) has no parent" }
        }
        guard older.url != newer.url else { return nil }
        for link in links where link.page.map(shown.contains) == !link.isDone { return "\(link.url) is shown, or not" }
        if let last, let before, shown.lastIndex(of: before) ?? 0 > shown.lastIndex(of: last) ?? 0 {
            return "the older link is shown last"
        }
        return nil
    }
}
