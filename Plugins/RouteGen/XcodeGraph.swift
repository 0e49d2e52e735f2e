#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// The targets of an Xcode project and of the packages that it links.
    struct XcodeGraph {
        var project: XcodeProject

        /// The names of all modules that a configuration can name.
        var moduleNames: [String] {
            project.targets.flatMap { [module(of: $0).name] + packageModules(of: $0) }
        }

        /// The module with a name, in the project or in a package that one of its targets links.
        func module(named name: String) -> SourceModule? {
            if let own = project.targets.map(module(of:)).first(where: { $0.name == name }) { return own }
            let linked = project.targets.flatMap { packageTargets(of: $0) }.compactMap {
                $0 as? SwiftSourceModuleTarget
            }
            return linked.first { $0.moduleName == name }.map { SourceModule($0) }
        }

        /// The modules that a target links and that may declare routes.
        ///
        /// Xcode does not describe what a target links, up to version 26 at least, so there are none.
        func linkedModules(of target: XcodeTarget) -> [SourceModule] {
            let ownTargets = linkedTargets(of: target)
            let packageTargets = ([target] + ownTargets).flatMap { self.packageTargets(of: $0) }
            let routing = PackageGraph.routingTargets(among: packageTargets, except: [])
            var seen: Set<String> = []
            return (ownTargets.map(module(of:)) + routing.map { SourceModule($0) }).filter {
                seen.insert($0.name).inserted
            }
        }

        /// The names of the packages' modules that a target can import.
        func packageModules(of target: XcodeTarget) -> [String] {
            ([target] + linkedTargets(of: target)).flatMap { packageTargets(of: $0) }.map(\.moduleName)
        }

        private func packageTargets(of target: XcodeTarget) -> [any SourceModuleTarget] {
            target.dependencies.flatMap { dependency -> [any Target] in
                guard case .product(let product) = dependency else { return [] }
                return product.targets.flatMap { $0.recursiveTargetDependencies + [$0] }
            }
            .compactMap(\.sourceModule)
        }

        private func linkedTargets(of target: XcodeTarget) -> [XcodeTarget] {
            var found: [XcodeTarget] = []
            var seen: Set<XcodeTarget.ID> = [target.id]
            var waiting = [target]
            while let next = waiting.popLast() {
                for case .target(let dependency) in next.dependencies where seen.insert(dependency.id).inserted {
                    found.append(dependency)
                    waiting.append(dependency)
                }
            }
            return found
        }
    }

    extension XcodeGraph {
        /// The module that a target produces: the one that its `routegen.json` names, or the one of Xcode's default.
        func module(of target: XcodeTarget) -> SourceModule {
            let configuration = configuration(of: target)
            let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            return SourceModule(
                name: configuration.moduleName
                    ?? String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
                files: files + (configuration.url.map { [$0] } ?? [])
            )
        }
    }
#endif
