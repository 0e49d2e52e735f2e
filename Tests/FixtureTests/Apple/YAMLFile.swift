import Foundation
import Testing

/// A file in YAML, which Python reads, because Foundation does not.
struct YAMLFile {
    /// The members of the outermost mapping.
    let content: [String: Any]

    /// Whether Python has the package `yaml`: Debian's `python3-yaml`, which `.ci/run` installs.
    static let isReadable = (try? ProcessOutcome(running: "/usr/bin/env", [python, "-c", "import yaml"]))?.status == 0

    private static let python = "/usr/bin/python3"

    /// Reads a file of the repository.
    init(_ path: String) throws {
        let program = "import json, sys, yaml; json.dump(yaml.load(open(sys.argv[1]), yaml.BaseLoader), sys.stdout)"
        let file = SwiftBuild.root.appendingPathComponent(path).path
        let outcome = try ProcessOutcome(running: Self.python, ["-c", program, file])
        try #require(outcome.status == 0, "\(outcome.errors)")
        content = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any],
            "\(path) is not a mapping"
        )
    }

    /// The mapping that a key has as its value.
    func mapping(_ key: String) throws -> [String: Any] { try #require(content[key] as? [String: Any], "\(key)") }
}
