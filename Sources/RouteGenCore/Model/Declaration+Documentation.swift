extension Declaration {
    /// The lines of the documentation without the markers.
    var documentationWithoutMarkers: [String] {
        var lines = (documentation?.lines.map(\.text) ?? []).filter { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            return !text.hasPrefix("@route") && !text.hasPrefix("@service")
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        while lines.first?.isEmpty == true { lines.removeFirst() }
        return lines
    }
}
