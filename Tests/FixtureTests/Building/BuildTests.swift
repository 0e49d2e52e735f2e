import Testing

/// Tests that build packages: one after the other, as they share the folder that is built into.
///
/// `CompilerTests` run beside them.
@Suite(.serialized, .onOwnThread) enum BuildTests {}
