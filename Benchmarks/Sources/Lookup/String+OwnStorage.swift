extension String {
    /// The same text in storage of its own: native, not a slice of a file, and not shared with another string.
    var inOwnStorage: String { String(decoding: Array(utf8), as: UTF8.self) }
}
