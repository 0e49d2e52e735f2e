import RouterRuntime

// Handlers with parameters of each kind. The result says which of them was called, and with which strings.

enum Tab: String { case all, own, other = "else" }
enum Level: Int { case low = -1, none, high = 10 }
struct UserID: RouteValue {
    let routeText: String
    init(routeText text: String) { routeText = text }
}
final class Post {}

/// @route(from: external) //item/:id
func item(id: Int, flag: Bool = false, tab: Tab? = nil) -> String { "item flag=\(flag)" }
/// @route(from: webView, external) //list
func list(q: String, tags: [String] = [], levels: [Level] = []) -> String { "list q=\(q) tags=\(tags)" }
/// @route(from: webView) //list/:tab
func listed(tab: Tab, on: Bool?, all: [Bool] = []) -> String { "listed" }
/// @route(priority: high) //closed/:name
func closed(name: String, level: Level) -> String { "closed name=\(name)" }
/// @route(from: notification, external) //closed/:name+
func rest(name: [String]) -> String { "rest name=\(name)" }
/// @route(from: external, when: takesSlugs) //slug/:slug
func slug(slug: String, count: UInt8 = 1) -> String { "slug slug=\(slug)" }
func takesSlugs(_ request: RouteRequest) -> Bool { true }
/// @route //range
func range(n: ClosedRange<Int>) -> String { "range" }
/// @route //matrix
func matrix(m: [[Int]]) -> String { "matrix" }
/// @route //dictionary
func dictionary(n: [String: Int]) -> String { "dictionary" }
/// @route //done
func done(completion: @escaping () -> Void) -> String { "done" }
/// @route //post
func post(n: Post) -> String { "post" }
/// @route(from: external) //user
func user(n: UserID) -> String { "user" }
/// @route(from: external, values: loose) //loose
func loose(n: Int, limit: Int? = nil) -> String { "loose" }
/// @route(from: external, values: loose) //loose/:n
func looseValues(
    n: Double,
    level: Level = .none,
    tab: Tab?,
    levels: [Level] = [],
    all: [UInt8],
    on: [Bool] = [],
    d: Level,
    f: Bool?
) -> String { "looseValues" }
/// @route(from: remote, with: n=5) //fixed
func fixed(n: Int) -> String { "fixed n=\(n)" }
/// @route(from: external) //info
func info(_ info: [String: Any]) -> String { "info" }
/// @route(from: external) //kind?kind=chat&n=:n
func kind(n: Int, q: String?) -> String { "kind q=\(q ?? "-")" }
/// @route(from: external) //many
func many(n: Int?, on: Bool = true, c: Character?, d: Double?, f: Float = 1, u: UInt64?, tab: [Tab]?) -> String {
    "many"
}
/// @route(from: webView) https://site.example/:page*
func site(page: [String]) -> String { "site page=\(page)" }
/// @route(from: external) /web/:name/#/:part
func part(name: String, part: String, n: Int?) -> String { "part name=\(name)" }
/// @route(from: external) /server/:name
func server(name: String) -> String { "server name=\(name)" }
