extension BuildSystemRecipeTests {
    /// What the manifest uses of Tuist's library, with the labels that its documentation gives.
    static let projectDescription = """
        public struct Path: ExpressibleByStringInterpolation {
            public var pathString: String
            public init(stringLiteral value: String) { pathString = value }
        }
        public struct SourceFileGlob: ExpressibleByStringInterpolation {
            public var generated: Path?
            public init(stringLiteral value: String) {}
            public static func generated(_ path: Path) -> SourceFileGlob {
                var glob: SourceFileGlob = ""
                glob.generated = path
                return glob
            }
        }
        public struct SourceFilesList: ExpressibleByArrayLiteral {
            public var globs: [SourceFileGlob]
            public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
        }
        public struct TargetScript {
            public var script: String
            public static func pre(
                script: String, name: String, inputPaths: [Path] = [], outputPaths: [Path] = [],
                basedOnDependencyAnalysis: Bool? = nil
            ) -> TargetScript { TargetScript(script: script) }
        }
        public enum Destinations { case iOS }
        public enum Product { case app, staticFramework }
        public enum TargetDependency {
            case target(name: String)
            case external(name: String)
        }
        public struct Settings {
            public static func settings(base: [String: String]) -> Settings { Settings() }
        }
        public struct Target {
            public var sources: SourceFilesList
            public var scripts: [TargetScript]
            public static func target(
                name: String, destinations: Destinations, product: Product, bundleId: String, sources: SourceFilesList,
                scripts: [TargetScript] = [], dependencies: [TargetDependency] = []
            ) -> Target { Target(sources: sources, scripts: scripts) }
        }
        public struct Project {
            public var targets: [Target]
            public init(name: String, settings: Settings? = nil, targets: [Target]) { self.targets = targets }
        }

        """

    /// Prints the generated file and the script of each target.
    static let printing = """

        for target in project.targets {
            print(target.sources.globs.compactMap(\\.generated)[0].pathString)
            print(target.scripts[0].script, terminator: "\\u{0}")
        }

        """
}
