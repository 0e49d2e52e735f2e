/// A table with a matching URL of any length.
///
/// If there is none, it has an ordinary link, of which only the query can be long.
struct HostileTable {
    var name: String
    var patterns: [String]
    /// The harmless URL: its beginning, its repeated part, and its end.
    var harmless = (start: "/articles?text=", unit: "of%20july%20or%20later%2C%20", end: "")

    /// Tables with the parts that are hardest to match, one kind each, and all of them together.
    static let all =
        kinds + [
            HostileTable(name: "all of these", patterns: kinds.flatMap(\.patterns), harmless: ("/", "a/b/", "c"))
        ] + [
            HostileTable(
                name: "all of these, and one for all",
                patterns: kinds.flatMap(\.patterns) + ["/*/:e/**"],
                harmless: ("/", "a/b/", "c")
            )
        ]

    private static let kinds = [
        HostileTable(name: "literals", patterns: ["/a/b/c", "/a/b/d", "/a/m/n"]),
        HostileTable(name: "captures", patterns: ["/:a/:b/x", "/a/:b/c", "/:a/b/:c/m"]),
        HostileTable(name: "`**`", patterns: ["/**/a/**/b/**/c"], harmless: ("/", "a/b/", "c")),
        HostileTable(name: "repeated captures", patterns: ["/:x*/m/:y*/n"], harmless: ("/", "a/b/", "m/n")),
        HostileTable(name: "`(.*)`", patterns: ["/f/:rest(.*)/end"], harmless: ("/f/", "a/b/", "end")),
        HostileTable(
            name: "constraints over several components",
            patterns: [#"/:p([a-z]+(/\d+)*)/z"#, "/:q([a/]*)/:r([a/]*)/t"],
            harmless: ("/a/", "1/", "z")
        ),
        HostileTable(
            name: "several captures in one component",
            patterns: ["/v:a.:b.:c"],
            harmless: ("/v", "1.", "2")
        ),
        HostileTable(
            name: "constraints",
            patterns: [#"/:d(\d+)"#, #"/:w([a-z]+)/:d(\d+)"#],
            harmless: ("/", "1", "")
        ),
        HostileTable(name: "quantified literals", patterns: ["/a+b", "/(ab)+"], harmless: ("/", "a", "b")),
        HostileTable(
            name: "query items",
            patterns: ["/s?k=:k&l=:l", "/s?k=1", "/s"],
            harmless: ("/s?k=1&l=", "of%20july%20or%20later%2C%20", "")
        ),
        HostileTable(name: "fragments", patterns: ["/#/**/a/**/b", "/#/:a"], harmless: ("/#/", "a/b/", "b")),
        HostileTable(name: "hosts", patterns: ["//h/**/a", "//:x/:y", "//*/**"], harmless: ("//h/", "b/a/", "a")),
    ]
}
