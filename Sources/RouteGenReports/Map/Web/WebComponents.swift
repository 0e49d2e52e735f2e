/// Components in an order, with a fast search for the first one that takes a URL.
struct WebComponents {
    private let components: [WebComponent]
    /// The numbers of the components by the fixed beginnings of their paths, in lower case.
    private var numbers: [String: [Int]] = [:]

    /// Prepares the search.
    ///
    /// - Complexity: O(*n*) in the length of all paths.
    init(_ components: [WebComponent]) {
        self.components = components
        for (number, component) in components.enumerated() {
            numbers[component.path.start.lowercased(), default: []].append(number)
        }
    }

    /// The number of the first component that takes a URL, given from its path on.
    ///
    /// `steps` is increased by the number of beginnings of the URL and of components that it is compared with.
    func first(for url: String, counting steps: inout Int) -> Int? {
        let path = url.prefix { $0 != "?" && $0 != "#" }.lowercased()
        var first: Int?
        for end in path.indices + [path.endIndex] {
            steps += 1
            for number in numbers[String(path[..<end])] ?? [] where number < first ?? .max {
                steps += 1
                if components[number].takes(url) { first = number }
            }
        }
        return first
    }
}
