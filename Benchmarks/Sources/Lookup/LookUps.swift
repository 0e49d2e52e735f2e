@_spi(Benchmarks) import RouterDynamic

// The measured code, in separate functions, so that a profiler can distinguish them.

/// From the text of a URL to the index of the pattern and the places of its captures: splitting and searching, as for
/// calls by URL.
@inline(never)
func lookUp(_ matcher: RouteMatcher, _ path: String) -> Int { matcher.patternIndexOfCall(by: path) }

/// From the text of a URL to the index of the pattern and the decoded values of its captures.
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

/// What a router that knows only whole paths would do.
@inline(never)
func lookUp(_ dictionary: [String: Int], _ path: String) -> Int { dictionary[path] ?? -1 }
