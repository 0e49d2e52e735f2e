import RouterRuntime

/// An object that no two isolations may use.
final class Draft {
    var edits = 0
}

/// A handler that a draft goes to.
///
/// @route //edit
func edit(draft: Draft) -> Int { draft.edits }

/// A handler that a draft goes to.
///
/// @route //show
@MainActor func show(draft: Draft) -> Int { draft.edits }

/// A handler that a draft goes to.
///
/// @route //wait
@MainActor func wait(draft: Draft) async -> Int { draft.edits }

/// A handler that a draft goes to.
///
/// @route //keep
func keep(draft: sending Draft) {}

/// A handler that a draft goes to.
///
/// @route //report
func report(done: @escaping () -> Void) { done() }

actor Archive {
    private var drafts: [Draft] = []

    init() {}

    /// A handler that a draft goes to.
    ///
    /// @route //archive
    func add(draft: Draft) { drafts.append(draft) }
}

// Each line with an error is a data race.

func editAfterSending(_ router: Router) throws {
    let draft = Draft()
    let route: Route<Int> = .edit(draft: draft)  // error: sending 'draft'
    try router.call(route)
    draft.edits = 1
}

func makeElsewhere(_ router: Router) async throws {
    let draft = Draft()
    try await router.open(.show(draft: draft))  // error: sending 'draft'
    draft.edits = 1
}

func editWhatWasKept(_ router: Router) throws {
    let draft = Draft()
    try router.store.keep(draft: draft)  // error: sending 'draft'
    draft.edits = 1
}

func editWhatAnActorHas(_ router: Router) async throws {
    let draft = Draft()
    try await router.store.archive.add(draft: draft)  // error: sending 'draft'
    draft.edits = 1
}

func editInCallback(_ router: Router) async throws {
    let draft = Draft()
    try await router.open("//report", callbacks: [RouteCallback { draft.edits += 1 }])  // error: sending value
    draft.edits = 1
}

// No line here is one.

func editAfterStore(_ router: Router) throws -> Int {
    let draft = Draft()
    for _ in 0..<2 { _ = try router.store.edit(draft: draft) }
    draft.edits = 1
    try router.store.report { draft.edits += 1 }
    try router.call("//report", callbacks: [RouteCallback { draft.edits += 1 }])
    return draft.edits
}

@MainActor func editOnMainActor(_ router: Router) async throws -> Int {
    let draft = Draft()
    let route: Route<Int> = .show(draft: draft)
    for _ in 0..<2 { try router.call(route) }
    try await router.open(.wait(draft: draft))
    try router.store.show(draft: draft)
    draft.edits = 1
    return draft.edits
}

func callAtOnce(_ router: Router) async {
    let route: Route<Int> = .edit(draft: Draft())
    await withTaskGroup { group in
        for _ in 0..<2 { group.addTask { _ = try? router.call(route) } }
    }
}
