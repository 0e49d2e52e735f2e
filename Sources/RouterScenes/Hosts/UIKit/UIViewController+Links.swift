#if canImport(UIKit) && !os(watchOS)
    public import UIKit

    // Not an extension of `UIViewController`, so that a class can have a property of this name.
    extension NSObjectProtocol where Self: UIViewController {
        /// The links of the scene that shows the controller; `nil` while no ``SceneCoordinator`` does.
        ///
        /// ```swift
        /// addButton("Offer") { [weak self] in self?.links?.push(.productController(productID: 5)) }
        /// ```
        ///
        /// - Complexity: O(*n*) in the number of controllers that contain or present this one.
        @MainActor public var links: (any SceneLinks)? {
            sequence(first: self as UIViewController) { $0.parent ?? $0.presentingViewController }.lazy
                .compactMap { scenes[ObjectIdentifier($0)]?.links }.first
        }
    }

    extension UIViewController {
        /// Says that the controller shows the scene of a model.
        func register(_ links: any SceneLinks) {
            scenes = scenes.filter { $0.value.container != nil }
            scenes[ObjectIdentifier(self)] = ShownLinks(container: self, links: links)
        }
    }

    /// The scenes by their containers.
    @MainActor private var scenes: [ObjectIdentifier: ShownLinks] = [:]

    private struct ShownLinks {
        weak var container: UIViewController?
        weak var links: (any SceneLinks)?
    }
#endif
