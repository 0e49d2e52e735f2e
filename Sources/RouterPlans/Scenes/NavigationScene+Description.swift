extension NavigationScene: CustomStringConvertible {
    /// The stacks, the visible one of tabs in brackets, and then the modals: `home [chats > chat(5)] | sheet login`.
    ///
    /// Scenes that have opened the same pages one by one are not equal, because each page has an identity of its own. A test
    /// compares what scenes print.
    public var description: String {
        let stacks = stacks.enumerated().map { index, stack in
            index == selected && !tabs.isEmpty ? "[\(stack.text)]" : stack.text
        }
        let modals = modals.map { "\($0.style == .fullScreen ? "full screen" : "sheet") \($0.text)" }
        return ([stacks.joined(separator: " ")] + modals).joined(separator: " | ")
    }
}

extension PageStack {
    fileprivate var text: String {
        let root = root.screen.map { "\($0)" } ?? tab?.name ?? "root"
        return ([root] + pushed.map { $0.screen.map { "\($0)" } ?? "\($0)" }).joined(separator: " > ")
    }
}
