/// Code that calls an interface where it must not, as a callback of old code may.
enum OffMainThread {
    static func run(_ body: @escaping @MainActor () -> Void) async {
        let unchecked = unsafeBitCast(body, to: (@Sendable () -> Void).self)
        await Task.detached { unchecked() }.value
    }
}
