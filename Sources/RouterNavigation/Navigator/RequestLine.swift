/// Requests in the order of their numbers, the oldest first.
///
/// They are found by their numbers, so one of thousands comes and goes without a search.
@MainActor
struct RequestLine {
    private(set) var all: [NavigationRequest] = []

    /// The requests with lower numbers than a request.
    func older(than request: NavigationRequest) -> some Sequence<NavigationRequest> {
        all.lazy.prefix { $0.number < request.number }
    }

    /// Adds a request, unless it is there.
    mutating func insert(_ request: NavigationRequest) {
        let index = place(of: request)
        if !all[index...].prefix(while: { $0.number == request.number }).contains(where: { $0 === request }) {
            all.insert(request, at: index)
        }
    }

    /// Removes a request.
    ///
    /// - Returns: Whether it was there.
    @discardableResult
    mutating func remove(_ request: NavigationRequest) -> Bool {
        let index = place(of: request)
        // The requests that cover scenes have one number.
        let same = all[index...].prefix { $0.number == request.number }
        guard let found = same.firstIndex(where: { $0 === request }) else { return false }
        all.remove(at: found)
        return true
    }

    /// The index of the first request whose number is not lower.
    private func place(of request: NavigationRequest) -> Int {
        var (low, high) = (0, all.count)
        // Most requests come last.
        if let last = all.last, last.number < request.number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if all[middle].number < request.number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
