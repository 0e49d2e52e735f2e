import RouterRuntime

// What is measured, each in a function of its own, so that a profiler can tell them apart.

/// From the text of a URL to the number of the route and where its captures are.
@inline(never)
func lookUp(_ matcher: RouteMatcher, _ path: String) -> Int {
    var entry = -1
    _ = try? matcher.withFirstMatch(in: path) { match in entry = match.entry }
    return entry
}

/// From the text of a URL to the number of the route and the decoded values of its captures.
@inline(never)
func lookUpValues(_ matcher: RouteMatcher, _ path: String) -> Int {
    var sum = -1
    _ = try? matcher.withFirstMatch(in: path) { match in
        sum = match.entry
        var index = 0
        while let text = match.text(ofCapture: index) {
            sum &+= text.utf8.count
            index += 1
        }
    }
    return sum
}

/// The same by way of a URL that was split before, as calls by URL go: the URL is kept, for its query and its scheme.
@inline(never)
func lookUpURL(_ matcher: RouteMatcher, _ text: String) -> Int {
    guard let url = try? RouteURL(text), let match = matcher.firstMatch(in: url) else { return -1 }
    return match.entry
}

/// What a router that knows whole paths only would do.
@inline(never)
func lookUp(_ dictionary: [String: Int], _ path: String) -> Int { dictionary[path] ?? -1 }
