import Testing

/// Tests that build packages with each build system, or with the tool's sources: one after the other, in folders that
/// `BuildTests` does not use, beside which they run.
@Suite(.serialized, .onOwnThread) enum BuildSystemTests {}
