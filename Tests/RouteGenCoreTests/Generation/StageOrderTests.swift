import Foundation
import Testing

@testable import RouteGenCore

/// The folders of the generator, as their order in the decision about stages and the names in their sources give it.
@Suite struct StageOrderTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// A source of the generator, by what its text names.
    private struct Source {
        var folder: String
        var types: Set<String>
        var words: Set<String>

        init(folder: String, text: String) {
            self.folder = folder
            let declarations = parse(text).declarations
            types = Set(
                declarations.filter { $0.enclosing.isEmpty && !$0.isLocal && $0.kind.declaresType }
                    .filter { !$0.modifiers.contains("private") && !$0.modifiers.contains("fileprivate") }
                    .map(\.name)
            )
            // A nested type hides that of another folder.
            let own = declarations.filter { !$0.enclosing.isEmpty && $0.kind.declaresType }.map(\.name)
            words = Self.words(in: text).subtracting(own)
        }

        /// The identifiers in a text that are no members, outside of comments and strings.
        private static func words(in text: String) -> Set<String> {
            Array(text.utf8).withUnsafeBufferPointer { bytes in
                let source = SourceText(copying: bytes)
                var lexer = Lexer(bytes: source.bytes, count: source.count)
                var words: Set<String> = []
                var isMember = false
                while lexer.kind != .endOfFile {
                    let isWord = lexer.kind == .identifier && !isMember
                    if isWord { words.insert(lexer.text(from: lexer.start, to: lexer.end)) }
                    isMember = lexer.kind == .period
                    lexer.next()
                }
                return withExtendedLifetime(source) { words }
            }
        }
    }

    private static func sources() throws -> [Source] {
        let folder = root.appendingPathComponent("Sources/RouteGenCore")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted()
            .map { path in
                Source(
                    folder: String(path.prefix { $0 != "/" }),
                    text: try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                )
            }
    }

    /// The names of types in folders that precede those of the types, as `Folder names Other.Type`.
    private static func backReferences(in sources: [Source], order: [String]) -> [String] {
        var homes: [String: String] = [:]
        for source in sources {
            for type in source.types { homes[type] = source.folder }
        }
        let places = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
        let found = sources.flatMap { source in
            source.words.compactMap { word -> String? in
                guard let home = homes[word], let from = places[source.folder], let to = places[home], from < to else {
                    return nil
                }
                return "\(source.folder) names \(home).\(word)"
            }
        }
        return Set(found).sorted()
    }

    /// The order of the folders in the decision about stages: the line of names in code voice, separated by commas.
    private static func order() throws -> [String] {
        let page = root.appendingPathComponent("Documentation/Decisions/GenerationStages.md")
        let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        let line = lines.first { $0.hasPrefix("`Source`, ") }
        return try #require(line).split(separator: "`").filter { $0.first?.isUppercase == true }.map(String.init)
    }

    @Test("A folder of the generator names only types of its own and of the folders before it")
    func foldersNameWhatPrecedesThem() throws {
        let sources = try Self.sources()
        let order = try Self.order()
        #expect(sources.count > 150)
        #expect(Set(order) == Set(sources.map(\.folder)))
        #expect(Self.backReferences(in: sources, order: order) == [])
    }

    @Test("A name of a later folder is found, but not in a comment, in a string or after a dot")
    func backReferencesAreFound() {
        let later = Source(folder: "Emit", text: "enum SwiftText { enum Part {} }\nprivate struct Hidden {}")
        func found(_ text: String) -> [String] {
            Self.backReferences(in: [Source(folder: "Model", text: text), later], order: ["Model", "Emit"])
        }
        #expect(found("let text = SwiftText.literal(name)") == ["Model names Emit.SwiftText"])
        #expect(found("// SwiftText\nlet text = \"SwiftText\" + a.SwiftText.b + Part.c + Hidden.d") == [])
        #expect(found("struct A { enum SwiftText {}; var a: SwiftText }") == [])
        let same = Source(folder: "Emit", text: "let text: SwiftText")
        #expect(Self.backReferences(in: [same, later], order: ["Model", "Emit"]) == [])
    }
}
