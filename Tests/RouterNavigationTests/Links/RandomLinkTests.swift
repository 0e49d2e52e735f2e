import Foundation
@testable import RouterNavigation
import RouterRuntime
import TestSupport
import Testing

/// Links that wait, gates, cancelled tasks and duplicates at random, compared with a simple model.
///
/// After each step, everything has happened that the model says, and nothing else: no link is lost, none opens twice, and
/// none waits for another one.
@MainActor
@Suite
struct RandomLinkTests {
    /// `ROUTE_LINK_STEPS` in the environment, or fewer steps than `.ci/run` takes.
    private static let steps =
        ProcessInfo.processInfo.environment["ROUTE_LINK_STEPS"].flatMap { Int($0) } ?? AllCases.share(of: 8000)

    @Test("Links end once, as the model says, whatever waits") func links() async throws {
        var steps = 0
        var seed = TestSeed.value
        while steps < Self.steps {
            let run = try await RandomLinks(seed: seed)
            let problem = try await run.perform(min(100, Self.steps - steps))
            if let problem {
                Issue.record("seed \(seed): \(problem)")
                return
            }
            steps += 100
            seed += 1
        }
    }
}

/// An app, its model, and what happens to both.
@MainActor
private final class RandomLinks {
    private static let limit = 4
    /// The turns that other tasks get before the app and the model count as different.
    private static let turns = 20_000
    private let app: LinkApp
    private var model = LinkModel(limit: limit)
    private var random: SplitMix
    private var count = 0
    private var signals: [Int: Signal] = [:]
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var outcomes: [Int: LinkModel.Outcome] = [:]
    private var log: [String] = []

    init(seed: UInt64) async throws {
        random = SplitMix(seed: seed)
        app = try await LinkApp()
        app.navigator.gate.limit = Self.limit
        // The handlers say when they wait, so a request that is expected is ready soon.
        app.navigator.changes.sleep = { _ in try await Task.sleep(nanoseconds: 3_600_000_000_000) }
        model.open("main")
    }

    private func number(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    private func sceneName() -> String { number(below: 4) == 0 ? "side" : "main" }
    private func someLink() -> Int? { model.links.isEmpty ? nil : model.links[number(below: model.links.count)].number }

    /// Does some steps, and then lets everything end.
    ///
    /// - Returns: How the app differs from the model.
    func perform(_ steps: Int) async throws -> String? {
        for _ in 0..<steps {
            try await step()
            if let problem = await difference() { return problem }
        }
        log.append("the end")
        openGate()
        if let problem = await difference() { return problem }
        if model.scenes["side"] == nil { try await openSide() }
        while true {
            if let problem = await difference() { return problem }
            guard let link = model.links.first else { break }
            release(link.number)
        }
        let isLost = (1...max(1, count)).contains { $0 <= count && outcomes[$0] == nil }
        return isLost || !app.navigator.requests.isEmpty ? "a link is lost" : nil
    }

    private func step() async throws {
        let scene = sceneName()
        switch number(below: 40) {
        case 0...13:
            add(scene, ["note 1", "note 2", "note 3", "inbox"][number(below: 4)], isDelivered: number(below: 3) > 0)
        case 14, 15:
            // The system delivers a link twice.
            let (name, waits) = ("note \(number(below: 3))", number(below: 2) == 0)
            for _ in 0..<2 { add(scene, name, isDelivered: true, waits: waits) }
        case 16...21: if let link = someLink() { release(link) }
        case 22...24: if let link = someLink() { cancel(link) }
        case 25, 26:
            log.append("close the gate")
            model.isClosed = true
            app.navigator.gate.close()
        case 27...29:
            log.append("open the gate")
            openGate()
        case 30:
            log.append("drop")
            // Links that have just come are on their way to the gate.
            for _ in 0..<Self.turns where app.navigator.gate.requests.count < model.links.count(where: \.isHeld) {
                await Task.yield()
            }
            model.drop()
            app.navigator.gate.drop()
        case 31, 32:
            if model.scenes["side"] == nil {
                try await openSide()
            } else {
                log.append("the user discards side")
                model.close("side")
                app.host.user(.closedScene("side"), in: app.navigator)
            }
        case 33, 34: selectTab(in: scene)
        case 35: closePage(in: scene)
        case 36: try await operate(in: scene)
        default: for _ in 0..<number(below: 3) { await Task.yield() }
        }
    }

    // MARK: Links

    private func add(_ scene: String, _ name: String, isDelivered: Bool, waits: Bool? = nil) {
        count += 1
        let number = count
        let waits = waits ?? (self.number(below: 2) == 0)
        let signal = Signal()
        if !waits { signal.give() }
        signal.whenWaiting = { [changes = app.navigator.changes] in
            if let request = NavigationRequest.preparing { changes.noLongerExpect(request) }
        }
        signals[number] = signal
        log.append("\(number): \(isDelivered ? "link" : "open") \(name) in \(scene)\(waits ? ", which waits" : "")")
        model.add(LinkModel.Link(number: number, scene: scene, name: name, isDelivered: isDelivered, waits: waits))
        let url = name == "inbox" ? "myapp://inbox" : "//slow/\(name.dropFirst(5))?utm_source=\(number)"
        let (id, navigator) = (SceneID(scene), app.navigator)
        // A request begins when its task does, and tasks of the main actor begin in their order.
        tasks[number] = Task {
            let outcome: LinkModel.Outcome
            do {
                if isDelivered {
                    _ = try await navigator.openLink(url, context: ["signal": signal], in: id)
                } else {
                    _ = try await navigator.open(url, context: ["signal": signal], in: id)
                }
                outcome = .done
            } catch is CancellationError {
                outcome = .cancelled
            } catch let error as NavigationError where error.code == .superseded {
                outcome = .superseded
            } catch let error as NavigationError where error.code == .notAdmitted {
                outcome = .notAdmitted
            } catch let error as NavigationError where error.code == .noScene {
                outcome = .noScene
            } catch {
                Issue.record(error)
                return
            }
            if self.outcomes.updateValue(outcome, forKey: number) != nil { Issue.record("\(number) ends twice") }
        }
    }

    private func release(_ number: Int) {
        log.append("\(number) continues")
        model.release(number)
        signals[number]?.give()
    }

    private func cancel(_ number: Int) {
        log.append("\(number) is cancelled")
        model.end(number, .cancelled)
        tasks[number]?.cancel()
    }

    /// Lets all links continue if several start together, or one while another shows its page.
    ///
    /// Threads decide whether one of them starts before or after the page of another one has opened. That makes a
    /// difference only if its handler waits.
    private func releaseStarting(_ starts: (LinkModel.Link) -> Bool) {
        let starting = model.links.filter { !$0.hasStarted && starts($0) }
        let isReady = model.links.contains { $0.hasStarted && !$0.waits }
        guard starting.count > 1 || isReady && starting.count == 1 else { return }
        for link in starting {
            log.append("\(link.number) need not wait")
            model.needNotWait(link.number)
            signals[link.number]?.give()
        }
    }

    private func openGate() {
        releaseStarting(\.isHeld)
        model.openGate()
        app.navigator.gate.open()
    }

    // MARK: The user and code

    private func openSide() async throws {
        log.append("open side")
        releaseStarting { $0.scene == "side" && !$0.isHeld }
        model.open("side")
        try await app.navigator.openScene("side", tabs: ["home": .url("//home"), "inbox": .url("//inbox")])
    }

    private func selectTab(in scene: String) {
        guard model.scenes[scene]?.modals == [] else { return }
        let tab = number(below: 2)
        log.append("the user selects tab \(tab) of \(scene)")
        model.userSelects(tab, in: scene)
        app.host.user(.selectedTab(["home", "inbox"][tab], SceneID(scene)), in: app.navigator)
    }

    private func closePage(in name: String) {
        guard var scene = model.scenes[name], let state = app.navigator.state[SceneID(name)] else { return }
        if let modal = scene.modals.last {
            if modal.count == 1 { scene.modals.removeLast() } else { scene.modals[scene.modals.count - 1].removeLast() }
        } else if scene.tabs[scene.selected].count > 1 {
            scene.tabs[scene.selected].removeLast()
        } else {
            return
        }
        log.append("the user closes the top of \(name)")
        model.scenes[name] = scene
        app.host.user(.closed([state.top.id], SceneID(name)), in: app.navigator)
    }

    private func operate(in name: String) async throws {
        guard var scene = model.scenes[name] else { return }
        let id = SceneID(name)
        if !model.isClosed, number(below: 2) == 0 {
            log.append("present in \(name)")
            scene.modals.append(["account"])
            model.scenes[name] = scene
            try await app.navigator.present(.url("//account/1"), in: id)
        } else {
            let tab = number(below: 2)
            log.append("code selects tab \(tab) of \(name)")
            scene.modals = []
            scene.selected = tab
            model.scenes[name] = scene
            try await app.navigator.switchTab(["home", "inbox"][tab], in: id)
        }
    }

    // MARK: Comparison

    /// Lets everything happen that can happen, and compares the app with the model.
    private func difference() async -> String? {
        for _ in 0..<40 { await Task.yield() }
        // Handlers switch threads, so other tasks of the pool get their turns, too.
        var turns = 0
        while !isEqual, turns < Self.turns {
            // A task that has ended already would not let the others of the main actor continue.
            await Task.yield()
            await Task.detached {}.value
            turns += 1
        }
        guard !isEqual else { return nil }
        return """
            \(log.suffix(25).joined(separator: "\n"))
            shown \(shown), outcomes \(outcomes.sorted { $0.key < $1.key }.suffix(10))
            model \(Self.lists(model)), outcomes \(model.outcomes.sorted { $0.key < $1.key }.suffix(10))
            """
    }

    private var isEqual: Bool { outcomes == model.outcomes && shown == Self.lists(model) && app.isShown }

    /// The names of the pages by scene: of each tab, and of each modal.
    private var shown: [String: [[String]]] {
        let navigator = app.navigator
        func names(_ pages: [Page]) -> [String] {
            pages.map { (navigator.content(of: $0.id) as? TestPage)?.name ?? "none" }
        }
        var result: [String: [[String]]] = [:]
        for scene in navigator.state.scenes {
            let stacks = scene.stacks.map { names($0.pages) }
            result[scene.id.name] = [["\(scene.selected)"]] + stacks + scene.modals.map { names($0.pages) }
        }
        return result
    }

    private static func lists(_ model: LinkModel) -> [String: [[String]]] {
        model.scenes.mapValues { [["\($0.selected)"]] + $0.tabs + $0.modals }
    }
}
