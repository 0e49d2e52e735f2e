import RouteGenCore

extension DeclaredProtocols {
    /// Searches the sources of modules for protocols that determine whether services of different modules conflict.
    ///
    /// It reads nothing if there are no such protocols, which is the usual case.
    init(
        of scans: [ModuleScan],
        in modules: [ModuleSources],
        with reader: FileReader,
        failures: inout [FileFailure]
    ) {
        self.init()
        let names = Self.names(inQuestionAmong: scans)
        guard !names.isEmpty else { return }
        for module in modules {
            module.forEachFile(with: reader, failures: &failures) { _, bytes in
                add(names, in: bytes, module: module.name)
            }
        }
    }
}
