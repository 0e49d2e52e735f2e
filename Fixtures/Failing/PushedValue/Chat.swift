import RouterNavigation
import RouterRuntime

/// A number is no page.
///
/// @route //chat/unread
func unreadCount() -> Int { 3 }

@MainActor
func showUnreadCount(in navigator: Navigator) async throws {
    try await navigator.push(.unreadCount())
}
