import RouteGenCore

extension GenerateInputs {
    /// What is to be said of an output that is not what it should be.
    func findingsOfOutput(besides source: String, with reader: FileReader) throws(FileFailure) -> [Diagnostic] {
        guard try reader.read(output, { bytes in !bytes.elementsEqual(source.utf8) }) else { return [] }
        return [
            Diagnostic(
                .outdatedFile,
                "this file is not what is generated for '\(module.name)' now",
                at: SourceLocation(file: output, line: 1, column: 1),
                help: "generate the file anew; in a package, `swift package generate-routes` does so"
            )
        ]
    }
}
