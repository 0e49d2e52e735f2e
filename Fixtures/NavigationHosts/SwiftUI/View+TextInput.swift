/// The keyboard of a field, which SwiftUI has from UIKit.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case URL = 3
}

public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
}

// A model has no keyboard, so these only have the signatures.
extension View {
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    @available(macOS, unavailable)
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

    @available(macOS, unavailable)
    @available(watchOS, unavailable)
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
