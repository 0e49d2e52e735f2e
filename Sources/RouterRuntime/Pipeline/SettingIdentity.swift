import RouteTables

/// The numbers that identify settings: unique in the process, because filters can move from one router to another.
enum SettingIdentity {
    private static let last = Lock(0)

    /// A number that nothing else has.
    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
