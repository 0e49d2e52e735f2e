import Foundation

/// A lock for processes that share a file.
///
/// It is the system's advisory lock, which is released when the process ends for any reason. A process that is
/// suspended while it holds the lock must not block others, and some file systems have no such locks. So a process
/// waits briefly, and continues without the lock if it does not get it.
enum AdvisoryLock {
    /// The time to wait, in microseconds.
    private static let longestWait: UInt32 = 200_000

    /// Locks the file of a descriptor.
    ///
    /// Returns whether that succeeded.
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
