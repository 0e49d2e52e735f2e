extension Configuration {
    /// Reads a `routegen.json`.
    ///
    /// It leaves out and reports what it cannot use, so one run finds every mistake.
    ///
    /// - Parameters:
    ///   - json: The file's bytes.
    ///   - path: Its path, for the findings.
    ///   - diagnostics: Takes the findings, each with its place in the file.
    public init(json: [UInt8], path: String, diagnostics: inout [Diagnostic]) {
        self.init()
        var reader = ConfigurationReader()
        do {
            let value = try JSONParser.parse(json, path: path)
            reader.read(value, into: &self)
        } catch {
            reader.report("the file is not valid JSON: \(error.message)", at: error.location)
        }
        diagnostics += reader.diagnostics
    }
}
