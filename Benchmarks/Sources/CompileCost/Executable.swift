import Foundation

/// The app of a workspace, linked.
struct Executable {
    let path: String

    /// Links the compiled objects.
    init(_ workspace: Workspace) throws {
        let libraries = workspace.withRouter ? Workspace.libraries : []
        let modules = ["App", "SharedModels"] + workspace.app.modules + libraries
        let objects = try modules.flatMap(workspace.objects)
        let list = "\(workspace.folder)/Build/objects.txt"
        try Data(objects.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: list))
        path = "\(workspace.folder)/Build/App"
        let sections = workspace.configuration == .release ? ["-Xlinker", "--gc-sections"] : []
        _ = Usage.of(["swiftc", "-o", path] + sections + ["@\(list)"], in: workspace.folder)
    }

    /// The bytes of code and data that are loaded: the linked executable without debug symbols.
    var size: Int {
        get throws {
            _ = Usage.of(
                ["strip", "-o", "\(path).stripped", path],
                in: URL(fileURLWithPath: path).deletingLastPathComponent().path
            )
            let attributes = try FileManager.default.attributesOfItem(atPath: "\(path).stripped")
            return (attributes[.size] as? Int) ?? 0
        }
    }

    /// Prints the median time from the start of `main` to the first call's return, in fresh processes.
    func printFirstDispatch() throws {
        for kind in ["typed", "url"] {
            var first: [Int] = []
            var second: [Int] = []
            for _ in 0..<31 {
                let process = Process()
                let output = Pipe()
                process.executableURL = URL(fileURLWithPath: path)
                process.arguments = [kind]
                process.standardOutput = output
                process.standardError = FileHandle.nullDevice
                try process.run()
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                let numbers = text.split { $0 == " " || $0 == "\n" }.compactMap { Int($0) }
                guard process.terminationStatus == 0, numbers.count == 2 else {
                    Main.write("        first dispatch, \(kind): the app failed")
                    return
                }
                first.append(numbers[0])
                second.append(numbers[1])
            }
            let medians = [first, second].map { Double($0.sorted()[15]) / 1000 }
            Main.write(
                String(format: "        first dispatch, %@: %.1f us, second: %.1f us", kind, medians[0], medians[1])
            )
        }
    }
}
