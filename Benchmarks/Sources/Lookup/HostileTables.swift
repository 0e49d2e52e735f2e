/// Tables with the parts that are hardest to match, one kind each, and all of them together.
enum HostileTables {
    static let all = kinds + [("all of these", patterns), ("all of these, and one for all", patterns + ["/*/:e/**"])]

    private static let patterns = kinds.flatMap(\.patterns)

    private static let kinds: [(name: String, patterns: [String])] = [
        ("literals", ["/a/b/c", "/a/b/d", "/a/m/n"]),
        ("captures", ["/:a/:b/x", "/a/:b/c", "/:a/b/:c/m"]),
        ("`**`", ["/**/a/**/b/**/c"]),
        ("repeated captures", ["/:x*/m/:y*/n"]),
        ("`(.*)`", ["/f/:rest(.*)/end"]),
        ("constraints over several components", [#"/:p([a-z]+(/\d+)*)/z"#, "/:q([a/]*)/:r([a/]*)/t"]),
        ("several captures in one component", ["/v:a.:b.:c"]),
        ("constraints", [#"/:d(\d+)"#, #"/:w([a-z]+)/:d(\d+)"#]),
        ("quantified literals", ["/a+b", "/(ab)+"]),
        ("query items", ["/s?k=:k&l=:l", "/s?k=1", "/s"]),
        ("fragments", ["/#/**/a/**/b", "/#/:a"]),
        ("hosts", ["//h/**/a", "//:x/:y", "//*/**"]),
    ]
}
