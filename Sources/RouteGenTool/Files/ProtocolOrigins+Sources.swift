import RouteGenCore

extension ProtocolOrigins {
    /// Searches the sources of modules for the protocols on which it depends whether services of different modules conflict.
    ///
    /// Nothing is read where there are none, as is usual.
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
