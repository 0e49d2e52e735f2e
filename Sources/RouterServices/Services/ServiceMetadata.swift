import RouteTables

/// The facts about a table's services: the protocol that each one serves, its key, and the code that creates it.
package struct ServiceMetadata: Sendable {
    private typealias Layout = ServiceMetadataLayout

    private let data: PackedText

    package init(_ data: PackedText) {
        self.data = data
    }

    package var count: Int {
        data.bound(data.number4(at: Layout.count), at: Layout.headerSize, size: Layout.recordSize)
    }

    /// The services of the protocols with a name, which several modules may declare.
    ///
    /// - Complexity: O(log *n*) in the number of services.
    package func services(named protocolName: String) -> Range<Int> {
        let start = partition { $0 < protocolName }
        return start..<max(start, partition { $0 <= protocolName })
    }

    /// The number of sorted records that satisfy a condition.
    private func partition(_ isBefore: (String) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low &+ high) / 2
            if isBefore(self.protocolName(of: middle)) { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    private func record(_ service: Int) -> PackedRecord {
        let offset = Layout.headerSize &+ service &* Layout.recordSize
        return PackedRecord(data, at: offset, texts: data.number4(at: Layout.text))
    }

    package func module(of service: Int) -> Int { record(service).number(Layout.module) }

    package func localIndex(of service: Int) -> Int { record(service).number(Layout.local) }

    package func callKind(of service: Int) -> CallKind {
        CallKind(rawValue: record(service).digit(Layout.callKind)) ?? .asynchronous
    }

    private func has(_ flag: Int, _ service: Int) -> Bool { record(service).digit(Layout.flags) & flag != 0 }

    package func isSingleton(_ service: Int) -> Bool { has(Layout.singleton, service) }

    package func isDefault(_ service: Int) -> Bool { has(Layout.default, service) }

    /// The number that all services of a type share.
    package func instance(of service: Int) -> Int { record(service).number(Layout.instance) }

    package func protocolName(of service: Int) -> String { record(service).text(Layout.protocolName) }

    package func typeName(of service: Int) -> String { record(service).text(Layout.typeName) }

    package func key(of service: Int) -> String? {
        has(Layout.keyed, service) ? record(service).text(Layout.key) : nil
    }
}
