import RouteGenCore

extension [ModuleSources] {
    /// Reads the modules that have markers side by side, as ``ModuleSources/scanIfMarked(with:failures:)`` reads each of them.
    ///
    /// - Parameter failures: The files that cannot be read are added here, in the order of the modules.
    /// - Returns: The scans in the order of the modules; those of modules without markers are empty.
    func scansIfMarked(failures: inout [FileFailure]) -> [ModuleScan] {
        let results = concurrentMap { module in
            var failures: [FileFailure] = []
            let scan = module.scanIfMarked(with: FileReader(), failures: &failures)
            return (scan: scan, failures: failures)
        }
        failures += results.flatMap(\.failures)
        return results.map(\.scan)
    }
}
