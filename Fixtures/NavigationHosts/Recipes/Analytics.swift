import RouterNavigation
import RouterPipeline

/// The counters of the app, and its log.
@MainActor
enum Analytics {
    static var screens: [String] = []
    static var links: [String] = []
    static var log: [String] = []
}

extension Messenger {
    /// Counts pages and links, and logs requests that fail.
    static func startAnalytics() {
        navigator.didShow = { page, _ in
            // The pattern, not the URL, which may name a person.
            let screen = page.url.flatMap { try? navigator.router.resolve($0).pattern }
            Analytics.screens.append(screen ?? "another page")
        }
        navigator.didEnd = { outcome in
            guard let link = outcome.link, link.origin != .app else { return }
            Analytics.links.append("\(link.origin) \(link.url) \(outcome.reason)")
        }
        navigator.router.observe { event in
            guard let error = event.error else { return }
            let line = "\(event.route ?? event.request.url.text): \(error)"
            Task { @MainActor in Analytics.log.append(line) }
        }
    }
}
