/// The facts about a table's services: the protocol that each one serves, its key, and the code that creates it.
package struct ServiceMetadata: Sendable {
    private typealias Layout = ServiceMetadataLayout

    private let data: PackedText

    package init(_ data: PackedText) {
        self.data = data
    }

    package var count: Int { data.number4(at: Layout.Header.count) }

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

    private func offset(_ service: Int) -> Int { Layout.Header.size &+ service &* Layout.Record.size }

    package func module(of service: Int) -> Int { data.number4(at: offset(service) &+ Layout.Record.module) }

    package func localIndex(of service: Int) -> Int { data.number4(at: offset(service) &+ Layout.Record.local) }

    package func callKind(of service: Int) -> CallKind {
        CallKind(rawValue: data.digit(at: offset(service) &+ Layout.Record.callKind)) ?? .asynchronous
    }

    private func flags(of service: Int) -> Int { data.digit(at: offset(service) &+ Layout.Record.flags) }

    package func isSingleton(_ service: Int) -> Bool { flags(of: service) & Layout.Flag.singleton != 0 }

    package func isDefault(_ service: Int) -> Bool { flags(of: service) & Layout.Flag.default != 0 }

    /// The number that all services of a type share.
    package func instance(of service: Int) -> Int { data.number4(at: offset(service) &+ Layout.Record.instance) }

    package func protocolName(of service: Int) -> String { text(at: offset(service) &+ Layout.Record.protocolName) }

    package func typeName(of service: Int) -> String { text(at: offset(service) &+ Layout.Record.typeName) }

    package func key(of service: Int) -> String? {
        guard flags(of: service) & Layout.Flag.keyed != 0 else { return nil }
        return text(at: offset(service) &+ Layout.Record.key)
    }

    private func text(at reference: Int) -> String {
        data.text(
            at: data.number4(at: Layout.Header.text) &+ data.number4(at: reference),
            length: data.number4(at: reference &+ 4)
        )
    }
}
