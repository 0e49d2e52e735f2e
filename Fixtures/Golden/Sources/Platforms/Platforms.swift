import RouterRuntime

/// A page that new systems only can show.
@available(iOS 17, macOS 14, *)
struct NewPage: Sendable {
    var id: Int
}

/// Shows a page, where the system can.
///
/// @route(priority: high) //page/:id
@available(iOS 17, macOS 14, *)
func newPage(id: Int) -> NewPage { NewPage(id: id) }

/// Shows a page on older systems.
///
/// @route //page/:id
@available(
    iOS,
    introduced: 13,
    deprecated: 100000.0,
    message: "Use \"newPage\", deprecated, soon.",
    renamed: "newPage(id:)"
)
@available(macOS, introduced: 12)
func oldPage(id: Int) -> String { "old page \(id)" }

/// @route //drafts/save
@available(iOS 17, macOS 14, *)
func save(page: NewPage, title: String = Titles.usual) -> String { "\(title) \(page.id)" }

enum Titles {
    static let usual = "untitled"
}

@available(iOS 16, macOS 13, *)
final class Gallery {
    init() {}

    /// @route
    func open(album: String) -> String { "album \(album)" }

    /// @route
    @available(iOS 17.4, tvOS 17, *)
    func share(album: String) async -> String { "shared \(album)" }

    /// @route
    @available(macOS 14, iOS 17, *)
    @MainActor func page() -> NewPage { NewPage(id: 1) }
}

@available(macOS 15, iOS 18, *)
extension Gallery {
    /// @route
    static func newest() -> String { "newest" }

    /// @route
    @available(*, deprecated, message: "There is none.")
    func oldest() -> String { "oldest" }
}

/// Speaks a newer language.
///
/// @route //language/new
@available(swift 6.0) func newLanguage() -> String { "new" }

/// @route //language/next
@available(swift, introduced: 99.5, message: "Wait for it.") func nextLanguage() -> String { "next" }

/// @route //language/old
@available(swift, introduced: 4, obsoleted: 6) func oldLanguage() -> String { "old" }

/// @route //elsewhere
@available(Windows, unavailable, message: "There is no dock.")
@available(iOSApplicationExtension, unavailable)
func notOnWindows() -> String { "not on Windows" }

enum Experiment {
    @available(iOS 17, *)
    static func isOn(_ request: RouteRequest) -> Bool { request.url.text.hasSuffix("on") }
}

/// @route(when: Experiment.isOn) //experiment/:name
@available(iOS 17, *)
func experiment(name: String) -> String { "experiment \(name)" }

@available(iOS 17, *)
actor Uploads {
    init() {}

    /// @route
    @available(iOS 17.1, *)
    func count() -> Int { 3 }
}

@available(iOS 17, *)
protocol Speech: Sendable {
    func say() -> String

    /// @route(from: remote)
    @available(iOS 18, *)
    func repeated(times: Int) -> String
}

/// @service(Speech)
@available(iOS 17, *)
struct SystemSpeech: Speech {
    func say() -> String { "hello" }
    @available(iOS 18, *)
    func repeated(times: Int) -> String { String(repeating: "hello", count: times) }
}

protocol Printing {
    func printed() -> String
}

/// @service(Printing)
@available(*, deprecated, message: "Nobody prints.")
@available(swift 6)
final class Printer: Printing {
    init() {}
    func printed() -> String { "printed" }
}

/// @service(Printing, key: "next")
@available(swift 99)
final class NextPrinter: Printing {
    init() {}
    func printed() -> String { "next" }
}
