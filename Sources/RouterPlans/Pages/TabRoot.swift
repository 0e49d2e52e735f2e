internal import RouteTables
public import RouterRuntime

/// A tab that the app's `routegen.json` declares, with the URL of its first page.
public struct TabRoot: Hashable, Sendable, Identifiable {
    /// The tab.
    public let id: TabID
    /// The URL of its first page.
    public let url: String
}

extension Router {
    /// The tabs that the app declares in `tabs` of its `routegen.json`, in that order; none if it declares none.
    ///
    /// ```swift
    /// for tab in router.tabs { print(tab.id, tab.url) }
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of tabs.
    public var tabs: [TabRoot] {
        table.tabs.withUTF8Buffer { text in
            text.split(separator: UInt8(ascii: "\n")).compactMap { line in
                let parts = line.split(separator: UInt8(ascii: "\t")).map { String(decoding: $0, as: UTF8.self) }
                return parts.count == 2 ? TabRoot(id: TabID(parts[0]), url: parts[1]) : nil
            }
        }
    }
}
