import Foundation
import SyntheticAppGenerator

/// Writes an app of features that call each other as a package.
///
/// Files that have not changed keep their dates.
@main enum Main {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 6, let routing = FeatureApp.Routing(rawValue: arguments[1]),
            let features = Int(arguments[2]), features > 5, let more = Int(arguments[3])
        else {
            FileHandle.standardError.write(Data("usage: FeatureApp one|each|hand FEATURES MORE ROUTEGEN OUTPUT\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[5])
        for file in FeatureApp(features: features, routing: routing, routeGen: arguments[4], more: more).files {
            let old = try? String(contentsOf: folder.appendingPathComponent(file.path), encoding: .utf8)
            if old != file.text { try file.write(below: folder) }
        }
    }
}
