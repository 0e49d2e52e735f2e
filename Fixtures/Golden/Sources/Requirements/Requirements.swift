import GoldenModels
import RouterPipeline
import RouterRuntime

/// What others may ask of the configuration.
protocol Configuration: Sendable {
    /// @route(from: remote)
    func openProgram(id: String) async throws -> Bool

    /// Takes all parameters, and a closure.
    ///
    /// @route
    func note(info: [String: Any], completion: (Int) -> Void) -> [String]

    /// @route(from: webView) //configuration/:name
    func value(of name: String, `default`: String) -> String

    /// Overloads of one name.
    ///
    /// @route //configuration/number/:number
    func value(_ number: Int) -> String
}

/// @service(Configuration)
final class UsualConfiguration: Configuration {
    init() {}
    func openProgram(id: String) async throws -> Bool { id == "maps" }
    func note(info: [String: Any], completion: (Int) -> Void) -> [String] {
        completion(info.count)
        return info.keys.sorted()
    }
    func value(of name: String, `default`: String) -> String { "\(name) or \(`default`)" }
    func value(_ number: Int) -> String { "number \(number)" }
}

/// A prefix, and another isolation.
///
/// @route //screens
@MainActor
protocol Screens {
    /// @route
    func show(name: String) -> String
}

/// @service(Screens)
final class UsualScreens: Screens {
    init() {}
    func show(name: String) -> String { "screen \(name)" }
}

protocol Remote: Sendable {
    /// @route
    func fetch(id: Int) async -> String
}

/// Made asynchronously.
///
/// @service(Remote)
actor Server: Remote {
    init() async throws { await Task.yield() }
    func fetch(id: Int) -> String { "fetched \(id)" }
}

/// Not `Sendable`, and waited for all the same.
protocol Notes {
    /// @route //notes/:id
    func read(id: Int) async -> String
}

/// @service(Notes)
final class PaperNotes: Notes {
    func read(id: Int) async -> String { "note \(id)" }
}

/// Primary associated types are not generic parameters.
protocol Shelf<Item>: Sendable {
    associatedtype Item
    /// @route //shelf/count
    func count() -> Int
}

extension Shelf {
    /// @route //shelf/label
    func label(prefix: String) -> String { "\(prefix) \(count())" }
}

/// @service(Shelf)
struct BookShelf: Shelf {
    typealias Item = String
    func count() -> Int { 12 }
}

/// Whether a protocol of another module isolates this one, the compiler decides.
protocol Catalog: Titled {}

extension Catalog {
    /// @route //catalog/heading
    func heading(level: Int) -> String { String(repeating: "#", count: level) + title }
}

/// @service(Catalog)
struct SpringCatalog: Catalog { let title = "spring" }

/// Values of a type that conforms to it need not be copied, but a service can be.
protocol Meter: ~Copyable, Sendable {
    /// @route
    func read() -> Int
}

/// @service(Meter)
struct WaterMeter: Meter {
    init() {}
    func read() -> Int { 42 }
}
