extension NavigationState: CustomStringConvertible {
    /// A line for each scene, the active one first, with the pages that lead to the visible one.
    public var description: String {
        scenes.reversed().map { scene in
            "\(scene.id): \(scene.path.map(\.description).joined(separator: " > "))"
        }.joined(separator: "\n")
    }
}
