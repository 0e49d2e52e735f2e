@_spi(Benchmarks) import RouterNavigation

/// The states that tests begin with.
enum SampleApp {
    /// A scene with the tabs `home`, which is selected, and `chats`, and a page pushed onto the first.
    static func tabs() throws -> NavigationState {
        let home = PageStack(page(1, "//home"), pushed: [page(2, "//news/5")])
        let tabs = try TabGroup(
            selected: Tab("home", home),
            after: [Tab("chats", PageStack(page(3, "//chats")))]
        )
        return try NavigationState().performing([.openScene(NavigationScene("main", .tabs(tabs)))]).state
    }

    static func page(_ number: UInt64, _ url: String? = nil) -> Page {
        Page(id: PageID(number), url: url)
    }
}
