import Foundation
import RouteGenCore
import Testing

/// Rules for the sources of this package.
@Suite struct OwnSourcesTests {
    /// A source with its path below `Sources`.
    private typealias Source = (path: String, declarations: [Declaration])

    /// The sources of the package.
    private static let sources: Result<[Source], any Error> = Result {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let folder = URL(fileURLWithPath: package + "/Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        #expect(paths.count > 400)
        return try paths.sorted().map { path in
            (path, parse(try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)).declarations)
        }
    }

    /// The functions of a source with six or more parameters that have no label.
    private func findings(in declarations: [Declaration]) -> [String] {
        declarations.filter { [.function, .initializer, .subscript].contains($0.kind) }
            .filter { declaration in declaration.parameters.filter { $0.label == nil }.count >= 6 }
            .map { "\($0.name), line \($0.location.line)" }
    }

    @Test("A call says what its values are: at most five parameters have no label")
    func atMostFiveParametersHaveNoLabel() throws {
        for source in try Self.sources.get() {
            #expect(findings(in: source.declarations).isEmpty, "\(source.path)")
        }
    }

    @Test("Six parameters without a label are found")
    func sixParametersAreFound() {
        let text = """
            extension A {
                private func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, f: Int) {}
                private func six(_ a: Int, _ b: [Int: Int], _ c: (Int, Int), _ d: Int, _ e: Int, _ f: Int, g: Int) {}
            }
            """
        #expect(findings(in: parse(text).declarations) == ["six, line 3"])
    }

    /// The types of a module that more than three of its files declare or extend, with the number of these files.
    private func scattered(in sources: [Source]) -> [String: Int] {
        var files: [String: Int] = [:]
        var own: Set<String> = []
        for source in sources {
            let module = source.path.prefix { $0 != "/" }
            var names: Set<String> = []
            for declaration in source.declarations where declaration.enclosing.isEmpty {
                let name = "\(module).\(declaration.name)"
                switch declaration.kind {
                case .class, .struct, .enum, .actor, .protocol: own.insert(name)
                case .extension: break
                default: continue
                }
                names.insert(name)
            }
            for name in names { files[name, default: 0] += 1 }
        }
        return files.filter { $0.value > 3 && own.contains($0.key) }
    }

    /// The types that are in more files, with the most that they may be in.
    ///
    /// A router and a navigator have a file for each feature of their interface, and so has a scene: operations of a navigator,
    /// changes by an app, plans, steps. The model of a scene has links, restoration and bindings, its
    /// display gestures, repeats and a sidebar, and a scene of UIKit modals, what is read and what is adopted. The parser of patterns is a recursive descent of 1,300 lines.
    private static let allowed = [
        "RoutePatterns.RoutePatternParser": 4, "RouterNavigation.Navigator": 13, "RouterRuntime.Router": 7,
        "RouterPlans.NavigationScene": 5, "RouterScenes.SceneModel": 4,
        "RouterScenes.SceneDisplay": 4, "RouterNavigation.UIKitScene": 4,
    ]

    @Test("A type is in at most three files of its module") func typesAreInThreeFiles() throws {
        for (name, count) in scattered(in: try Self.sources.get()).sorted(by: { $0.key < $1.key }) {
            #expect(count <= Self.allowed[name] ?? 3, "\(name) is in \(count) files")
        }
    }

    @Test("A type in four files of its module is found, but no nested type, no namesake and no type of another module")
    func scatteredTypesAreFound() {
        func source(_ path: String, _ text: String) -> Source { (path, parse(text).declarations) }
        let text = "extension A {}\nextension A.B {}\nextension Other {}"
        let extensions = (1...3).map { source("M/A+\($0).swift", text) }
        #expect(scattered(in: [source("M/A.swift", "struct A { struct B {} }")] + extensions) == ["M.A": 4])
        #expect(scattered(in: [source("N/A.swift", "struct A {}")] + extensions) == [:])
    }
}
