/// @route(from: web) /post/:id
func post(id: Int) -> String { "post \(id)" }

/// @route(from: web) //admin/users
func users() -> String { "users" }

/// A host that the pattern names is the app's own only if the app says so.
///
/// @route(from: web) https://blog.example/post/:id
func blog(id: Int) -> String { "blog \(id)" }
