import Foundation

/// The lock by which processes that share a file take turns.
///
/// It is the system's advisory lock: released with the process, however that ends. A process that is stopped while it holds the
/// lock must not stop others, and some file systems have no such locks; so nobody waits long, and whoever does not get it must do without.
enum AdvisoryLock {
    /// How long to wait, in microseconds.
    private static let longestWait: UInt32 = 200_000

    /// Locks the file of a descriptor; returns whether that worked.
    static func take(_ descriptor: Int32) -> Bool {
        var waited: UInt32 = 0
        var pause: UInt32 = 20
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, waited < longestWait else { return false }
            usleep(pause)
            waited += pause
            pause = min(2 * pause, 1000)
        }
        return true
    }

    /// Unlocks the file.
    static func release(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }
}
