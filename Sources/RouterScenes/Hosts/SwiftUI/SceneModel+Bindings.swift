#if canImport(SwiftUI)
    public import RouterPlans

    extension SceneModel {
        /// The selected tab, for the selection of a `TabView` whose views have a `TabID` as their tag.
        ///
        /// A tab that the user taps keeps the modals.
        public var tab: TabID {
            get { display.shown.tab ?? "" }
            set { display.takeTab(newValue) }
        }

        /// The screens above the root of a stack, of which the user removes some by going back.
        subscript(path place: ScenePlace) -> [Screen] {
            get { display.shown.paths[place]?.compactMap(\.screen) ?? [] }
            set { display.takePath(newValue, in: place) }
        }

        /// The modal above a number of others, if it has one of some styles; `nil` when the user dismisses it.
        subscript(modalAbove count: Int, styles: Set<ModalStyle>) -> ShownModal<Screen>? {
            get {
                guard count < display.shown.modals.count else { return nil }
                let modal = display.shown.modals[count]
                return !modal.isClosing && styles.contains(modal.stack.style ?? .sheet) ? modal : nil
            }
            set {
                guard newValue == nil, count < display.shown.modals.count,
                    styles.contains(display.shown.modals[count].stack.style ?? .sheet)
                else { return }
                display.takeDismissal(above: count)
            }
        }
    }
#endif
