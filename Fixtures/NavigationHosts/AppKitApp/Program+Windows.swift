import AppKit
import RouterNavigation
import RouterRuntime

extension Program {
    private func size(_ controller: NSViewController?) -> NSSize? { controller?.children.first?.view.frame.size }

    /// The sizes of windows, sheets and pages.
    func sizes() async throws {
        checks.expect(
            host.window(of: "main")?.frame.size,
            NSSize(width: 640, height: 400),
            "a window for a page's size"
        )
        try await navigator.openScene("side", root: .url("//inbox"))
        guard let window = host.window(of: "side") else { return checks.expect(false, true, "a window") }
        checks.expect(window.frame.size, NSSize(width: 480, height: 360), "a window for a page without a size")
        checks.expect(size(window.contentViewController), window.frame.size, "the page fills the window")
        var frame = NSRect(x: 10, y: 20, width: 800, height: 600)
        window.userResizes(to: frame)
        checks.expect(size(window.contentViewController), frame.size, "the page fills a window that the user resizes")
        for url in ["//form", "//preview", "//home"] {
            try await navigator.push(.url(url), in: "side")
            checks.expect(size(window.contentViewController), frame.size, "\(url) fills the window")
            checks.expect(window.frame, frame, "\(url) does not change the window")
            frame.size.width += 10
            window.userResizes(to: frame)
            checks.expect(size(window.contentViewController), frame.size, "\(url) fills the window that grows")
        }
        try await navigator.setRoot(.url("//form"), in: "side")
        checks.expect(window.frame, frame, "other content does not change the window")
        let sizes = [("//home", 640, 400), ("//inbox", 480, 360), ("//form", 320, 240), ("//preview", 300, 200)]
        for (url, width, height) in sizes {
            try await navigator.present(.url(url), in: "side")
            let sheet = window.contentViewController?.presentedViewControllers?.first
            checks.expect(size(sheet), NSSize(width: width, height: height), "a sheet of \(url)")
            try await navigator.dismiss(in: "side")
        }
        try await navigator.closeScene("side")

        try await navigator.openScene("tabs", tabs: ["form": .url("//form"), "home": .url("//home")])
        let tabs = host.window(of: "tabs")?.contentViewController as? NSTabViewController
        checks.expect(host.window(of: "tabs")?.frame.size, NSSize(width: 320, height: 240), "a window with tabs")
        checks.expect(size(tabs?.tabViewItems[0].viewController), NSSize(width: 320, height: 240), "the selected tab")
        host.window(of: "tabs")?.userResizes(to: frame)
        checks.expect(size(tabs?.tabViewItems[0].viewController), frame.size, "a tab in a window that the user resizes")
        try await navigator.setRoot(.url("//inbox"), in: "tabs")
        checks.expect(host.window(of: "tabs")?.frame, frame, "a stack in place of tabs does not change the window")
        try await navigator.closeScene("tabs")
    }

    /// The titles of windows.
    func titles() async throws {
        try await navigator.push(.url("//chat/5"), in: "main")
        checks.expect(host.window(of: "main")?.title, "main", "the title that the app has set")
        try await navigator.setRoot(.url("//inbox"), in: "main")
        try await navigator.push(.url("//chat/5"), in: "main")
        checks.expect(host.window(of: "main")?.title, "main", "and above other content")
        try await navigator.closeScene("main")
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        let setUp = host.setUpWindow
        host.setUpWindow = nil
        try await navigator.openScene("side", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        host.setUpWindow = setUp
        let window = host.window(of: "side")
        checks.expect(window?.title, "Home", "the title of the page")
        try await navigator.push(.url("//chat/5"), in: "side")
        checks.expect(window?.title, "Chat 5", "the title of another page")
        (window?.contentViewController as? NSTabViewController)?.userClicks(1)
        checks.expect(window?.title, "Inbox", "the title of a tab that the user selects")
        window?.title = "Mine"
        try await navigator.switchTab("home", in: "side")
        checks.expect(window?.title, "Mine", "the title that the app sets later")
        try await navigator.closeScene("side")
    }

    /// The windows and sheets of a state that was saved.
    func restoration() async throws {
        let saved = Navigator(Router(.app))
        let recorder = AppKitNavigationHost(saved)
        try await saved.attach(recorder)
        try await saved.openScene("first", root: .url("//home"))
        try await saved.openScene("second", root: .url("//inbox"))
        try await saved.present(.url("//chat/5"), in: "first")
        recorder.window(of: "first")?.userClicks()
        AppKitModel.log = []
        let restored = AppKitNavigationHost(Navigator(Router(.app)))
        try await restored.navigator.attach(restored)
        try await restored.navigator.restore(saved.state)
        checks.expect(AppKitModel.log, [], "a restored sheet appears in a window on the screen")
        checks.expect(restored.navigator.state, saved.state, "a restored state")
        let sheets = restored.window(of: "first")?.contentViewController?.presentedViewControllers
        checks.expect(sheets?.first?.children.first?.title, "Chat 5", "a restored sheet")
        checks.expect(restored.window(of: "second")?.isVisible, true, "a window that is not active")
        checks.expect(restored.navigator.state.activeScene?.id, "first", "the active window")
    }
}
