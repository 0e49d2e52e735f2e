import Foundation

/// What a link shows: a tab with its stack, or a sheet with a stack.
public struct Link {
    public private(set) var tab: AppTab?
    public private(set) var stack: [Screen] = []
    public private(set) var sheet: [Screen] = []
    public private(set) var needsAccount = false

    /// Reads a link such as `store://product/5` or `https://store.example/product/5`; `nil` if it is none.
    public init?(_ url: URL) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
        var parts = components.path.split(separator: "/").map(String.init)
        switch components.scheme {
        case "store": parts.insert(components.host ?? "", at: 0)
        case "https" where components.host == "store.example": break
        default: return nil
        }
        func number(_ index: Int) -> Int? { parts.indices.contains(index) ? Int(parts[index]) : nil }
        switch (parts.first, parts.count) {
        case ("inbox", 1):
            tab = .messages
            needsAccount = true
        case ("chat", 2):
            guard let chatID = number(1) else { return nil }
            tab = .messages
            stack = [.chat(chatID: chatID)]
            needsAccount = true
        case ("chat", 4) where parts[2] == "photo":
            guard let chatID = number(1), let number = number(3) else { return nil }
            tab = .messages
            stack = [.chat(chatID: chatID), .photo(chatID: chatID, number: number)]
            needsAccount = true
        case ("account", 1):
            sheet = [.account]
            needsAccount = true
        case ("settings", 1):
            sheet = [.account, .settings]
            needsAccount = true
        case ("settings", 2) where parts[1] == "notifications":
            sheet = [.account, .settings, .notifications]
            needsAccount = true
        case ("help", 1): sheet = [.help]
        case ("help", 2): sheet = [.help, .topic(topic: parts[1])]
        case ("contact", 1): sheet = [.help, .contact]
        default: return nil
        }
    }
}
