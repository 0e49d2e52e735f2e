/// What an app with links shows, and what becomes of its links, in the simplest form: without tasks, and without any of
/// the library's code.
struct LinkModel {
    struct Scene {
        var tabs = [["home"], ["inbox"]]
        var selected = 0
        var modals: [[String]] = []
    }

    enum Outcome: Equatable {
        case done, cancelled, superseded, notAdmitted, noScene
    }

    struct Link {
        let number: Int
        let scene: String
        /// What its page shows.
        let name: String
        /// Whether a host delivers it; if not, code opens its URL.
        let isDelivered: Bool
        /// Whether its handler waits.
        var waits: Bool
        /// Whether it has passed the gate, and its scene is open.
        var hasStarted = false
        /// Whether its page was open when it started, so that its handler is not called.
        var isOpen = false
        /// Whether the gate holds it back.
        var isHeld = false
        /// The tab that was selected before the user selected another one.
        var tab: Int?
    }

    var scenes: [String: Scene] = [:]
    var isClosed = false
    /// The links that have not ended, the oldest first.
    private(set) var links: [Link] = []
    private(set) var outcomes: [Int: Outcome] = [:]
    /// How many links the gate holds back at most.
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    mutating func add(_ link: Link) {
        links.append(link)
        if isClosed { hold(link.number) }
        advance()
    }

    /// The gate holds a link back.
    private mutating func hold(_ number: Int) {
        guard let index = links.firstIndex(where: { $0.number == number }) else { return }
        links[index].isHeld = true
        if links.count(where: \.isHeld) > limit, let oldest = links.first(where: \.isHeld) {
            end(oldest.number, .notAdmitted)
        }
    }

    mutating func end(_ number: Int, _ outcome: Outcome) {
        guard let index = links.firstIndex(where: { $0.number == number }) else { return }
        links.remove(at: index)
        outcomes[number] = outcome
    }

    /// A handler continues.
    mutating func release(_ number: Int) {
        needNotWait(number)
        advance()
    }

    /// A handler that has not been called yet will not wait.
    mutating func needNotWait(_ number: Int) {
        if let index = links.firstIndex(where: { $0.number == number }) { links[index].waits = false }
    }

    mutating func openGate() {
        isClosed = false
        for index in links.indices { links[index].isHeld = false }
        advance()
    }

    mutating func drop() {
        for link in links where link.isHeld { end(link.number, .notAdmitted) }
    }

    mutating func open(_ scene: String) {
        scenes[scene] = Scene()
        advance()
    }

    mutating func close(_ scene: String) {
        scenes[scene] = nil
        for link in links where link.scene == scene { end(link.number, .noScene) }
    }

    /// The user selects a tab.
    mutating func userSelects(_ tab: Int, in scene: String) {
        guard let selected = scenes[scene]?.selected else { return }
        for index in links.indices where links[index].scene == scene && links[index].tab == nil {
            links[index].tab = selected
        }
        scenes[scene]?.selected = tab
    }

    /// Everything happens that can happen: links start, and then those that do not wait open, the oldest first.
    ///
    /// While the gate is closed, it holds them back instead.
    private mutating func advance() {
        for link in links where !link.hasStarted && !link.isHeld {
            guard let scene = scenes[link.scene], let index = links.firstIndex(where: { $0.number == link.number })
            else {
                continue
            }
            guard !isClosed else {
                hold(link.number)
                continue
            }
            links[index].hasStarted = true
            links[index].isOpen = isOpen(link, in: scene)
        }
        for number in links.map(\.number) {
            guard let link = links.first(where: { $0.number == number }), link.hasStarted, !link.isHeld,
                var scene = scenes[link.scene], !link.waits || link.isOpen && isOpen(link, in: scene)
            else { continue }
            guard !isClosed else {
                hold(number)
                continue
            }
            show(link, in: &scene)
            if link.isDelivered {
                for other in links
                where other.number < number && other.isDelivered && !other.isHeld && other.scene == link.scene {
                    end(other.number, .superseded)
                }
            }
            scenes[link.scene] = scene
            end(number, .done)
        }
    }

    /// Whether a page that is open is shown again.
    private func isOpen(_ link: Link, in scene: Scene) -> Bool {
        link.name == "inbox" || link.isDelivered && (scene.modals + scene.tabs).contains { $0.contains(link.name) }
    }

    private func show(_ link: Link, in scene: inout Scene) {
        if link.name == "inbox" {
            scene.modals = []
            scene.selected = 1
            scene.tabs[1] = ["inbox"]
            return
        }
        if link.isDelivered {
            while let modal = scene.modals.last {
                if let place = modal.lastIndex(of: link.name) {
                    scene.modals[scene.modals.count - 1] = Array(modal[...place])
                    return
                }
                scene.modals.removeLast()
            }
            let visible = link.tab ?? scene.selected
            if let place = scene.tabs[visible].lastIndex(of: link.name) {
                scene.tabs[visible] = Array(scene.tabs[visible][...place])
                return
            }
            if let place = scene.tabs[1 - visible].lastIndex(of: link.name) {
                scene.tabs[1 - visible] = Array(scene.tabs[1 - visible][...place])
                scene.selected = 1 - visible
                return
            }
        }
        if scene.modals.isEmpty {
            scene.tabs[link.tab ?? scene.selected].append(link.name)
        } else {
            scene.modals[scene.modals.count - 1].append(link.name)
        }
    }
}
