/// @route //settings
func settings() -> String { "settings" }
