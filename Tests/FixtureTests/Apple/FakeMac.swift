import Foundation
import Testing

/// A folder with `Scripts/check-apple`, and commands in place of those of a Mac, which do just enough to pass.
struct FakeMac {
    private let folder: TemporaryFolder

    /// Makes the folder.
    ///
    /// The exceptions are cases of a shell's `case` about a command with its arguments. They come before all others.
    init(_ exceptions: String = "") throws {
        folder = try TemporaryFolder()
        let script = SwiftBuild.root.appendingPathComponent("Scripts/check-apple")
        try folder.write(Data(contentsOf: script), to: "Scripts/check-apple")
        try folder.write(Self.command.replacing("# exceptions", with: exceptions).utf8, to: "bin/command")
        for name in ["uname", "swift", "xcodebuild", "xcodegen", "xcrun", "codesign", "lipo"] {
            let link = folder.url.appendingPathComponent("bin/\(name)").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "command")
        }
        try folder.write("#!/bin/sh\nmkdir -p \"$1/macos\"\n".utf8, to: "Scripts/make-artifact-bundle")
        try folder.write("#!/bin/sh\n".utf8, to: "built/routegen")
        for package in ["NavigationHosts/GettingStarted/Features", "XcodeApp/Modules"] {
            try folder.write("".utf8, to: "Fixtures/\(package)/Package.swift")
        }
        for name in ["Scripts/check-apple", "Scripts/make-artifact-bundle", "bin/command", "built/routegen"] {
            let path = folder.url.appendingPathComponent(name).path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
    }

    /// Runs the script with its stages.
    func run(_ stages: String...) throws -> ProcessOutcome {
        let path = "PATH=\(folder.url.path)/bin:/usr/bin:/bin"
        let script = folder.url.appendingPathComponent("Scripts/check-apple").path
        return try ProcessOutcome(running: "/usr/bin/env", [path, "bash", script] + stages, in: folder.url)
    }

    /// The calls of the commands, with their arguments.
    func calls() throws -> [String] {
        try folder.text("calls.txt").split(separator: "\n").map(String.init)
    }

    private static let command = #"""
        #!/bin/sh
        root=$(cd "$(dirname "$0")/.." && pwd)
        call="$(basename "$0") $*"
        echo "$call" >>"$root/calls.txt"
        option() { printf '%s' "$call" | sed -n "s/.* $1 \([^ ]*\).*/\1/p"; }
        table() {
            mkdir -p "$(option -derivedDataPath)"
            printf 'RouteDispatchers.%s \n' $2 >"$(option -derivedDataPath)/$1+Routes.generated.swift"
        }
        case $call in
        # exceptions
        "uname "*) echo Darwin ;;
        *" --show-bin-path") echo "$root/built" ;;
        "swift package "*" routes map "*) echo '# Routes messenger://chat/5' ;;
        "xcrun "*" --show-sdk-version") echo 26.1 ;;
        "xcrun simctl list devices available iOS 26.1")
            echo '    iPhone 16 (00000000-0000-0000-0000-000000000016) (Shutdown) '
            echo '    iPhone 17 Pro (00000000-0000-0000-0000-000000000017) (Booted) '
            echo '    iPad Pro (00000000-0000-0000-0000-000000000020) (Shutdown) '
            ;;
        "xcodebuild -version") echo 'Xcode 27.0' ;;
        "xcodebuild "*" COMPILATION_CACHE_ENABLE_CACHING=YES "*) echo 'note: 12 hits / 12 cacheable tasks (100%)' ;;
        "xcodebuild "*" -scheme XcodeApp "*" archive "*)
            archive=$(option -archivePath)/Products/Applications/XcodeApp.app
            mkdir -p "$archive/PlugIns/Share.appex" "$archive/AppClips/Clip.app"
            ;;
        "xcodebuild "*" -scheme XcodeApp "*" build "*)
            if [ ! -e "$(option -derivedDataPath)" ]; then
                table AppRoutes 'chat shop'
                table Clip 'clip account chat'
            fi
            ;;
        "xcodebuild "*" -scheme Recipe "*)
            mkdir -p Fixtures/XcodeApp/Derived
            echo '//catalog/:page' >Fixtures/XcodeApp/Derived/Recipe+Routes.generated.swift
            ;;
        esac

        """#
}
