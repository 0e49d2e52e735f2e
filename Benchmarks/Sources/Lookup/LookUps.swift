import RouterDynamic

// What is measured, each in a function of its own, so that a profiler can tell them apart.

/// From the text of a URL to the number of the route and where its captures are: splitting and searching, as calls by URL do.
@inline(never)
func lookUp(_ matcher: RouteMatcher, _ path: String) -> Int {
    guard let url = try? RouteURL(path), let match = matcher.firstMatch(in: url) else { return -1 }
    return match.patternIndex
}

/// From the text of a URL to the number of the route and the decoded values of its captures.
@inline(never)
func lookUpValues(_ matcher: RouteMatcher, _ path: String) -> Int {
    guard let url = try? RouteURL(path), let match = matcher.firstMatch(in: url) else { return -1 }
    var sum = match.patternIndex
    var index = 0
    while let text = match.text(ofCapture: index) {
        sum &+= text.utf8.count
        index += 1
    }
    return sum
}

/// What a router that knows whole paths only would do.
@inline(never)
func lookUp(_ dictionary: [String: Int], _ path: String) -> Int { dictionary[path] ?? -1 }
