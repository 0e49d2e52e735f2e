import Foundation

/// A tutorial of the documentation, as far as tests follow it.
struct Tutorial {
    /// A step: a file to write, or a command with its output.
    struct Step {
        /// What the reader should do.
        var text: String
        /// The path of the file, or the command.
        var name: String
        /// The name of the file with the text to write, or the output.
        var resource: String
        var contents: String

        var isCommand: Bool { name.hasPrefix("swift ") }

        /// The file that the step moves.
        var movedFile: String? {
            text.firstMatch(of: /Move\s+`(?<path>[^`]+)`\s+to\s/).map { String($0.path) }
        }
    }

    static let folder = SwiftBuild.root.appendingPathComponent("Documentation/Tutorials.docc")

    let steps: [Step]

    /// Reads a tutorial.
    init(named name: String) throws {
        let file = Self.folder.appendingPathComponent("\(name).tutorial")
        let text = try String(contentsOf: file, encoding: .utf8)
        let step = /@Step \{(?<text>[^@]*)@Code\(name: "(?<name>[^"]+)", file: "(?<file>[^"]+)"\)/
        steps = try text.matches(of: step).map { match in
            let resource = String(match.file)
            let file = Self.folder.appendingPathComponent("Code/\(resource)")
            return Step(
                text: String(match.output.text),
                name: String(match.name),
                resource: resource,
                contents: try String(contentsOf: file, encoding: .utf8)
            )
        }
    }
}
