import RouterRuntime
@testable import TestableModels

/// Opens a draft.
///
/// @route //drafts/open
func open(draft: Draft) -> String { draft.text }

/// Names nothing of the other module.
///
/// @route //drafts/:id
func open(id: Int, request: RouteRequest) -> String { "draft \(id)" }
