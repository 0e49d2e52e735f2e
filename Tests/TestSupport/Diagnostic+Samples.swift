package import RouteGenCore

extension Diagnostic {
    /// An error with all parts.
    package static let duplicateSample = Diagnostic(
        .duplicate,
        "`//chat/:id` matches the same URLs as `//chat/:x`",
        at: SourceLocation(file: "Sources/B.swift", line: 3, column: 15),
        length: 10,
        related: [
            .init(
                location: SourceLocation(file: "Sources/A.swift", line: 9, column: 5),
                message: "`//chat/:x` stands here"
            )
        ],
        witness: "//chat/0",
        help: "change one of them"
    )

    /// A warning whose message and file have characters that formats must escape.
    package static let warningSample = Diagnostic(
        .nearMissMarker,
        "odd \"quoted\" \\ text",
        at: SourceLocation(file: "a, b:c%.swift", line: 1, column: 1),
        severity: .warning
    )
}
