/// @route(from: webView) /post/:id
func post(id: Int) -> String { "post \(id)" }

/// @route(from: webView) //admin/users
func users() -> String { "users" }

/// A host that the pattern names is the app's own only if the app says so.
///
/// @route(from: webView) https://blog.example/post/:id
func blog(id: Int) -> String { "blog \(id)" }
