/// Whether a user is logged in.
package actor Session {
    package private(set) var isOpen = false
    package private(set) var logins = 0

    package init() {}

    package func logIn() async {
        await Task.yield()
        isOpen = true
        logins += 1
    }
}
