extension String {
    /// The same text in storage of its own: native, no slice of a file, and shared with no other string.
    var inOwnStorage: String { String(decoding: Array(utf8), as: UTF8.self) }
}
