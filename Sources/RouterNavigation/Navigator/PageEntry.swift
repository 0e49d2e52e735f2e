/// What a navigator knows of an open page.
@MainActor
struct PageEntry {
    let page: any NavigationPage
    let source: PageSource
    /// Whether it has been announced that the page will close.
    var isAnnounced = false
    /// Called once, when the page has closed.
    var whenClosed: [@MainActor () -> Void] = []
}
