import RouteGenCore

extension GenerateInputs {
    /// What is to be said of an output that is not what it should be.
    func findingsOfOutput(besides source: String, with reader: FileReader) throws(FileFailure) -> [Diagnostic] {
        guard try reader.read(output, { bytes in !bytes.elementsEqual(source.utf8) }) else { return [] }
        return [
            Diagnostic(
                .outdatedFile,
                "the routes of '\(module.name)' have changed since this file was generated",
                at: SourceLocation(file: output, line: 1, column: 1),
                help: "generate the file anew; in a package, `swift package generate-routes` does so"
            )
        ]
    }
}
