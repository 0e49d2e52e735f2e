import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The captures of a pattern added at run time.
struct MatchedValues: CapturedValues {
    private let match: PatternMatch

    init(_ match: PatternMatch) {
        self.match = match
    }

    var pattern: String { match.pattern.description }

    var captures: [CaptureName] {
        match.pattern.captures.map { ($0.name, $0.kind == .any || $0.kind == .some) }
    }

    func range(ofCapture index: Int) -> Range<Int>? { match.range(ofCapture: index) }
    func text(ofCapture index: Int) -> String? { match.texts(ofCapture: index).first }
    func texts(ofCapture index: Int) -> [String] { match.texts(ofCapture: index) }
}
