import RouteGenCore

/// A call of `use` that adds middleware to a router, as far as its source shows the requests that it applies to.
package struct MiddlewareUse: Hashable, Sendable {
    /// The requests that middleware applies to.
    package enum Scope: Hashable, Sendable {
        /// All requests.
        case all
        /// Routes, by the names of their constants.
        case routes(Set<String>)
        /// Routes that require a fact of the app.
        case requirement(String)
    }

    /// The type or the variable of the middleware, or the place of a closure.
    package var name: String
    /// The requests that it applies to.
    package var scope: Scope

    /// Finds the calls in a file that imports a library with middleware.
    ///
    /// A scope that is no literal is not known, so its call is left out.
    ///
    /// - Complexity: O(*n*) in the length of the file.
    package static func all(in bytes: UnsafeBufferPointer<UInt8>, place: (_ line: Int) -> String) -> [MiddlewareUse] {
        let source = SourceText(copying: bytes)
        let hasMiddleware =
            ByteSearch.first("RouterPipeline", in: source, from: 0) != nil
            || ByteSearch.first("RouterDynamic", in: source, from: 0) != nil
        guard hasMiddleware else { return [] }
        var lexer = Lexer(bytes: source.bytes, count: source.count)
        var uses: [MiddlewareUse] = []
        var (line, counted) = (1, 0)
        while lexer.kind != .endOfFile {
            let isMember = lexer.kind == .period
            lexer.next()
            guard isMember, lexer.isIdentifier("use") else { continue }
            let start = lexer.start
            lexer.next()
            let words = lexer.kind == .leftParenthesis ? arguments(&lexer) : []
            guard !words.isEmpty || lexer.kind == .leftBrace, let scope = scope(words) else { continue }
            let isNamed = words.first?.first.map { $0.isLetter || $0 == "_" } ?? false && words.dropFirst().first != ":"
            line += bytes[counted..<start].count { $0 == 0x0A }
            counted = start
            uses.append(MiddlewareUse(name: isNamed ? words[0] : place(line), scope: scope))
        }
        return uses
    }

    /// The words of arguments, without those inside of braces; the lexer is at the parenthesis.
    private static func arguments(_ lexer: inout Lexer) -> [String] {
        var (words, depth, braces): ([String], Int, Int) = ([], 0, 0)
        repeat {
            switch lexer.kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .leftBrace: braces += 1
            case .rightBrace: braces -= 1
            default: break
            }
            if braces == 0 { words.append(lexer.text(from: lexer.start, to: lexer.end)) }
            lexer.next()
        } while depth > 0 && lexer.kind != .endOfFile
        return depth == 0 ? Array(words.dropFirst().dropLast()) : []
    }

    /// The scope that arguments name; `nil` if they do not show it.
    private static func scope(_ words: [String]) -> Scope? {
        guard let label = words.indices.first(where: { words[$0...].starts(with: ["for", ":"]) }) else { return .all }
        let value = words[(label + 2)...]
        if value.starts(with: [".", "all"]) { return .all }
        if value.starts(with: [".", "requiring", "("]) {
            return value.prefix { $0 != ")" }.last.map { .requirement($0) }
        }
        guard value.first == "[" else { return nil }
        let list = value.dropFirst().prefix { $0 != "]" }
        guard [",", nil].contains(value.dropFirst(list.count + 2).first) else { return nil }
        let names = list.filter { ![".", ",", "RoutePath"].contains($0) }
        // Anything but constants is not known.
        return names.count == list.count { $0 == "." } ? .routes(Set(names)) : nil
    }
}
