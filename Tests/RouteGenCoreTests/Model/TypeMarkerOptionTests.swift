import Foundation
import TestSupport
import Testing

@testable import RouteGenCore

/// The table in `Markers.md` of what the options of a marker on a type mean is what the generator does.
@Suite struct TypeMarkerOptionTests {
    private struct Row: CustomStringConvertible {
        var option: RouteMarker.Option?
        var onType: String
        var onExtension: String
        var description: String { option?.rawValue ?? "the pattern" }
    }

    private static let rows: [Row] = {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources/RouterRuntime/RouterRuntime.docc/Markers.md")
        let lines = (try? String(contentsOf: page, encoding: .utf8))?.split(separator: "\n") ?? []
        guard let start = lines.firstIndex(where: { $0.hasPrefix("| option | on a type") }) else { return [] }
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let name = cells[0].trimmingCharacters(in: ["`"])
            return Row(option: RouteMarker.Option(rawValue: name), onType: cells[1], onExtension: cells[2])
        }
    }()

    @Test("The table has each option once") func complete() {
        let options = Self.rows.compactMap(\.option)
        #expect(options.count == RouteMarker.Option.allCases.count && Set(options) == Set(RouteMarker.Option.allCases))
        #expect(Self.rows.count == options.count + 1)
    }

    @Test("A marker on a type holds where the table says", arguments: 0..<RouteMarker.Option.allCases.count + 1)
    func onTypes(index: Int) throws {
        let row = try #require(Self.rows.indices.contains(index) ? Self.rows[index] : nil)
        if let option = row.option { #expect(option.reach.rawValue == row.onType) }
        let (held, isRefused) = Self.routes(with: row.option) { marker in
            [
                "A.swift": """
                \(marker)
                final class T {
                    init() {}
                    /// @route //a
                    func a() -> T { self }
                    final class N {
                        /// @route //n
                        func n() -> N { self }
                    }
                }
                extension T {
                    /// @route //b
                    func b() -> T { self }
                }
                """,
                "B.swift": """
                extension T {
                    /// @route //c
                    func c() -> T { self }
                }
                """,
            ]
        }
        let expected: Set<String>? =
            switch row.onType {
            case "inside the braces": ["a", "n", "b"]
            case "for the type, its extensions and the types inside": ["a", "n", "b", "c"]
            case "for the type and its extensions": ["a", "b", "c"]
            case "makes the type a route", "not allowed": []
            default: nil
            }
        #expect(held == expected)
        #expect(isRefused == (row.onType == "not allowed"))
    }

    @Test("A marker on an extension holds where the table says", arguments: 0..<RouteMarker.Option.allCases.count + 1)
    func onExtensions(index: Int) throws {
        let row = try #require(Self.rows.indices.contains(index) ? Self.rows[index] : nil)
        let (held, isRefused) = Self.routes(with: row.option) { marker in
            [
                "A.swift": """
                final class T {
                    /// @route //a
                    func a() -> T { self }
                }
                """,
                "B.swift": """
                \(marker)
                extension T {
                    /// @route //b
                    func b() -> T { self }
                    final class N {
                        /// @route //n
                        func n() -> N { self }
                    }
                }
                extension T {
                    /// @route //c
                    func c() -> T { self }
                }
                """,
            ]
        }
        let expected: Set<String>? =
            switch row.onExtension {
            case "inside the braces": ["b", "n"]
            case "for the extension": ["b"]
            case "not allowed": []
            default: nil
            }
        #expect(held == expected)
        #expect(isRefused == (row.onExtension == "not allowed"))
    }

    /// The routes for which an option of a marker holds, and whether it is refused.
    private static func routes(
        with option: RouteMarker.Option?,
        in sources: (String) -> [String: String]
    ) -> (held: Set<String>, isRefused: Bool) {
        let written: String
        if let option {
            let takesValue = option != .regex && option != .initializer
            written = "(\(option.rawValue)\(takesValue ? ": \(RouteMarker.rule(of: option).example)" : ""))"
        } else {
            written = " //prefix"
        }
        let marker = "/// @route\(written)"
        // For the pattern, the routes continue it.
        let texts = sources(marker).mapValues { text in
            option == nil
                ? text.replacingOccurrences(of: "@route //", with: "@route ")
                    .replacingOccurrences(of: "@route prefix", with: "@route //prefix") : text
        }
        let module = ModuleModel(ModuleScan(name: "App", sources: texts))
        let held = module.handlers.filter { handler in
            guard let pattern = handler.patterns.first else { return false }
            switch option {
            case nil: return pattern.text == "//prefix/\(handler.name)"
            case .from: return !pattern.origins.isEmpty
            case .values: return pattern.marker.readsLoosely
            case .priority: return pattern.priority == .high
            case .deprecated: return pattern.marker.deprecation != nil
            case .requires: return !handler.marker.requirements.isEmpty
            case .returns: return handler.publicResult != nil
            case .lifetime:
                return handler.callee.instance?.isCached == false
            case .when: return pattern.condition != nil
            case .with: return !pattern.marker.fixedParameters.isEmpty
            case .name: return handler.givenName != nil
            case .overlaps: return !pattern.marker.overlaps.isEmpty
            case .open: return pattern.marker.opening != nil
            case .parent: return pattern.marker.parent != nil
            case .inject: return !handler.injected.isEmpty
            case .regex, .initializer: return false
            }
        }
        return (Set(held.map(\.name)), module.scan.diagnostics.contains { $0.code == .misplacedOption })
    }
}
