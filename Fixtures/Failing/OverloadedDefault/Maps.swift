enum Settings {
    static let zoom = 3.5
}

enum Maps {
    /// Shows a place.
    ///
    /// @route //maps/place/:id
    static func show(id: Int, zoom: Double = Settings.zoom) -> String { "place \(id) at \(zoom)" }
}
