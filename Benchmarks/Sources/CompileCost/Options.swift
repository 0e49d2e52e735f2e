import Foundation

/// What to measure.
struct Options {
    var routes = [100, 1000]
    var configurations = Workspace.Configuration.allCases
    /// The maximum number of modules to measure.
    ///
    /// The others are only built, if the app is linked.
    var sample = 20
    /// Whether the app is linked and started.
    var links = false
    var scratch = FileManager.default.temporaryDirectory.appendingPathComponent("CompileCost").path
    /// The folder of RouteGen's package.
    var package = FileManager.default.currentDirectoryPath
    var routegen = ""
    /// The size that the runtime adds to an executable regardless of the number of routes, in bytes.
    var runtimeSize = 0

    static let usage = """
        usage: CompileCost [--routes 100,1000,10000] [--configuration debug|release] [--sample MODULES] [--link yes]
                           [--package FOLDER] [--routegen TOOL] [--scratch FOLDER] [--runtime-size BYTES]
        """

    init(_ arguments: ArraySlice<String>) throws {
        var arguments = arguments
        while let option = arguments.popFirst() {
            guard let value = arguments.popFirst() else { fail(Self.usage) }
            switch option {
            case "--routes": routes = value.split(separator: ",").compactMap { Int($0) }
            case "--configuration": configurations = Workspace.Configuration.allCases.filter { $0.rawValue == value }
            case "--sample": sample = Int(value) ?? sample
            case "--link": links = value == "yes"
            case "--package": package = URL(fileURLWithPath: value).standardizedFileURL.path
            case "--routegen": routegen = URL(fileURLWithPath: value).standardizedFileURL.path
            case "--scratch": scratch = URL(fileURLWithPath: value).standardizedFileURL.path
            case "--runtime-size": runtimeSize = Int(value) ?? runtimeSize
            default: fail(Self.usage)
            }
        }
        if routegen.isEmpty { routegen = "\(package)/.build/release/routegen" }
    }
}
