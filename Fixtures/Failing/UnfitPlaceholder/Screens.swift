/// The position may be absent, and the parameter has to be there.
///
/// @route //chat/:chatID/:position?
func openChat(chatID: Int, position: Int) {}

/// The placeholder stands for several components, and the parameter is one.
///
/// @route //files/:path+
func openFile(path: String) {}

/// These parameters can say that there is nothing, and that there are several.
///
/// @route //fine/:position?/:path*
func openFine(position: Int = 1, path: [String]) {}
