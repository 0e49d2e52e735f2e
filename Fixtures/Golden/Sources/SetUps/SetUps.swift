import RouterDynamic
import RouterRuntime
import RouterServices

enum SetUpModule: RouteModule {
    static func setUp(for router: Router) throws {
        try router.add("//set-up/word") { _ in "added" }
        let url = try router.call("//set-up/inside", as: String.self)
        try router.rewrite("//set-up/renamed", to: url)
    }
}

enum Parts {}

extension Parts: RouterServices.RouteModule {
    static func setUp(for router: Router) { router.register(Counter(first: 5)) }
}

/// It has to be handed over.
///
/// @route(lifetime: provided)
final class Counter {
    private var count: Int

    init(first: Int) { count = first }

    /// @route //set-up/count
    func next() -> Int {
        count += 1
        return count
    }
}

/// @route //set-up/inside
func inside() -> String { "//set-up/count" }

/// @route //set-up/renamed
func renamed() -> String { "not renamed" }

/// @route //set-up/later
func later(router: RouteRequest) async throws -> String {
    try await router.router.open("//set-up/word", as: String.self)
}

public protocol Words: Sendable {
    var word: String { get throws }
}

/// @service(Words)
struct AddedWords: Words {
    let router: Router

    init(router: Router) { self.router = router }

    var word: String { get throws { try router.call("//set-up/word", as: String.self) } }
}
