import Foundation

extension KeptFiles {
    /// The files, each with the place of what is generated for it now, as facts.
    func facts(_ tool: ToolRun, lists: ListFolder) throws -> [SetUpFact] {
        try files.compactMap { file in
            let lists = ListFolder(url: lists.url.appendingPathComponent(file.invocation.module.name))
            let fresh = lists.url.appendingPathComponent(file.invocation.outputName)
            try FileManager.default.createDirectory(at: lists.url, withIntermediateDirectories: true)
            let call = try file.invocation.arguments(writing: fresh, lists: lists, path: tool.path(of:))
            try? FileManager.default.removeItem(at: fresh)
            // The plugin's folder may be outside of the package. The findings are those of the check.
            _ = try tool.run(call.arguments + ["--no-locations", "--plugin"], prints: false)
            guard FileManager.default.fileExists(atPath: fresh.path) else { return nil }
            return SetUpFact("kept", file.invocation.module.name, tool.path(of: file.url), tool.path(of: fresh))
        }
    }
}
