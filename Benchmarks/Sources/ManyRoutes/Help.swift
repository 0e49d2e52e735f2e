/// @route //help/:page
func help(page: Int) -> Int { page }
