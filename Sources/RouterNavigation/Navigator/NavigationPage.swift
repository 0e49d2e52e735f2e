/// A page that a host can show, such as a view controller.
///
/// Handlers of pages return a type that conforms, so the compiler rejects a route whose handler gives something else.
@MainActor
public protocol NavigationPage {}

/// A page that scrolls to the place that a URL's fragment names.
///
/// (EENavigator's `FragmentLocate`.)
@MainActor
public protocol LocatingPage: NavigationPage {
    /// Shows a place in the page, after the page has appeared or has been reused.
    ///
    /// - Parameters:
    ///   - fragment: The URL's fragment, with percent escapes decoded.
    ///   - context: The values that code has passed with the link.
    ///   - isAnimated: Whether the page appears with an animation.
    func locate(_ fragment: String, context: [String: any Sendable], isAnimated: Bool)
}

/// A page that learns that it closes.
///
/// (EENavigator's `willDismiss(animated:)`.)
@MainActor
public protocol ClosingPage: NavigationPage {
    /// Called once before the page closes, or after the user has closed it by hand.
    ///
    /// - Parameter isAnimated: Whether the page closes with an animation.
    func willClose(isAnimated: Bool)
}

/// A page that may refuse to close, for example because of unsaved changes.
@MainActor
public protocol GuardedPage: NavigationPage {
    /// Whether the page may close now. The operation waits for the answer.
    func shouldClose() async -> Bool
}

/// A page that gives a result to the code that presented it.
///
/// ```swift
/// final class PhotoPicker: ResultPage {
///     let result = PageResult<Photo>()
///     func tapped(_ photo: Photo) { result.finish(photo) }
/// }
///
/// let photo = try await navigator.present(.pickPhoto())  // nil if the user closes the page
/// ```
@MainActor
public protocol ResultPage: NavigationPage {
    /// The type of the result.
    associatedtype Value: Sendable

    /// The result, which the page finishes.
    var result: PageResult<Value> { get }
}

/// The result of a page, which the page gives at most once.
@MainActor
public final class PageResult<Value: Sendable> {
    private(set) var value: Value?
    private var onFinish: (@MainActor () -> Void)?

    /// Creates a result that the page has not given.
    nonisolated public init() {}

    /// Gives the result and closes the page, without asking whether it may close.
    ///
    /// Only the first result counts.
    public func finish(_ value: Value) {
        guard self.value == nil else { return }
        self.value = value
        onFinish?()
        onFinish = nil
    }

    /// Calls a closure when the page gives its result, or immediately if it has.
    func whenFinished(_ body: @escaping @MainActor () -> Void) {
        if value == nil { onFinish = body } else { body() }
    }
}
