extension View {
    public func accessibilityLabel(_ label: Text) -> some View { adding { _ in .label(label.content) } }
}

extension Interface {
    /// What VoiceOver says of the buttons of the page that the user touches, the first ones being in its bar.
    public var buttonLabels: [String] {
        var labels: [String] = []
        touchedPage?.visit { node in
            guard case .button = node.role else { return true }
            var label = node.text
            node.visit { part in
                if case .label(let text) = part.role { label = text }
                return true
            }
            labels.append(label)
            return true
        }
        return labels
    }
}
