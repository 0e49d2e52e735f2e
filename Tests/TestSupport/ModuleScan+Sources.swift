package import RouteGenCore

extension ModuleScan {
    /// A module whose files are given as strings by path.
    package init(name: String, sources: [String: String]) {
        self.init(name: name)
        for (path, text) in sources {
            Array(text.utf8).withUnsafeBufferPointer { add(path: path, bytes: $0) }
        }
    }
}
