/// @route //chat/:chatID(\d+
func unclosedConstraint(chatID: Int) {}

/// @route //chat/:id?type=group
func unclearQuestionMark(id: Int) {}

/// @route //chat/:id([a-)
func malformedConstraint(id: String) {}

/// @route //chat/:id/:id
func repeatedCapture(id: Int) {}

/// @route //chat/:id(?=5)
func irregularConstraint(id: Int) {}

/// @route //chat/:id((\d+)\1)
func backReference(id: String) {}

/// @route //chat/)
func surplusParenthesis() {}
