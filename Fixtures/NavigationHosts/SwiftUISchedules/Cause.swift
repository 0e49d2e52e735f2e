import Model

/// What goes wrong, with the invariant that does not hold.
enum Cause: String {
    case closingIsEmpty, closingChanges, pageIsEmpty, windowIsEmpty
    case modalStands, modalIsMissing, stackDiffers, foreignIsUnknown, foreignIsNotShown
    case wrongWindow, wrongStack, bothWindows, tapIsLost
    case pageIsKept, operationIsLost, operationEndsTwice, linkActsTwice, tapActsTwice, hiddenBackActs
    case completesOffMain, publishesInUpdate

    var invariant: Invariant {
        switch self {
        case .closingIsEmpty, .pageIsEmpty, .windowIsEmpty: .nothingIsEmpty
        case .closingChanges: .closingKeepsContent
        case .modalStands, .modalIsMissing, .stackDiffers, .foreignIsUnknown, .foreignIsNotShown: .stateIsShown
        case .wrongWindow, .wrongStack, .bothWindows, .tapIsLost, .hiddenBackActs: .tapsActWhereTheyAreSeen
        case .pageIsKept: .pagesAreReleased
        case .operationIsLost: .operationsAreNotLost
        case .operationEndsTwice, .linkActsTwice, .tapActsTwice: .operationsEndOnce
        case .completesOffMain, .publishesInUpdate: .noExceptions
        }
    }
}
