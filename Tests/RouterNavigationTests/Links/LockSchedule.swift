import RouterPipeline
import RouterRuntime
import TestSupport

@testable import RouterNavigation

/// An app, and what happens to it at random.
@MainActor
final class LockSchedule {
    private struct Entry {
        let number: Int
        /// What its page shows; `nil` for an action.
        let name: String?
        /// Whether it needs nothing but the gate.
        let isPlain: Bool
        /// Whether the system delivers it twice.
        let isDouble: Bool
    }

    private static let turns = 5000
    private let app: LinkApp
    private let watch: LockWatch
    private var random: SplitMix
    private let hasAlerts: Bool
    private var entries: [Int: Entry] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var errors: [Int: any Error] = [:]
    private var ended: [Int: Int] = [:]
    private var signals: [Signal] = []
    private var log: [String] = []
    /// The entries that the gate has held back, in the order of their ends.
    private(set) var held: Set<Int> = []
    private(set) var shownLater = 0

    private var navigator: Navigator { app.navigator }

    init(seed: UInt64) async throws {
        random = SplitMix(seed: seed)
        hasAlerts = random.next() % 3 == 0
        app = try await LinkApp()
        watch = LockWatch(app)
        navigator.changes.sleep = { patience in
            guard patience == .forAnswer else { return try await Task.sleep(nanoseconds: 3_600_000_000_000) }
            for _ in 0..<10 { await Task.yield() }
        }
        navigator.lockPage = { _ in .url("//login") }
        navigator.linkPolicy.coversModals = random.next() % 3 == 0
        navigator.linkPolicy.newestWins = random.next() % 3 > 0
        _ = app.router.use { [navigator] request, next in
            if request.url.text.contains("view=ask") { try await navigator.present(.url("//account/1")) }
            let signal = request.context["login"] as? Signal
            await signal?.wait()
            return try await next(request)
        }
    }

    private func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    private func scene() -> SceneID? { [nil, "main", "main", "side"][number(below: 4)] }

    /// Lets everything happen, and then everything end.
    ///
    /// - Returns: The first problem.
    func run() async -> String? {
        for _ in 0..<(5 + number(below: 30)) {
            step()
            for _ in 0..<number(below: 12) { await Task.yield() }
            noteHeld()
            if let problem = watch.problems.first { return describe(problem) }
            guard number(below: 6) == 0 else { continue }
            guard await rests() else { return describe("the app does not rest") }
            watch.lookAtRest()
        }
        log.append("the end")
        app.host.isAsking = false
        for signal in signals { signal.give() }
        noteHeld()
        watch.open()
        if navigator.state["side"] == nil { open("side") }
        if navigator.state["main"] == nil { open("main") }
        var turns = 0
        let ends = entries.values.map { $0.isDouble ? 2 : 1 }.reduce(0, +)
        while turns < Self.turns, ended.values.reduce(0, +) < ends || !navigator.requests.isEmpty {
            await turn()
            // A thread that has a job may get no processor for some time.
            if turns > Self.turns / 2 { try? await Task.sleep(nanoseconds: 1_000_000) }
            for signal in signals { signal.give() }
            turns += 1
        }
        guard await rests() else { return describe("the app does not rest") }
        watch.lookAtRest()
        return watch.problems.first.map(describe) ?? problemAtEnd()
    }

    private func describe(_ problem: String) -> String { "\(log.suffix(40).joined(separator: "\n"))\n\(problem)" }

    private func turn() async {
        // A task that has ended already would not let the others of the main actor continue.
        await Task.yield()
        await Task.detached {}.value
    }

    /// Lets everything happen that can happen.
    ///
    /// - Returns: Whether nothing happens any more, but for a page that asks the user something.
    private func rests() async -> Bool {
        var calm = 0
        for _ in 0..<Self.turns where calm < 30 {
            await turn()
            let isBusy = navigator.changes.isPerforming && !isAsked || navigator.requests.contains { $0.number == 0 }
            calm = isBusy ? 0 : calm + 1
        }
        return calm == 30
    }

    // MARK: The end

    private func noteHeld() {
        for request in navigator.gate.requests {
            guard let number = Int(request.url.drop { !$0.isNumber }.prefix { $0.isNumber }) else { continue }
            if entries[number] != nil { held.insert(number) }
        }
    }

    private func problemAtEnd() -> String? {
        var places: [Int] = []
        for (number, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard let ends = ended[number] else { return describe("\(number) is lost") }
            let expected = entry.isDouble ? 2 : 1
            guard ends == expected else { return describe("\(number) ends \(ends) times") }
            guard let name = entry.name else { continue }
            let count = watch.shown.count { $0 == name }
            guard let error = errors[number] else {
                let isOnce = count == 1 || entry.isDouble && count == 2
                guard isOnce else { return describe("\(number) appears \(count) times") }
                guard held.contains(number), let place = watch.shown.firstIndex(of: name) else { continue }
                shownLater += 1
                if entry.isPlain { places.append(place) }
                continue
            }
            switch (error as? NavigationError)?.code {
            case nil where error is CancellationError, .superseded, .notAdmitted, .noScene:
                guard count == 0 || entry.isDouble else { return describe("\(number) appears although it ends") }
            // Another page refuses, or the user has gone back meanwhile.
            case .refused, .interrupted, .impossible: break
            default: return describe("\(number) ends with \(error)")
            }
        }
        guard !hasAlerts, places != places.sorted() else { return nil }
        return describe("the order of what was held back is \(places.sorted().map { watch.shown[$0] })")
    }

    // MARK: What happens

    private var isAsked: Bool { signals.contains { $0.count > 0 && $0.whenWaiting == nil } }

    private func step() {
        switch number(below: 40) {
        case 0...13: enter()
        case 14...18:
            log.append("lock")
            watch.close()
        case 19...21:
            log.append("unlock")
            watch.open()
        case 22, 23: if let signal = signals.randomElement(using: &random) { signal.give() }
        case 24:
            guard hasAlerts else { return }
            app.host.isAsking.toggle()
            log.append("an alert: \(app.host.isAsking)")
        case 25: edit()
        case 26, 27: if navigator.state["side"] == nil { open("side") } else { closeSide() }
        case 28, 29: userCloses()
        case 30:
            log.append("cancel a request")
            if let task = tasks.randomElement(using: &random) { task.value.cancel() }
        case 31:
            log.append("drop or cancel all")
            if number(below: 2) == 0 { navigator.gate.drop() } else { navigator.cancelRequests() }
        case 32, 33: showInLock()
        default: operate()
        }
    }

    /// Someone asks for a page.
    private func enter() {
        let (number, scene, context) = (entries.count + 1, scene(), context())
        let (navigator, isLogin) = (navigator, self.number(below: 5) == 0)
        let url = "//note/\(number)" + (isLogin ? "?view=ask" : "")
        let name = "note \(number)"
        let isPlain = context.isEmpty && !isLogin && scene != "side"
        func add(_ kind: String, _ name: String?, isPlain: Bool, isDouble: Bool = false) {
            log.append("\(number): \(kind) in \(scene?.name ?? "-")\(isPlain ? "" : ", which waits")")
            entries[number] = Entry(number: number, name: name, isPlain: isPlain && !isDouble, isDouble: isDouble)
        }
        switch self.number(below: 13) {
        case 0...2:
            add("link", name, isPlain: isPlain)
            perform(number) { try await navigator.openLink(url, context: context, from: .notification, in: scene) }
        case 3:
            add("double link", name, isPlain: isPlain, isDouble: true)
            for _ in 0..<2 { perform(number) { try await navigator.openLink(url, in: scene) } }
        case 4:
            add("slow link", name, isPlain: false)
            let signal = signal()
            perform(number) {
                try await navigator.openLink("//slow/\(number)", context: ["signal": signal], in: scene)
            }
        case 5:
            add("action", nil, isPlain: false)
            perform(number) { try await navigator.openLink("//cart/add/\(number)", in: scene) }
        case 6:
            add("open", name, isPlain: isPlain)
            perform(number) { try await navigator.open(url, context: context, in: scene) }
        case 7:
            add("open typed", name, isPlain: context.isEmpty && scene != "side")
            perform(number) { try await navigator.open(.note(id: "\(number)"), context: context, in: scene) }
        case 8:
            add("push", name, isPlain: scene != "side")
            perform(number) { try await navigator.push(.note(id: "\(number)"), in: scene) }
        case 9:
            add("present", name, isPlain: scene != "side")
            perform(number) { try await navigator.present(.note(id: "\(number)"), in: scene) }
        case 10:
            add("replace", name, isPlain: scene != "side")
            perform(number) { try await navigator.replace(with: .note(id: "\(number)"), in: scene) }
        case 11:
            add("push made", name, isPlain: scene != "side")
            perform(number) {
                try await navigator.push(.page(TestPage(name), url: "//note/\(number)"), in: scene)
            }
        default:
            add("open with a completion", name, isPlain: context.isEmpty && !isLogin)
            perform(number) {
                try await withCheckedThrowingContinuation { continuation in
                    navigator.open(url, context: context) { continuation.resume(with: $0) }
                }
            }
        }
    }

    private func perform(_ number: Int, _ body: @escaping @MainActor () async throws -> Any?) {
        tasks[number] = Task {
            do { _ = try await body() } catch { errors[number] = error }
            ended[number, default: 0] += 1
        }
    }

    /// Values for the handler: in some cases, middleware waits for a login.
    private func context() -> [String: any Sendable] { number(below: 5) == 0 ? ["login": signal()] : [:] }

    private func signal() -> Signal {
        let signal = Signal()
        signal.whenWaiting = { [changes = navigator.changes] in
            if let request = NavigationRequest.preparing { changes.noLongerExpect(request) }
        }
        signals.append(signal)
        return signal
    }

    /// Code presents a page that will be asked whether it may close.
    private func edit() {
        guard !navigator.gate.isClosed else { return }
        log.append("a page that is asked")
        let editor = Editor("editor")
        editor.answers = (0..<5).map { _ in number(below: 3) > 0 } + Array(repeating: true, count: 100)
        let signal = Signal()
        if number(below: 2) == 0 {
            signals.append(signal)
            editor.whenAsked = { await signal.wait() }
        }
        Task { [navigator] in try await navigator.present(.page(editor)) }
    }

    private func open(_ scene: SceneID) {
        log.append("open \(scene)")
        Task { [navigator] in
            try await navigator.openScene(scene, tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
        }
    }

    private func closeSide() {
        log.append("the user discards side")
        app.host.user(.closedScene("side"), in: navigator)
    }

    private func userCloses() {
        guard let scene = navigator.state.scenes.randomElement(using: &random), scene.path.count > 1 else { return }
        let page = scene.modals.last.map { $0.pushed.isEmpty ? $0.root : $0.top } ?? scene.top
        log.append("the user closes \(page)")
        watch.userCloses(page.id, in: scene.id)
    }

    /// The lock shows something itself.
    private func showInLock() {
        guard navigator.gate.isClosed, let lock = navigator.state["main"]?.lock.first?.root.id else { return }
        log.append("the lock shows something")
        let isPushed = number(below: 2) == 0
        Task { [navigator] in
            if isPushed {
                try await navigator.bound(to: lock).push(.url("//account/1"))
            } else {
                try await navigator.throughGate.openLink("//account/2", in: "main")
            }
        }
    }

    /// Code changes something, without a new page above what is there.
    private func operate() {
        let (navigator, scene) = (navigator, scene())
        let operations: [(String, @MainActor () async throws -> Void)] = [
            ("set the root", { try await navigator.setRoot(.url("//home"), in: scene) }),
            ("pop", { try await navigator.pop(in: scene) }),
            ("pop to the root", { try await navigator.popToRoot(in: scene) }),
            ("dismiss", { try await navigator.dismiss(in: scene) }),
            ("select a tab", { try await navigator.switchTab("inbox", in: scene) }),
            ("recheck", { try await navigator.recheckPages() }),
        ]
        let operation = operations[number(below: operations.count)]
        log.append("\(operation.0) in \(scene?.name ?? "-")")
        Task { try await operation.1() }
    }
}
