/// Finds the few members of a list that may match a URL, by the host and the first component that each requires.
package struct URLIndex: Sendable {
    /// The members that may match URLs with any beginning, in order.
    private var others: [Int] = []
    /// The other members, in order, by the hash of their beginning.
    private var members: [UInt64: [Int]] = [:]

    package init() {}

    /// Whether it has no members.
    package var isEmpty: Bool { others.isEmpty && members.isEmpty }

    /// Adds a member.
    ///
    /// - Parameters:
    ///   - number: The member's number, greater than those before.
    ///   - beginning: What the URLs that it matches begin with; `nil` if that differs.
    package mutating func append(_ number: Int, _ beginning: RouteURL.Beginning?) {
        if let beginning {
            members[beginning.component, default: []].append(number)
        } else {
            others.append(number)
        }
    }

    /// The members that may match a URL, in order.
    ///
    /// - Complexity: O(*n*) in their number, and in the length of the URL's host and first component.
    package func candidates(for url: RouteURL) -> [Int] {
        if members.isEmpty { return others }
        let beginning = url.beginning
        var result = members[beginning.component] ?? []
        if beginning.host != beginning.component, let ofHost = members[beginning.host] {
            result = merged(result, ofHost)
        }
        return merged(result, others)
    }

    private func merged(_ numbers: [Int], _ others: [Int]) -> [Int] {
        if numbers.isEmpty { return others }
        return others.isEmpty ? numbers : (numbers + others).sorted()
    }
}
