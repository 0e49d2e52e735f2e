/// @route //blog/:year(\d+)/:path(.*)
func blog(year: Int, path: String) -> String { "blog of \(year): \(path)" }

/// @route //web/:host/:path(.*)
func web(host: String, path: String, page: Int = 1) -> String { "page \(page) of \(host): \(path)" }

/// @route //chat/:id(\d+)/:position?
func chat(id: Int, position: String? = nil) -> String { "chat \(id) at \(position ?? "the end")" }

/// @route //find
func find(text: String = "anything") -> String { "found \(text)" }
