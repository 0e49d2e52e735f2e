import RouterRuntime

/// @route /app#/view/:id/?tab=:tab&tags=:tags*
func view(id: Int, tab: String, tags: [String]) -> String { "view \(id), tab \(tab), tags \(tags)" }

/// @route /app#/view/:id
func plainView(id: String) -> String { "view \(id)" }

/// @route //signed-in#access_token=:token&state=:state?
func signedIn(token: String, state: String?) -> String { "signed in with \(token) for \(state ?? "nothing")" }
