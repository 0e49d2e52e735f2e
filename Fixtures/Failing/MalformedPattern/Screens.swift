/// @route //chat/:chatID(\d+
func unclosedConstraint(chatID: Int) {}

/// @route //chat/:/members
func namelessCapture() {}

/// @route //chat/:id([a-)
func malformedConstraint(id: String) {}

/// @route //chat/:id/:id
func repeatedCapture(id: Int) {}

/// @route //chat/:id(?=5)
func irregularConstraint(id: Int) {}

/// @route //chat/)
func surplusParenthesis() {}
