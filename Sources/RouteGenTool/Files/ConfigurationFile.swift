import RouteGenCore

/// A `routegen.json`.
struct ConfigurationFile {
    /// The path, as it was given.
    var path: String

    /// Reads the file; what is wrong in it comes back as findings that point into it.
    func read(
        with reader: FileReader,
        failures: inout [FileFailure],
        diagnostics: inout [Diagnostic]
    ) -> Configuration {
        do throws(FileFailure) {
            let json = try reader.read(path) { bytes in Array(bytes) }
            return Configuration(json: json, path: path, diagnostics: &diagnostics)
        } catch {
            failures.append(error)
            return Configuration()
        }
    }
}
