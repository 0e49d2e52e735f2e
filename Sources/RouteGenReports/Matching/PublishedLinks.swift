import RouteGenCore
import RouteTables

/// A list of links that are published, for example in mails and QR codes: a URL on each line, with its caller, the route that
/// it opens, what that requires, and the pages that it shows.
///
/// ```text
/// # The code on the receipt
/// https://www.example.com/orders/5 external Shop.openOrder requires=account shows orders: orderList > openOrder
/// https://www.example.com/imprint external nothing
/// ```
///
/// A route has the name of its module and its accessor, which remain if the pattern or the parameters change. A line
/// that has a URL only is of the caller `external`, and not recorded yet.
public struct PublishedLinks: Sendable {
    /// A line of the list.
    private struct Line {
        var text: Substring
        var words: [Substring]

        init(_ text: Substring) {
            self.text = text
            words = text.hasPrefix("#") ? [] : text.split { $0 == " " || $0 == "\t" }
        }
    }

    private let lines: [Line]
    private let lineEnding: String
    private let path: String

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - text: The lines. One that begins with `#` is a comment.
    ///   - path: The path of the file, for findings.
    public init(_ text: String, path: String) {
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(Line.init)
        lineEnding = text.contains("\r\n") ? "\r\n" : "\n"
        self.path = path
    }

    /// The findings about lines that are neither comments nor links, each with its caller and what it does at most.
    public var malformedLines: [Diagnostic] {
        lines.indices.filter { !lines[$0].words.isEmpty && Self.link(of: lines[$0]) == nil }.map(malformedLine)
    }

    /// The list with what each link opens now.
    ///
    /// - Parameter matching: The routes.
    /// - Returns: The lines, of which comments and malformed ones remain as they are.
    /// - Complexity: O(*n*) in the number of links.
    public func recorded(_ matching: URLMatching) -> String {
        lines.map { line in
            guard let (url, origin) = Self.link(of: line) else { return String(line.text) }
            return "\(url) \(origin) \(Effect(matching.match(String(url), from: origin)).text)"
        }
        .joined(separator: lineEnding)
    }

    /// The findings about links that do not do what they did.
    ///
    /// - Parameter matching: The routes.
    /// - Returns: The findings about each link, with the reason as far as the routes show it, in the order of the list.
    /// - Complexity: O(*n*) in the number of links.
    public func findings(_ matching: URLMatching) -> [Diagnostic] {
        lines.enumerated().flatMap { index, line -> [Diagnostic] in
            guard !line.words.isEmpty else { return [] }
            guard let (url, origin) = Self.link(of: line) else { return [malformedLine(index)] }
            let location = SourceLocation(file: path, line: index + 1, column: 1)
            let match = matching.match(String(url), from: origin)
            let now = Effect(match)
            func finding(_ sentence: String, _ advice: String) -> Diagnostic {
                Problem(.changedLink, at: location, length: url.utf8.count).saying(sentence).advising(advice)
            }
            guard let before = Effect(line.words.dropFirst(2)) else {
                return [
                    finding(
                        "the list does not say yet what this link opens for '\(origin)': \(Self.quoted(now.route))",
                        "let `--record` write it"
                    )
                ]
            }
            let advice = "or let `--record` write the list again if the change is meant"
            guard before.route == now.route else {
                return [
                    finding(
                        "this link opened \(Self.quoted(before.route)) for '\(origin)' and opens "
                            + "\(Self.quoted(now.route)) now: "
                            + matching.reason(why: match, opens: before.route, for: origin),
                        "restore the route, \(advice)"
                    )
                ]
            }
            let changes = [
                ("required", before.requirements, "requires", now.requirements),
                ("showed", before.plan, "shows", now.plan),
            ]
            return changes.filter { $1 != $3 }.map { former, old, verb, new in
                finding(
                    "this link \(former) \(Self.quoted(old)) for '\(origin)' and \(verb) \(Self.quoted(new)) now"
                        + match.place,
                    "restore the markers, \(advice)"
                )
            } + [formerCaller(index)].compactMap(\.self)
        }
    }

    private static func quoted(_ route: String) -> String { route == Effect.nothing ? route : "`\(route)`" }

    /// The finding about a caller by its word in earlier versions; `nil` if the line has the word of today.
    private func formerCaller(_ index: Int) -> Diagnostic? {
        let word = lines[index].words[1]
        guard let origin = RouteMarker.formerCallers[String(word)] else { return nil }
        return Problem(
            .formerWord,
            at: SourceLocation(
                file: path,
                line: index + 1,
                column: lines[index].text.utf8.distance(from: lines[index].text.startIndex, to: word.startIndex) + 1
            ),
            length: word.utf8.count
        )
        .saying("`\(word)` is called `\(origin)` now")
        .advising("write `\(origin)`, or let `--record` write it")
    }

    private func malformedLine(_ index: Int) -> Diagnostic {
        Problem(
            .changedLink,
            at: SourceLocation(file: path, line: index + 1, column: 1),
            length: lines[index].text.utf8.count
        )
        .saying(
            "the line is not a URL, a caller (app, webView, notification, remote or external), and what `--record` writes "
                + "after these"
        )
        .advising("write the URL alone, and let `--record` write the rest")
    }

    /// The URL of a line, which begins with a scheme or a slash, and the caller; `nil` if the line is malformed.
    private static func link(of line: Line) -> (url: Substring, origin: RouteOrigin)? {
        guard let url = line.words.first, line.words.count < 3 || Effect(line.words.dropFirst(2)) != nil else {
            return nil
        }
        let scheme = url.utf8.prefix { SourceByte.isLetter($0) || SourceByte.isDigit($0) || "+-.".utf8.contains($0) }
        let hasScheme = !scheme.isEmpty && url[scheme.endIndex...].hasPrefix(":")
        guard hasScheme || url.hasPrefix("/") else { return nil }
        let caller = line.words.dropFirst().first ?? "external"
        let origin = RouteOrigin.allCases.first { "\($0)" == caller } ?? RouteMarker.formerCallers[String(caller)]
        return origin.map { (url, $0) }
    }
}

extension URLMatch {
    /// The place of the route that a link opens, after a sentence about it; empty without one.
    fileprivate var place: String {
        guard case .matched(let routes, _) = outcome, let route = routes.first else { return "" }
        return ": \(route.title) is in \(route.file):\(route.line)"
    }
}

extension URLMatching {
    /// The reason why a URL does not open the route that it opened before.
    fileprivate func reason(why match: URLMatch, opens before: String, for origin: RouteOrigin) -> String {
        if let step = match.rewrites.last {
            return "the rule from `\(step.source)` to `\(step.target)` leads it to `\(step.url)`"
        }
        let former = routes.map(\.route).filter { $0.accessor == before }
        switch match.outcome {
        case .matched(let routes, _):
            let winner = routes.first.map { "\($0.title) in \($0.file):\($0.line) takes it" } ?? ""
            let isGone = former.isEmpty && before != PublishedLinks.Effect.nothing
            return isGone ? "no route is `\(before)` any more, and \(winner)" : winner
        case .malformed(let reason), .unfollowed(let reason): return reason
        case .unmatched(let nearest):
            guard let route = former.first else { return "no route is `\(before)` any more" }
            let near = nearest.first { $0.route.accessor == before }
            let isClosed = origin != .app && !former.contains { $0.origins.contains(origin) }
            return isClosed
                ? "\(route.title) is closed to '\(origin)'"
                : near.map { "\($0.route.title) does not take it: \($0.reason)" } ?? "\(route.title) does not take it"
        }
    }
}
