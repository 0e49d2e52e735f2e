/// What pages have in common.
@MainActor
class Page {
    /// The properties that were set, in order.
    fileprivate(set) var changes: [String] = []

    var summary: String { "page \(changes)" }
}

/// Shows a shop.
///
/// @route(init) //shop/:shopID
/// @route(init, from: webView) //store/:shopID/:tab?
final class ShopPage: Page {
    var shopID: Int = 0 { didSet { changes.append("shopID") } }
    var tab: String? { didSet { changes.append("tab") } }
    var page = 1 { didSet { changes.append("page") } }
    var count: Int = made() { didSet { changes.append("count") } }
    var limit: Int? = 9 { didSet { changes.append("limit") } }
    var isOpen: Bool! { didSet { changes.append("isOpen") } }
    var tags: [String] = [] { didSet { changes.append("tags") } }
    var info: [String: Any] = [:]
    var onClose: ((Int) -> Int)?
    let kind = "shop"
    var size = made()
    weak var parent: Page?
    lazy var cells: [Int] = [count]
    private var hidden = 0
    private(set) var visits = 0
    static var shared = 0

    override var summary: String {
        "\(kind) \(shopID) \(tab ?? "none") \(page) \(count) \(limit.map(String.init) ?? "none") "
            + "\(isOpen.map { "\($0)" } ?? "none") \(tags) \(info.count) \(onClose?(shopID) ?? 0) \(changes) "
            + "\(size) \(cells) \(hidden) \(visits)"
    }

    private static func made() -> Int { 2 }
}

private func made() -> Int { 3 }

/// A class without properties to set.
///
/// @route(init) //plain
final class PlainPage: Page {}

struct Refused: Error {}

class Checked {
    let isAllowed: Bool
    init() throws { isAllowed = true }
}

/// The initializer that it inherits can throw.
///
/// @route(init) //checked
final class CheckedPage: Checked, @unchecked Sendable {
    var text = "empty"
    convenience init(text: String) throws {
        try self.init()
        self.text = text
    }
}

#if DEBUG || !DEBUG
    /// The initializer without arguments is written.
    ///
    /// @route(init, with: style=wide) //written
    final class WrittenPage {
        var style: String
        var `default`: Int?
        #if TRACING
            var trace: String?
        #endif

        init(style: String = "narrow") { self.style = style }
        init?(code: Int) { return nil }
    }
#endif
