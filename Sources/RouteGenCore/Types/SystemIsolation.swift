/// The classes and protocols of Apple's user interface frameworks, and of this package, that isolate the types that
/// inherit from them to the main actor.
///
/// A module's sources do not show this, and the compiler only warns of a call from elsewhere, since the frameworks
/// declare it as `@preconcurrency`. Protocols that remove the isolation of their own `View`, such as `Shape`, are not
/// listed.
enum SystemIsolation {
    /// Whether a type that the module does not declare isolates the types that inherit from it.
    ///
    /// - Parameter name: The type's name, with or without that of its module.
    /// - Returns: Whether it is known to. `Leaf.View` is another framework's.
    static func isOnMainActor(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let type = parts.last, parts.count == 1 || frameworks.contains(String(parts[0])) else { return false }
        return types.contains(String(type)) || isViewController(type)
    }

    /// Whether a type of the standard library or Foundation is known to isolate nothing.
    static func isNonisolated(_ name: String) -> Bool {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard let type = parts.last else { return true }
        return parts.count == 1 || parts[0] == "Swift" || parts[0] == "Foundation"
            ? TypeText.standardScalars.contains(String(type)) || nonisolatedTypes.contains(String(type)) : false
    }

    private static let nonisolatedTypes: Set<String> = [
        "Sendable", "SendableMetatype", "~Copyable", "~Escapable", "~Sendable", "AnyObject", "Equatable", "Hashable",
        "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "Error", "LocalizedError", "CustomNSError",
        "CaseIterable", "RawRepresentable", "OptionSet", "SetAlgebra", "CustomStringConvertible",
        "CustomDebugStringConvertible", "LosslessStringConvertible", "TextOutputStream", "Sequence", "Collection",
        "BidirectionalCollection", "RandomAccessCollection", "IteratorProtocol", "AsyncSequence",
        "AsyncIteratorProtocol", "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral",
        "ExpressibleByArrayLiteral", "ExpressibleByNilLiteral", "NSObject", "NSObjectProtocol", "NSCopying",
        "ObservableObject", "RouteModule", "RouteValue",
    ]

    /// Whether it is named as view controllers of all frameworks are: `AVPlayerViewController`.
    static func isViewController(_ type: Substring) -> Bool {
        type.hasSuffix("ViewController") && type.prefix(2).allSatisfy { ("A"..."Z").contains($0) }
    }

    private static let frameworks: Set<String> = [
        "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "WatchKit", "WidgetKit", "TVUIKit", "MapKit", "WebKit", "AVKit",
        "PDFKit", "SafariServices", "MessageUI", "PhotosUI", "ContactsUI", "EventKitUI", "GameKit", "QuickLook",
        "StoreKit", "SpriteKit", "SceneKit", "MetalKit", "CoreAudioKit", "UserNotificationsUI", "Cocoa",
        "RouterNavigation",
    ]

    private static let types: Set<String> = [
        // RouterNavigation.
        "NavigationPage", "LocatingPage", "ClosingPage", "GuardedPage", "ResultPage", "NavigationHost",
        // SwiftUI and WidgetKit.
        "View", "ViewModifier", "App", "Scene", "Commands", "Widget", "WidgetBundle", "ControlWidget",
        "ToolbarContent", "CustomizableToolbarContent", "TableColumnContent", "TableRowContent",
        "AccessibilityRotorContent", "PreviewProvider", "PreviewModifier", "DropDelegate", "ButtonStyle",
        "PrimitiveButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle",
        "GaugeStyle", "GroupBoxStyle", "IndexViewStyle", "LabelStyle", "LabeledContentStyle", "ListStyle", "MenuStyle",
        "NavigationSplitViewStyle", "NavigationViewStyle", "PickerStyle", "ProgressViewStyle", "TabViewStyle",
        "TableStyle", "TextEditorStyle", "TextFieldStyle", "ToggleStyle", "UIViewRepresentable",
        "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
        "WKInterfaceObjectRepresentable", "UIHostingController", "NSHostingController", "NSHostingView",
        // UIKit.
        "UIResponder", "UIApplication", "UIScene", "UIWindowScene", "UIWindow", "UIViewController",
        "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
        "UITableViewController", "UICollectionViewController", "UIAlertController", "UIActivityViewController",
        "UISearchController", "UIDocumentPickerViewController", "UIImagePickerController", "UIPresentationController",
        "UIView", "UIControl", "UIButton", "UILabel", "UITextField", "UITextView", "UIImageView", "UIScrollView",
        "UIStackView", "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
        "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UICollectionViewLayout",
        "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout", "UIVisualEffectView", "UINavigationBar",
        "UITabBar", "UIToolbar", "UISearchBar", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
        "UIDatePicker", "UIPickerView", "UIPageControl", "UIProgressView", "UIActivityIndicatorView",
        "UIRefreshControl",
        "UIInputView", "UIBarItem", "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UIGestureRecognizer",
        "UIMenuController", "UIStoryboard", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
        "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate", "UICollectionViewDataSource",
        "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate", "UINavigationControllerDelegate",
        "UITabBarControllerDelegate", "UISplitViewControllerDelegate", "UIPageViewControllerDataSource",
        "UIPageViewControllerDelegate", "UIAdaptivePresentationControllerDelegate", "UITextFieldDelegate",
        "UITextViewDelegate", "UISearchBarDelegate", "UISearchResultsUpdating", "UIGestureRecognizerDelegate",
        "UIPopoverPresentationControllerDelegate", "UIViewControllerTransitioningDelegate",
        // AppKit.
        "NSResponder", "NSApplication", "NSApplicationDelegate", "NSViewController", "NSSplitViewController",
        "NSTabViewController", "NSView", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSImageView",
        "NSScrollView", "NSStackView", "NSTableView", "NSTableCellView", "NSTableRowView", "NSOutlineView",
        "NSCollectionView", "NSCollectionViewItem", "NSVisualEffectView", "NSWindow", "NSPanel", "NSWindowController",
        "NSWindowDelegate", "NSDocumentController", "NSPopover", "NSMenu", "NSMenuItem", "NSStatusItem", "NSToolbar",
        "NSToolbarItem", "NSTableViewDelegate", "NSTableViewDataSource", "NSTextFieldDelegate",
        // WatchKit and views of other frameworks.
        "WKInterfaceController", "WKApplicationDelegate", "WKExtensionDelegate", "WKHostingController", "WKWebView",
        "WKNavigationDelegate", "WKUIDelegate", "MKMapView", "MKAnnotationView", "MKMapViewDelegate", "MTKView",
        "PDFView", "SCNView", "SKView",
    ]
}
