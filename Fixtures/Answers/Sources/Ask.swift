import Foundation
@_spi(Benchmarks) import RouterRuntime

/// Calls the URLs of a file, a caller and a URL on each line, and prints what happens.
@main
enum Ask {
    static func main() throws {
        let router = Router(.answers(server: ["social.example", "bücher.example"]))
        let origins = Dictionary(uniqueKeysWithValues: RouteOrigin.allCases.map { ("\($0)", $0) })
        let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let origin = origins[String(parts[0])] else { fatalError("\(line)") }
            do {
                print("opens \(try router.call(String(parts[1]), from: origin, as: String.self))")
            } catch let error as RouterError {
                print("\(error.code.rawValue) \(error.message)")
            }
        }
    }
}
