import RouteGenCore

extension [ModuleSources] {
    /// Scans modules concurrently, each as ``ModuleSources/scanIfMarked(with:failures:)`` does.
    ///
    /// - Parameter failures: Receives the files that cannot be read, in the order of the modules.
    /// - Returns: The scans in the order of the modules. The scan of a module without markers is empty.
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
