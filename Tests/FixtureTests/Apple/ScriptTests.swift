import Foundation
import Testing

/// The scripts that run on a Mac, checked without one.
@Suite struct ScriptTests {
    private static let scripts = [
        "Scripts/check-apple", "Scripts/make-artifact-bundle", "Scripts/public-api",
        "Scripts/recursive-functions", "Scripts/release",
        "Fixtures/WithoutPackages/build.sh",
        "Documentation/build.sh", "Fuzz/run",
    ]

    /// Scripts for Linux.
    private static let otherScripts = [
        ".ci/run", ".ci/nightly", ".ci/steps", "Benchmarks/MarkedPackages/checkout.sh",
        "Benchmarks/MarkedPackages/libraries.sh", "Benchmarks/build-cost.sh",
        "Benchmarks/calls.sh", "Benchmarks/check-cost.sh", "Benchmarks/clean-builds.sh", "Benchmarks/code-size.sh",
        "Benchmarks/compile-cost.sh", "Benchmarks/corpus.sh", "Benchmarks/large-builds.sh", "Benchmarks/many-routes.sh",
        "Fixtures/RoutePage/test.sh", "Fixtures/WithoutPackages/test-cmake.sh", "Scripts/apple-code-size",
        "Scripts/check-apple-availability",
    ]

    private static let hasShellCheck =
        (try? ProcessOutcome(running: "/usr/bin/env", ["shellcheck", "--version"]))?.status == 0

    /// What bash 3.2 does not have.
    private static let newerConstructs = [
        #"\b(mapfile|readarray|coproc)\b"#, #"\b(declare|local|typeset) -[a-zA-Z]*[Agnlu]"#,
        #"\$\{[^}]*(,,?|\^\^?)\}"#, #"\$\{[^}]*@[A-Za-z]\}"#, #"&>>"#, #"\|&"#, #";;?&"#, #"\bwait -[np]"#,
        #"printf '?%\("#, #"\$\{?(EPOCH|BASHPID)"#,
        #"shopt -s (globstar|lastpipe|inherit_errexit)"#, #"\[\[? -v "#, #"\$\{[a-z]+\[-"#, #"read -[a-z]*[iN]"#,
    ]

    /// What the tools of macOS do not have, or have in another form.
    private static let otherTools = [
        #"\breadlink -f"#, #"\brealpath\b"#, #"\bsed -i"#, #"\bsed -r"#, #"\bdate -[dI]"#, #"\bdate --"#, #"\bstat -c"#,
        #"\bgrep -[a-zA-Z]*P"#, #"\bxargs -[a-z]*r"#, #"\bfind .*-printf"#, #"\bhead -n? ?-"#,
        #"\btimeout "#, #"\bnproc\b"#, #"\btac\b"#, #"\bsort -[a-z]*V"#, #"/proc/"#, #"\bapt-get\b"#, #"\bunshare\b"#,
        #"\bsha256sum\b"#,
    ]

    private static func text(_ script: String) throws -> String {
        try String(contentsOf: SwiftBuild.root.appendingPathComponent(script), encoding: .utf8)
    }

    @Test("bash can read the script", arguments: scripts) func syntax(script: String) throws {
        let outcome = try ProcessOutcome(running: "/usr/bin/env", ["bash", "-n", script], in: SwiftBuild.root)
        #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
    }

    @Test(
        "shellcheck finds nothing",
        .enabled(if: hasShellCheck, "install shellcheck"),
        arguments: scripts + otherScripts
    )
    func shellCheck(script: String) throws {
        let outcome = try ProcessOutcome(
            running: "/usr/bin/env",
            ["shellcheck", "--external-sources", "--severity", "warning", script],
            in: SwiftBuild.root
        )
        #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
    }

    @Test("The script uses what bash 3.2 and the tools of macOS have", arguments: scripts)
    func constructs(script: String) throws {
        for line in try Self.text(script).split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("#") {
            for construct in Self.newerConstructs + Self.otherTools {
                #expect(line.firstMatch(of: try Regex(construct)) == nil, "\(construct): \(line)")
            }
        }
    }

    @Test(
        "Each construct is recognized",
        arguments: [
            "mapfile -t lines", "declare -A map", "local -n name=$1", "echo ${name,,}", "echo ${name^}",
            "echo ${name@Q}", "ls &>>log", "ls |& cat", "wait -n", "printf '%(%s)T'", "echo $EPOCHSECONDS",
            "shopt -s globstar", "[[ -v name ]]", "echo ${names[-1]}", "readlink -f .", "sed -i s/a/b/ file",
            "date -d now", "stat -c %s file",
            "grep -oP x", "xargs -r ls", "find . -printf %p", "head -n -1", "nproc",
        ]
    )
    func recognition(line: String) throws {
        let constructs = Self.newerConstructs + Self.otherTools
        #expect(try constructs.contains { try line.firstMatch(of: Regex($0)) != nil })
    }
}
