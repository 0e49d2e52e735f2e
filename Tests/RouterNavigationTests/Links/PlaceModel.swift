/// Where a link opens its page, in the simplest form: names in arrays, and none of the library's code.
struct PlaceModel: Equatable, CustomStringConvertible {
    struct Item: Equatable {
        let name: String
        /// The place among all pages that have opened.
        let number: Int
        /// Whether other code than the navigator shows the page.
        var isForeign = false
    }

    struct Stack: Equatable {
        var items: [Item]
        /// Whether the stack is presented; of a page of other code, nothing is pushed onto it.
        var isForeign: Bool { items.first?.isForeign == true }
    }

    /// A page as its route describes it.
    struct Described {
        let name: String
        var opening = "push"
        var tab: String?
        /// The page below.
        var parent: String?
    }

    enum Modals: CaseIterable {
        /// The page opens where the user is.
        case kept
        case dismissed, covered
    }

    enum Reuse: CaseIterable {
        case never, ifVisible, ifOpen
    }

    /// What is asked for.
    struct Link {
        let name: String
        var modals = Modals.kept
        var reuse = Reuse.never
        /// The parameters in the URL.
        var opening: String?
        var tab: String?
        var popTo: String?
        /// The page whose navigator is asked.
        var bound: Int?
    }

    var tabs = ["home", "inbox"]
    var stacks: [Stack]
    var selected = 0
    var modals: [Stack] = []

    /// The number of pages that have opened.
    private var count: Int
    private let describe: (String) -> Described

    init(_ describe: @escaping (String) -> Described) {
        self.describe = describe
        stacks = ["home", "inbox"].enumerated().map { Stack(items: [Item(name: $1, number: $0)]) }
        count = 2
    }

    static func == (left: Self, right: Self) -> Bool { left.description == right.description }

    var description: String {
        func text(_ stack: Stack) -> String {
            stack.items.map { $0.isForeign ? "~" : $0.name }.joined(separator: " > ")
        }
        let all = stacks.enumerated().map { ($0 == selected ? "*" : "") + text($1) } + modals.map { "| \(text($0))" }
        return all.joined(separator: "; ")
    }

    /// The pages, the lowest first, in the order of the scene's stacks and modals.
    var items: [Item] { (stacks + modals).flatMap(\.items) }
    private var path: [Item] { (stacks[selected].items + modals.flatMap(\.items)) }

    mutating func newItem(_ name: String, isForeign: Bool = false) -> Item {
        defer { count += 1 }
        return Item(name: name, number: count, isForeign: isForeign)
    }

    // MARK: What others do

    /// The user goes back.
    mutating func goBack() {
        if let top = modals.last {
            if top.items.count > 1 { modals[modals.count - 1].items.removeLast() } else { modals.removeLast() }
        } else if stacks[selected].items.count > 1 {
            stacks[selected].items.removeLast()
        }
    }

    // MARK: Links

    /// The tab to which a name belongs: the place of its stack.
    private func place(ofTab name: String?) -> Int? { name.flatMap(tabs.firstIndex) }

    private mutating func select(_ tab: Int) { (selected, modals) = (tab, []) }

    /// Closes everything above a page, whose tab must be selected unless it is in a modal.
    private mutating func close(above item: Item) {
        if let level = modals.firstIndex(where: { $0.items.contains(item) }) {
            modals = Array(modals[...level])
            cut(&modals[level], above: item)
        } else if let level = stacks.firstIndex(where: { $0.items.contains(item) }) {
            modals = []
            cut(&stacks[level], above: item)
        }
    }

    private func cut(_ stack: inout Stack, above item: Item) {
        if let index = stack.items.firstIndex(of: item) { stack.items.removeSubrange((index + 1)...) }
    }

    private func last(_ name: String) -> Item? { path.last { $0.name == name && !$0.isForeign } }

    /// The top of the highest stack that is not other code's modal.
    private var top: Item {
        (modals.last { !$0.isForeign } ?? stacks[selected]).items.last ?? stacks[selected].items[0]
    }

    /// Whether a link needs no handler, because its page is open; the scene is then what it shows.
    func kept(by link: Link, remembering tab: Int?) -> PlaceModel? {
        var model = self
        return model.open(link, remembering: tab, makesPages: false) ? model : nil
    }

    /// Opens the page of a link, or shows it.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - tab: The tab that was selected before the user selected another one.
    ///   - makesPages: Whether pages may open.
    /// - Returns: Whether the page was open, or does not open at all.
    @discardableResult
    mutating func open(_ link: Link, remembering tab: Int?, makesPages: Bool = true) -> Bool {
        let described = describe(link.name)
        let opening = link.opening == "none" ? described.opening : link.opening ?? described.opening
        let isStated = link.opening.map { $0 != "none" } ?? false
        let old = self
        var hasSelected = false
        defer {
            // The page opens in the tab of the page that asks, and the user stays.
            if !hasSelected, tabs == old.tabs { selected = old.selected }
        }
        let named = place(ofTab: link.tab) ?? (isStated ? nil : place(ofTab: described.tab))
        let asking = link.bound.flatMap { number in items.first { $0.number == number } }
        if named == nil {
            if let asking, let own = stacks.firstIndex(where: { $0.items.contains(asking) }) {
                selected = own
            } else if let tab {
                selected = tab
            }
        }
        // The top of what the user sees in the tab of the asking page, before a modal above that is dismissed.
        var seen = old
        seen.selected = asking.flatMap { item in stacks.firstIndex { $0.items.contains(item) } } ?? tab ?? selected
        let visible = seen.path.last { !$0.isForeign }
        if let asking {
            let level = modals.firstIndex { $0.items.contains(asking) }
            modals = level.map { Array(modals[...$0]) } ?? []
        }
        // A link to the first page of a tab selects the tab.
        if link.opening != "none", !isStated, link.popTo == nil,
            let root = ([selected] + stacks.indices).first(where: { tabs.indices.contains($0) && isRoot($0, link.name) }
            ),
            named == nil || named == root
        {
            select(root)
            stacks[root].items.removeSubrange(1...)
            hasSelected = true
            return true
        }
        let start = self
        func step(to tab: Int?) -> PlaceModel {
            var model = start
            if let tab { model.select(tab) }
            if let name = link.popTo, let item = model.last(name) { model.close(above: item) }
            return model
        }
        self = step(to: named)
        hasSelected = named != nil
        if link.opening == "none" {
            if named == nil, link.popTo.flatMap(start.last) == nil { self = old }
            return true
        }
        // An open page is shown again.
        if link.reuse == .ifOpen, link.tab == nil, link.popTo == nil {
            let item =
                start.last(link.name)
                ?? start.items.filter { $0.name == link.name && !$0.isForeign }.max { $0.number < $1.number }
            if let item {
                let isCovered = link.modals == .covered && start.covers(item)
                if !isCovered {
                    self = start
                    if !start.path.contains(item), let other = stacks.firstIndex(where: { $0.items.contains(item) }) {
                        select(other)
                        hasSelected = true
                    } else {
                        hasSelected = false
                    }
                    close(above: item)
                    return true
                }
                return open(described, opening, link, named, from: start, step, makesPages, &hasSelected)
            }
        }
        // The user has tapped twice.
        if let number = link.bound, let visible, visible.name == link.name, visible.number != number {
            self = old
            hasSelected = false
            return true
        }
        if let item = reusable(link) {
            if link.modals != .covered || !start.covers(item) {
                close(above: item)
                return true
            }
        } else if link.modals == .dismissed, opening == "push" {
            var below = self
            below.modals = []
            if let item = below.reusable(link) {
                self = below
                close(above: item)
                return true
            }
        }
        return open(described, opening, link, named, from: start, step, makesPages, &hasSelected)
    }

    private func isRoot(_ tab: Int, _ name: String) -> Bool { stacks[tab].items[0].name == name }

    private func covers(_ item: Item) -> Bool {
        modals.isEmpty ? false : !(modals.last?.items.contains(item) ?? false)
    }

    private func reusable(_ link: Link) -> Item? {
        switch link.reuse {
        case .never: nil
        case .ifVisible: top.name == link.name ? top : nil
        case .ifOpen: last(link.name)
        }
    }

    /// Opens a page that is not open.
    private mutating func open(
        _ described: Described,
        _ opening: String,
        _ link: Link,
        _ named: Int?,
        from start: PlaceModel,
        _ step: (Int?) -> PlaceModel,
        _ makesPages: Bool,
        _ hasSelected: inout Bool
    ) -> Bool {
        guard makesPages else { return false }
        var below: [Described] = []
        while let name = (below.last ?? described).parent { below.append(describe(name)) }
        func openParent(_ model: PlaceModel) -> (index: Int, item: Item)? {
            for (index, parent) in below.enumerated() where opening != "root" {
                if let item = model.last(parent.name) { return (index, item) }
            }
            return nil
        }
        var (model, found) = (step(named), openParent(step(named)))
        hasSelected = named != nil
        if found == nil, named == nil, let tab = place(ofTab: described.tab ?? below.compactMap(\.tab).first) {
            model = step(tab)
            found = openParent(model)
            hasSelected = true
        }
        let missing = below.prefix(found?.index ?? below.count).reversed().map { ($0.name, $0.opening) }
        let pages = missing + [(described.name, opening)]
        var presentsFirst = false
        if link.modals == .covered, let modal = start.modals.last, opening != "root", link.popTo == nil,
            !(found.map { modal.items.contains($0.item) } ?? false)
        {
            // What is open stays, and all pages open above it.
            (self, presentsFirst, hasSelected) = (start, true, false)
        } else {
            self = model
            if let found { close(above: found.item) }
            if pages[0].1 != "root", !modals.isEmpty, link.modals == .dismissed, found == nil { modals = [] }
        }
        for (index, page) in pages.enumerated() {
            let item = newItem(page.0)
            switch page.1 {
            case "root":
                // It comes on top of the pages below it, and nothing else stays.
                let kept = index == 0 ? [] : stacksOpened(index)
                (tabs, stacks, selected, modals) = ([], [Stack(items: kept + [item])], 0, [])
            case "present": modals.append(Stack(items: [item]))
            default:
                if index == 0, presentsFirst {
                    modals.append(Stack(items: [item]))
                } else if let level = modals.lastIndex(where: { !$0.isForeign }) {
                    modals[level].items.append(item)
                } else {
                    stacks[selected].items.append(item)
                }
            }
        }
        return false
    }

    /// The pages that have just opened, the lowest first.
    private func stacksOpened(_ number: Int) -> [Item] {
        Array(items.sorted { $0.number < $1.number }.suffix(number))
    }
}
