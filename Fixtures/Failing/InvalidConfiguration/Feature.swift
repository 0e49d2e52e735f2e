/// @route //feature
func feature() {}
