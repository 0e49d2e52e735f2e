import Testing

@testable import RouteGenCore

/// The packages that an app trusts, by identities and by starts of URLs.
@Suite struct PackageTrustTests {
    private func read(_ json: String) -> (trust: PackageTrust, findings: [String]) {
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: Array(json.utf8), path: "c", diagnostics: &findings)
        return (
            configuration.trust,
            findings.map { "\($0.location.line):\($0.location.column): \($0.message) | \($0.help ?? "")" }
        )
    }

    @Test(
        "A URL begins with an entry only at the end of a component, and as git reads it",
        arguments: [
            ("https://git.example/", "https://git.example/kit", true),
            ("https://git.example/", "https://me:secret@git.example/kit", true),
            ("ssh://git@git.example/", "ssh://git@git.example/kit", true),
            ("https://git.example", "https://git.example/kit", true),
            ("https://git.example/a/kit", "https://git.example/a/kit.git", true),
            ("https://git.example/a/kit", "https://git.example/a/kit", true),
            ("git@git.example:", "git@git.example:a/kit.git", true), ("file:///kits", "file:///kits/kit/", true),
            ("https://git.example", "https://git.example.evil.example/kit", false),
            ("https://git.example", "https://git.example@evil.example/kit", false),
            ("https://git.example/a", "https://git.example/a.evil/kit", false),
            ("https://git.example/a/", "https://git.example/a/../evil/kit", false),
            ("https://git.example/a/", "https://git.example/a/%2e%2e/evil/kit", false),
            ("https://git.example/a/", #"https://git.example/a/\..\evil/kit"#, false),
            ("https://git.example/a", "https://git.example/kit", false), ("kit", "https://evil.example/kit", true),
            ("ki", "https://evil.example/kit", false), ("evil.example", "https://evil.example/kit", false),
        ]
    )
    func prefixes(_ entry: String, _ url: String, _ isTrusted: Bool) {
        let trust = read("{\"trusted\": [\"\(entry)\"]}").trust
        let decision = trust.decision(about: ModulePackage(identity: "kit", url: url))
        #expect(decision == (isTrusted ? .trusted : .undecided))
    }

    @Test("An entry is an identity, or in `trusted` a URL with a host") func mistakes() {
        #expect(
            read(
                #"{"trusted": ["https://", "a b", "", 1, "https://a.example/ x"], "untrusted": ["https://a.example/", "kit.swift"]}"#
            ).findings == [
                "1:14: `trusted` cannot contain `https://` | write the last component of a package's URL, or the start of its URL, such as \"https://git.example.com/\"",
                "1:26: `trusted` cannot contain `a b` | write the last component of a package's URL, or the start of its URL, such as \"https://git.example.com/\"",
                "1:33: `trusted` cannot contain `` | write the last component of a package's URL, or the start of its URL, such as \"https://git.example.com/\"",
                "1:37: `trusted` must contain strings, not a number | write the last component of a package's URL, or the start of its URL, such as \"https://git.example.com/\"",
                "1:40: `trusted` cannot contain `https://a.example/ x` | write the last component of a package's URL, or the start of its URL, such as \"https://git.example.com/\"",
                "1:79: `untrusted` cannot contain `https://a.example/` | write the last component of a package's URL",
            ]
        )
    }

    @Test("A message does not have the password of a URL") func passwords() {
        let package = ModulePackage(identity: "c++kit", url: "https://me:secret@git.example/c++kit")
        #expect(package.name == "`c++kit` (https://git.example/c++kit)")
        let trust = read(#"{"untrusted": ["c++kit"]}"#).trust
        #expect(trust.decision(about: package) == .untrusted)
    }

    @Test("A package cannot be in both lists") func both() {
        #expect(
            read(#"{"trusted": ["kit"], "untrusted": ["kit"]}"#).findings == [
                "1:14: `kit` is in `trusted` and in `untrusted` | remove it from one of them"
            ]
        )
    }

    @Test("Only the configuration of an app can have the lists") func features() {
        var findings: [Diagnostic] = []
        let json = Array(#"{"trusted": ["kit"], "untrusted": ["tik"]}"#.utf8)
        let configuration = Configuration(json: json, path: "c", diagnostics: &findings)
        #expect(
            SettingsOfApps.misplaced(in: configuration).map(\.message)
                == ["trusted", "untrusted"].map {
                    "only the configuration of an app can have `\($0)`: this target's table has its own routes alone"
                }
        )
    }
}
