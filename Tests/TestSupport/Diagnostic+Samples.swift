package import RouteGenCore

extension Diagnostic {
    /// An error with all parts.
    package static let duplicateSample = Problem(
        .duplicate,
        at: SourceLocation(file: "Sources/B.swift", line: 3, column: 15),
        length: 10
    )
    .saying("`//chat/:id` matches the same URLs as `//chat/:x`")
    .noting("`//chat/:x` stands here", at: SourceLocation(file: "Sources/A.swift", line: 9, column: 5))
    .witnessed(by: "//chat/0")
    .advising("change one of them")

    /// A warning whose message and file have characters that formats must escape.
    package static let warningSample = Problem(
        .nearMissMarker,
        at: SourceLocation(file: "a, b:c%.swift", line: 1, column: 1),
        severity: .warning
    )
    .saying("odd \"quoted\" \\ text")
}
