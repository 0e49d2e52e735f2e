import GoldenSupport

/// What the three routers promise, row by row; `Documentation/Lineage.md` lists the rows.
public enum SeedsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        await KhalaCalls.make(transcript)
        await EENavigatorCalls.make(transcript)
        await TheRouterCalls.make(transcript)
    }
}
