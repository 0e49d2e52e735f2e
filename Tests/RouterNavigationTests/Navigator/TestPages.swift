import RouteGenCore
import RouterNavigation
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// A page of the tests.
@MainActor
class TestPage: NavigationPage {
    let name: String

    init(_ name: String) { self.name = name }
}

/// A page that knows where it has been told to scroll.
final class Article: TestPage, LocatingPage {
    private(set) var places: [String] = []

    func locate(_ fragment: String, context: [String: any Sendable], isAnimated: Bool) { places.append(fragment) }
}

/// A page that gives a number.
final class NumberPicker: TestPage, ResultPage {
    let result = PageResult<Int>()
}

/// A page that is asked before it closes.
final class Editor: TestPage, GuardedPage {
    var answers: [Bool] = []
    private(set) var questions = 0
    /// What happens while the page is asked.
    var whenAsked: (@MainActor () async -> Void)?

    func shouldClose() async -> Bool {
        questions += 1
        await whenAsked?()
        return answers.isEmpty ? false : answers.removeFirst()
    }
}

/// The code that would be generated for handlers that return pages.
enum PageDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], callKind: .mainActor),
        TestHandler(name: "chats", patterns: ["//chats"], callKind: .mainActor),
        TestHandler(
            name: "openChat",
            patterns: ["//chat/:chatID"],
            parameters: ["chatID"],
            callKind: .mainActor,
            origins: [.webView, .external]
        ),
        TestHandler(name: "article", patterns: ["//article/:id"], parameters: ["id"], callKind: .mainActor),
        TestHandler(name: "pickNumber", patterns: ["//number"], callKind: .mainActor),
        TestHandler(name: "edit", patterns: ["//edit"], callKind: .mainActor),
        TestHandler(name: "sum", patterns: ["//sum"], callKind: .mainActor),
        TestHandler(name: "slow", patterns: ["//slow"], callKind: .asynchronousMainActor),
    ]

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: return TestPage("home")
        case 1: return TestPage("chats")
        case 2: return TestPage("chat \(try call.values(Int.self))")
        case 3: return Article("article \(try call.values(Int.self))")
        case 4: return NumberPicker("number")
        case 5: return Editor("editor")
        case 6: return 5
        default: throw call.unknownHandler(handler)
        }
    }

    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
        await Task.yield()
        return TestPage("slow")
    }
}

extension Route where Output == TestPage {
    static func openChat(chatID: Int) -> Self {
        let handler = RouteHandlerIdentity.make("openChat")
        return Self(RoutePath("//chat/:chatID", handler: handler, parameters: "chatID"), chatID)
    }
}

extension Route where Output == NumberPicker {
    static func pickNumber() -> Self {
        Self(RoutePath("//number", handler: RouteHandlerIdentity.make("pickNumber"), parameters: ""))
    }
}
