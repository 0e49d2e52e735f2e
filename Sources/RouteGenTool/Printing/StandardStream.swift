/// A stream that the process prints to.
enum StandardStream: Int32 {
    case output = 1
    case error = 2

    /// Writes the text immediately and unbuffered.
    ///
    /// It ignores a reader that has gone away.
    func write(_ text: String) {
        Progress.shared.write(text, to: self)
    }
}
