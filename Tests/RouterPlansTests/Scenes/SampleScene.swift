import RouterPlans

/// The scene that tests begin with.
enum SampleScene {
    /// A scene with the tabs `home`, which is selected, and `chats`, and a page pushed onto the first.
    static func tabs() -> NavigationScene<Int> {
        let home = PageStack(tab: "home", page(1, "//home"), pushed: [page(2, "//news/5")])
        return NavigationScene("main", [home, PageStack(tab: "chats", page(3, "//chats"))])
    }

    static func page(_ number: UInt64, _ url: String? = nil) -> SceneEntry<Int> {
        SceneEntry(id: PageID(number), url: url, key: url.map { PageKey(url: $0) }, screen: 0)
    }
}
