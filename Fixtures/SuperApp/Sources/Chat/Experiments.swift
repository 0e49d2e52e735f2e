import RouterRuntime

/// Which experiments a request takes part in.
enum Experiments {
    /// Whether the new look is on; here whoever asks decides.
    static func isNewLookOn(_ request: RouteRequest) -> Bool { request.context["newLook"] as? Bool == true }
}

/// Shows the files of a conversation as they always were.
///
/// @route //chat/:chatID(\d+)/files
func showFiles(chatID: Int) -> String { "list of files in \(chatID)" }

/// Shows the files of a conversation in the new look, if that is on.
///
/// @route(when: Experiments.isNewLookOn) //chat/:chatID(\d+)/files
func showFilesAnew(chatID: Int) -> String { "gallery of files in \(chatID)" }
