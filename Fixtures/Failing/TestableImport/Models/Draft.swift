struct Draft: Sendable {
    var text = ""
}
