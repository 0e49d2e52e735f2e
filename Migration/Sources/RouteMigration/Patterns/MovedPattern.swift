import RouteGenCore

/// The pattern of another router in RouteGen's language.
struct MovedPattern {
    /// A part of the pattern.
    enum Piece: Equatable {
        /// A string that stays as it is.
        case text(String)
        /// The name of a placeholder, without its colon, and the type of its values.
        case placeholder(String, type: String)
    }

    /// The part that cannot be moved, and the reason.
    struct Problem: Error, Equatable {
        var message: String
    }

    /// The parts, in order.
    let pieces: [Piece]
    /// Whether it is a regular expression.
    let isRegex: Bool

    /// Creates a pattern, if it is one in RouteGen's language.
    init(_ pieces: [Piece], isRegex: Bool = false) throws(Problem) {
        self.pieces = pieces
        self.isRegex = isRegex
        let text = text()
        guard !text.isEmpty else { throw Problem(message: "it is empty") }
        // White space ends a pattern, and the line ends an expression.
        let isUnwritable = text.unicodeScalars.contains { scalar in
            scalar.value < 0x20 || scalar.value == 0x7F || (!isRegex && scalar.properties.isWhitespace)
        }
        guard !isUnwritable, text.first != " ", text.last != " " else {
            throw Problem(message: "it contains white space or control characters")
        }
        if let problem = RouteMarker.problem(ofPattern: text, isRegex: isRegex) { throw Problem(message: problem) }
    }

    /// The placeholders with the types of their values.
    var placeholders: [(name: String, type: String)] {
        pieces.compactMap { piece in
            guard case .placeholder(let name, let type) = piece else { return nil }
            return (name, type)
        }
    }

    /// The pattern with other names for its placeholders.
    func text(naming name: (String) -> String = { $0 }) -> String {
        pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .placeholder(let placeholder, _): name(placeholder)
            }
        }
        .joined()
    }

    /// The pattern without the names of placeholders, which is the same however they are called.
    var shape: String { text { _ in "" } }
}

extension MovedPattern {
    /// A string in which no character has a meaning in a pattern.
    static func literal(_ text: some StringProtocol) -> String {
        text.map { character in
            #"\()*+?:|{}<>[]#"#.contains(character) ? "\\\(character)" : String(character)
        }
        .joined()
    }

    /// Divides a URL into its start, through the two slashes before its host, and the rest.
    ///
    /// A scheme of the app is left out. A pattern without a scheme matches all of them.
    static func divided(_ url: String) -> (start: String, rest: Substring) {
        guard let separator = url.firstRange(ofBytes: "://") else { return ("", url[...]) }
        let scheme = url[..<separator.lowerBound].lowercased()
        let isOfTheWeb = scheme == "http" || scheme == "https"
        return (isOfTheWeb ? "\(scheme)://" : "//", url[separator.upperBound...])
    }
}
