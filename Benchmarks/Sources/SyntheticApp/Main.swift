import Foundation
import SyntheticAppGenerator

/// Writes a synthetic super-app as a package.
@main enum Main {
    static let usage = """
        usage: SyntheticApp --output FOLDER [--modules N] [--routes N] [--plain-files N] [--packages N] [--routegen PATH]

        --routes is the number in each module, --plain-files that of files without markers beside each file with markers
        (19 makes 95 % of all files). --packages spreads the modules over so many packages of their own. Without --routegen, the path of that package, the app is written without it.

        """

    static func main() throws {
        var values: [String: String] = [:]
        var arguments = CommandLine.arguments.dropFirst()
        while let option = arguments.popFirst() {
            guard option.hasPrefix("--"), let value = arguments.popFirst() else { fail() }
            values[option] = value
        }
        guard let output = values["--output"] else { fail() }
        let app = SyntheticApp(
            modules: number(values["--modules"], 20),
            routesPerModule: number(values["--routes"], 50),
            plainFilesPerMarkedFile: number(values["--plain-files"], 0),
            packages: number(values["--packages"], 0)
        )
        let routeGen = values["--routegen"]
        let files = app.sources(withRouter: routeGen != nil) + app.manifests(routeGen: routeGen)
        for file in files { try file.write(below: URL(fileURLWithPath: output)) }
    }

    private static func number(_ text: String?, _ usual: Int) -> Int {
        guard let text else { return usual }
        guard let number = Int(text), number >= 0 else { fail() }
        return number
    }

    private static func fail() -> Never {
        FileHandle.standardError.write(Data(usage.utf8))
        exit(2)
    }
}
