import Foundation

/// The resources that a command used.
struct Usage {
    /// The processor time of the command and all its subprocesses, in milliseconds.
    ///
    /// On a busy machine, it is more reliable than wall-clock time.
    var milliseconds = 0.0
    /// The peak memory of one process, in megabytes.
    var megabytes = 0.0

    static func + (left: Usage, right: Usage) -> Usage {
        Usage(
            milliseconds: left.milliseconds + right.milliseconds,
            megabytes: max(left.megabytes, right.megabytes)
        )
    }

    /// Runs a command in a folder.
    ///
    /// If it fails, prints its output and stops the program.
    static func of(_ command: [String], in folder: String) -> Usage {
        let log = "\(folder)/command.log"
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        posix_spawn_file_actions_adddup2(&actions, 1, 2)
        var arguments: [UnsafeMutablePointer<CChar>?] = (["/usr/bin/env"] + command).map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        guard chdir(folder) == 0, posix_spawn(&process, "/usr/bin/env", &actions, nil, &arguments, environ) == 0 else {
            fail("cannot start \(command[0]) in \(folder)")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(process, &status, 0, &usage) == process, status == 0 else {
            fail("\(command.joined(separator: " "))\nfailed; see \(log)")
        }
        let times = [usage.ru_utime, usage.ru_stime]
        #if canImport(Glibc)
            let unit = 1024.0
        #else
            let unit = 1024.0 * 1024
        #endif
        return Usage(
            milliseconds: times.reduce(0) { $0 + Double($1.tv_sec) * 1000 + Double($1.tv_usec) / 1000 },
            megabytes: Double(usage.ru_maxrss) / unit
        )
    }
}

/// Stops the program with a message.
func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
}
