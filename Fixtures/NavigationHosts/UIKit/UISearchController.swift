/// A search, which is presented in the context of the page that has it.
@MainActor open class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) {
        super.init()
        modalPresentationStyle = .overCurrentContext
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Begins a search on a page, whose search field the user taps.
    public func userBegins(on page: UIViewController) { page.present(self, animated: true) }

    /// Cancels the search.
    public func userCancels() {
        guard drawnPresentation == nil, !isBeingPresented, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true)
    }
}
