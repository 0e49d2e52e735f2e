/// A super-app of many feature modules that do not depend on each other, a module of shared models, and an executable.
///
/// The same numbers give the same sources.
public struct SyntheticApp: Sendable {
    /// The names of the feature modules.
    public let modules: [String]
    /// The number of routes in each feature module.
    public let routesPerModule: Int
    /// The number of files without markers for each file with markers; with 19, they are 95 % of all files.
    public let plainFilesPerMarkedFile: Int
    /// The number of packages for the feature modules; with 0, all are in the app's package.
    public let packages: Int

    /// Describes an app, without writing anything.
    public init(modules: Int, routesPerModule: Int, plainFilesPerMarkedFile: Int = 0, packages: Int = 0) {
        self.modules = (0..<modules).map { "Feature\($0)" }
        self.routesPerModule = routesPerModule
        self.plainFilesPerMarkedFile = plainFilesPerMarkedFile
        self.packages = min(packages, modules)
    }

    /// The sources: `Sources/SharedModels`, `Sources/FeatureN`, `Sources/App`.
    ///
    /// If there are packages, the first two are in those.
    ///
    /// - Parameter withRouter: Whether the app calls routes. Otherwise, it only links the modules, and their handlers
    ///   are `public` so that the compiler does not remove them.
    public func sources(withRouter: Bool) -> [SourceFile] {
        let models = "\(packages > 0 ? Self.sharedPackage : "")Sources/SharedModels/SharedModels.swift"
        var files = [SourceFile(path: models, text: Self.sharedModels)]
        for (number, name) in modules.enumerated() {
            let folder = packages > 0 ? Self.folder(ofPackage: number % packages) : ""
            files +=
                SyntheticModule(
                    name: name,
                    routes: routesPerModule,
                    plainFilesPerMarkedFile: plainFilesPerMarkedFile,
                    seed: UInt64(number),
                    access: withRouter ? "" : "public "
                ).files.map { SourceFile(path: folder + $0.path, text: $0.text) }
        }
        let app = withRouter ? Self.app : "@main enum App { static func main() {} }\n"
        return files + [SourceFile(path: "Sources/App/App.swift", text: app)]
    }

    private static let sharedModels = """
        /// A page, as handlers return it.
        public struct Screen: Hashable, Sendable {
            public var title: String
            public var identifier: Int
            public init(title: String, identifier: Int) {
                self.title = title
                self.identifier = identifier
            }
        }

        /// What a service found out.
        public struct Summary: Hashable, Sendable {
            public var count: Int
            public var isComplete: Bool
            public init(count: Int, isComplete: Bool) {
                self.count = count
                self.isComplete = isComplete
            }
        }

        /// How a list is sorted.
        public enum SortOrder: String, Sendable { case ascending, descending }

        /// How a page is shown.
        public enum Style: Int, Sendable { case plain, grouped, inset }

        """

    /// Prints the nanoseconds from the start of `main` to the return of the first call, and of the second one.
    private static let app = """
        import RouterRuntime

        /// Answers the first call.
        ///
        /// @route //app/answer/:value
        func answer(value: Int) -> Int { value + 1 }

        @main enum App {
            static func main() throws {
                let byURL = CommandLine.arguments.contains("url")
                let clock = ContinuousClock()
                let start = clock.now
                let router = Router(.app)
                let first = byURL ? try router.call("//app/answer/1", as: Int.self) : try router.call(.answer(value: 1))
                let middle = clock.now
                let second = byURL ? try router.call("//app/answer/2", as: Int.self) : try router.call(.answer(value: 2))
                let end = clock.now
                guard (first, second) == (2, 3) else { throw WrongAnswer() }
                print(Self.nanoseconds(middle - start), Self.nanoseconds(end - middle))
            }

            static func nanoseconds(_ duration: Duration) -> Int64 {
                duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
            }
        }

        struct WrongAnswer: Error {}

        """
}
