import SyntheticAppGenerator

extension RouteSet {
    private static let nouns = [
        "repos", "users", "orgs", "teams", "gists", "issues", "events", "labels", "commits", "branches", "hooks",
        "keys",
        "members", "followers", "starred", "subscriptions", "notifications", "milestones", "releases", "comments",
        "contributors", "statuses", "templates", "collaborators", "authorizations",
    ]
    private static let names = [
        "apple", "devxoul", "swift-nio", "octocat", "hello-world", "router", "alice", "bob", "tarball", "torvalds",
    ]

    /// A web API in the shape of GitHub's: 142 paths of one to seven components, half of them captures.
    static func api() -> RouteSet {
        var set = RouteSet(name: "api (generated)")
        var random = SplitMix64(seed: 142)
        var seen: Set<String> = []
        while set.patterns.count < 142 {
            var pattern = ""
            var shape = ""
            var path = ""
            var values: [String] = []
            for _ in 0..<random.pick([(1, 1), (2, 3), (3, 4)]) {
                let noun = nouns[Int.random(in: 0..<nouns.count, using: &random)]
                pattern += "/" + noun
                shape += "/" + noun
                path += "/" + noun
                for _ in 0..<random.pick([(0, 3), (1, 4), (2, 2)]) {
                    let value =
                        Bool.random(using: &random)
                        ? names[Int.random(in: 0..<names.count, using: &random)]
                        : String(Int.random(in: 1...99_999, using: &random))
                    pattern += "/:value\(values.count)"
                    shape += "/:"
                    path += "/" + value
                    values.append(value)
                }
            }
            // Paths that several routes match are left out, so that each path has its own route.
            guard values.count <= 4, values.count < 3 || path.count < 60, seen.insert(shape).inserted else { continue }
            set.add(pattern, path: path, values)
        }
        return set
    }

    /// A web site's files: 157 paths without captures.
    static func files() -> RouteSet {
        var set = RouteSet(name: "files (generated)")
        var random = SplitMix64(seed: 157)
        var seen: Set<String> = []
        while set.patterns.count < 157 {
            var path = ""
            for _ in 0..<random.pick([(0, 2), (1, 5), (2, 1)]) {
                path += "/" + nouns[Int.random(in: 0..<6, using: &random)]
            }
            path += "/" + names[Int.random(in: 0..<names.count, using: &random)]
            path += "_" + nouns[Int.random(in: 0..<nouns.count, using: &random)]
            path += random.pick([(".html", 4), (".go", 3), (".png", 2), ("", 1)])
            if seen.insert(path).inserted { set.add(path, path: path, []) }
        }
        return set
    }

    /// An app of modules with pages: a quarter each with no capture, one, two and three.
    static func app(_ count: Int) -> RouteSet {
        var set = RouteSet(name: "app of \(count) (generated)")
        var random = SplitMix64(seed: UInt64(count))
        let modules = max(1, Int(Double(count).squareRoot()))
        for index in 0..<count {
            let page = "/module\(index % modules)/page\(index / modules)"
            let number = String(Int.random(in: 1...9_999_999, using: &random))
            let other = String(Int.random(in: 1...99_999, using: &random))
            let name = names[Int.random(in: 0..<names.count, using: &random)]
            switch index % 4 {
            case 0: set.add("\(page)/detail", path: "\(page)/detail", [])
            case 1: set.add("\(page)/:id", path: "\(page)/\(number)", [number])
            case 2:
                set.add("\(page)/:id/item/:itemID", path: "\(page)/\(number)/item/\(other)", [number, other])
            default:
                set.add(
                    "\(page)/:id/:tab/view/:mode",
                    path: "\(page)/\(number)/\(name)/view/\(other)",
                    [number, name, other]
                )
            }
        }
        return set.shuffled(using: &random)
    }

    /// The same in a different order, so that consecutive paths have nothing in common.
    private func shuffled(using random: inout SplitMix64) -> RouteSet {
        var result = RouteSet(name: name)
        for index in patterns.indices.shuffled(using: &random) {
            result.add(patterns[index], path: paths[index], values[index])
        }
        return result
    }
}
