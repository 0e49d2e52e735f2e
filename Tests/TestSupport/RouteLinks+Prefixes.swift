package import RouteTables

extension RouteLinks {
    /// Links from their prefixes and replacements, as they are written.
    package convenience init(
        _ prefixes: KeyValuePairs<String, String>,
        ignoresCase: Bool = false,
        plusIsSpace: Bool = false
    ) {
        let options = (ignoresCase ? "~" : "") + (plusIsSpace ? "+" : "")
        self.init(lines: "\(options)\n" + prefixes.map { "\($0.key)\t\($0.value)\n" }.joined())
    }
}
