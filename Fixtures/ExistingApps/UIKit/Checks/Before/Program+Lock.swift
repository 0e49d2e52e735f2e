extension Program {
    /// The app has no lock yet.
    static func lock() async {}
}
