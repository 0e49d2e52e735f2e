/// Generates a source file from the markers of modules.
public enum Generator {
    /// Generates the file of one module.
    ///
    /// The same sources give the same bytes, in any order of files and modules.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public static func generate(_ request: GenerationRequest) -> Generation {
        CheckedTarget(ModeledTarget(request)).emitted()
    }

    /// Whether a file starts as generated ones do.
    public static func isGenerated(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.starts(with: GeneratedFile.header.utf8)
    }
}

/// The result of a request: the text of the file, and the findings about the sources.
public struct Generation: Sendable {
    /// The text of the generated file.
    ///
    /// It is complete even if there are findings, so a build that continues shows no errors that result from others.
    public let source: String
    /// The findings, sorted by place.
    public let diagnostics: [Diagnostic]
}
