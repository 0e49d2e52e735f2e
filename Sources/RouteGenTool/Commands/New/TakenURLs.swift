import RouteGenCore

/// The URLs of a new feature's route, which another route of the package may have.
enum TakenURLs {
    /// Refuses a route that the build would refuse beside those of the package.
    ///
    /// - Parameters:
    ///   - file: The source of the new feature.
    ///   - scan: The markers of the package.
    /// - Throws: The error that names the other route.
    static func check(_ file: (path: String, text: String), beside scan: ModuleScan) throws(UsageError) {
        var text = file.text
        let new = text.withUTF8 { bytes in
            var scanner = ModuleScanner(name: "New")
            _ = scanner.addIfMarked(path: file.path, bytes: bytes)
            return scanner.scan
        }
        // Only a conflict of two routes has places in the new file and in another one.
        let places = Checker.check([scan, new]).filter { $0.severity == .error }
            .map { [$0.location] + $0.related.map(\.location) }
            .first { places in Set(places.map { $0.file == file.path }).count == 2 }
        let routes = [scan, new].map {
            ModuleModel($0).handlers.flatMap { handler in handler.patterns.map { (handler, $0) } }
        }
        guard let taken = routes[0].first(where: { places?.contains($0.1.location) == true }), let own = routes[1].first
        else { return }
        let place = taken.1.location
        throw UsageError(
            "'\(own.1.text)' would match the same URLs as '\(taken.1.text)' of \(taken.0.displayName.drop { $0 == "." }) at "
                + "\(place.file):\(place.line): choose another name"
        )
    }
}
