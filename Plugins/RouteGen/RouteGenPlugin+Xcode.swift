#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension RouteGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let graph = XcodeGraph(project: context.xcodeProject)
            if let problem = XcodeTargetProblem(target, in: graph) {
                Diagnostics.error(problem.message)
                return []
            }
            return try GenerateInvocation(target: target, in: graph).commands(
                tool: context.tool(named: "routegen").url,
                workDirectory: context.pluginWorkDirectoryURL
            )
        }
    }
#endif
