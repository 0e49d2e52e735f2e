@_spi(Locks) internal import RouteTables

/// A page that a scene needs before it opens.
///
/// Its middleware may ask for something that only an open scene can show, such as a login, and wait for that. So the page
/// is not awaited for ever.
@MainActor
final class ScenePage {
    typealias Made = (page: MadePage, source: PageSource)

    /// The page whose handler and middleware run, in their task and in those that they start.
    @TaskLocal private static var current: ScenePage?

    /// The page whose handler and middleware run; `nil` if the scene does not wait for it any more.
    static var making: ScenePage? { current?.hasEnded == false ? current : nil }

    private struct Late: Error, CustomStringConvertible {
        let description = "the page was not there in time, or waits for something that only an open scene can show"
    }

    /// The page; `nil` when its caller has it.
    private var made: OneShot<Made>? = OneShot()
    /// Whether the page is made, or left out.
    private(set) var hasEnded = false
    private nonisolated let task = Lock<Task<Void, Never>?>(nil)

    private init() {}

    /// Makes a page without which the scene does not open.
    static func required(_ make: @MainActor () async throws -> MadePage) async throws -> MadePage {
        let page = ScenePage()
        defer { page.end() }
        return try await $current.withValue(page) { try await make() }
    }

    /// A page that may be left out.
    init(_ make: @escaping @MainActor () async throws -> Made) {
        let making = Self.$current.withValue(self) {
            Task {
                do { end(.success(try await make())) } catch { end(.failure(error)) }
            }
        }
        task.withLock { $0 = making }
    }

    /// The page as soon as it is made, for one caller.
    ///
    /// A task that a handler has started keeps this object, which therefore keeps no page.
    ///
    /// - Throws: The error of its route, or one that says that it was not there in time.
    var value: Made {
        get async throws {
            guard let made else { throw Late() }
            defer { self.made = nil }
            return try await made.value
        }
    }

    /// Leaves the page out, unless it is made.
    ///
    /// Its middleware continues, because it may have presented a login.
    func end() { end(.failure(Late())) }

    private func end(_ made: Result<Made, any Error>) {
        guard !hasEnded else { return }
        hasEnded = true
        self.made?.end(made)
    }

    nonisolated func cancel() { task.read { $0 }?.cancel() }
}
