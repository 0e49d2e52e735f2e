import RouteGenCore

extension GenerateInputs {
    /// The finding about an output that is out of date.
    func findingsOfOutput(besides source: String, with reader: FileReader) throws(FileFailure) -> [Diagnostic] {
        guard try reader.read(output, { bytes in !bytes.elementsEqual(source.utf8) }) else { return [] }
        return [
            Diagnostic(
                .outdatedFile,
                "this file is out of date: it differs from what is generated for '\(module.name)'",
                at: SourceLocation(file: output, line: 1, column: 1),
                help: "generate the file again; in a package, run `swift package generate-routes`"
            )
        ]
    }
}
