#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension XcodeGraph {
        /// The configuration of a target.
        func configuration(of target: XcodeTarget) -> TargetConfiguration {
            TargetConfiguration(file: configurationFile(of: target))
        }

        /// The `routegen.json` of a target: a member of it, or else the one in the common folder of its sources.
        ///
        /// A member would be copied into the product. A file in the folder need not be a member.
        private func configurationFile(of target: XcodeTarget) -> URL? {
            target.inputFiles.map(\.url).first { $0.lastPathComponent == TargetConfiguration.name }
                ?? sourceFolder(of: target).flatMap { TargetConfiguration(folder: $0).url }
        }

        /// The innermost folder of the project that contains all of a target's sources in the project.
        func sourceFolder(of target: XcodeTarget) -> URL? {
            let folders = folderComponents(of: target)
            guard var common = folders.first else { return nil }
            for folder in folders.dropFirst() {
                common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
            }
            return url(of: common)
        }

        /// A `routegen.json` in a folder with sources of a target that is the file of no target.
        ///
        /// It would be ignored without a message.
        func ignoredConfiguration(of target: XcodeTarget) -> URL? {
            guard configurationFile(of: target) == nil else { return nil }
            var folders: Set<[String]> = []
            for folder in folderComponents(of: target) {
                for count in 0...folder.count { folders.insert(Array(folder.prefix(count))) }
            }
            let used = Set(project.targets.compactMap { configurationFile(of: $0)?.standardizedFileURL.path })
            return folders.compactMap { TargetConfiguration(folder: url(of: $0)).url }
                .filter { !used.contains($0.standardizedFileURL.path) }
                .min { $0.path < $1.path }
        }

        /// The folders of a target's sources in the project, as names below the project's folder.
        private func folderComponents(of target: XcodeTarget) -> Set<[String]> {
            let root = project.directoryURL.standardizedFileURL.pathComponents
            return Set(
                target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }.compactMap { file in
                    let folder = file.deletingLastPathComponent().standardizedFileURL.pathComponents
                    return folder.starts(with: root) ? Array(folder.dropFirst(root.count)) : nil
                }
            )
        }

        private func url(of folder: [String]) -> URL {
            folder.reduce(project.directoryURL) { $0.appendingPathComponent($1) }
        }
    }
#endif
