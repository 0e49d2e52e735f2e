#!/bin/bash
# Measures what a clean build of an app costs: an app with neither routes nor macros, one with a route, whose tool is built
# from its sources or is prebuilt (a bundle of `Scripts/make-artifact-bundle`), and one with an empty macro. Builds each in
# debug and in release, under both build systems. Prints processor time, which a busy machine disturbs less than the time
# on the clock.
#
#   Benchmarks/clean-builds.sh [BUNDLE [FOLDER]]
#
# The packages that the apps depend on are fetched beforehand. Nothing in this checkout may be changed meanwhile.
set -euo pipefail
cd "$(dirname "$0")/.."
routegen=$PWD
folder=${2:-$(mktemp -d)}
bundle=${1:-$folder/routegen.artifactbundle}

package() {
    local app=$1 imports=$2 dependency=$3 targets=$4
    mkdir -p "$folder/$app/Sources/App"
    cat >"$folder/$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.1

$imports

let package = Package(
    name: "App",
    platforms: [.iOS(.v15), .macOS(.v12)],
    dependencies: [$dependency],
    targets: [
$targets
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST
}

package plain "import PackageDescription" "" '        .executableTarget(name: "App")'
cat >"$folder/plain/Sources/App/App.swift" <<'SOURCE'
@main
struct App {
    static func main() { print("chat 5") }
}
SOURCE

package route "import PackageDescription" ".package(name: \"RouteGen\", path: \"$routegen\")" '        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )'
cat >"$folder/route/Sources/App/App.swift" <<'SOURCE'
import RouterRuntime

/// @route //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

@main
struct App {
    static func main() throws { print(try Router(.app).call(.openChat(chatID: 5))) }
}
SOURCE

package macro "import CompilerPluginSupport
import PackageDescription" '.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")' '        .macro(
            name: "Macros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        .executableTarget(name: "App", dependencies: ["Macros"])'
mkdir -p "$folder/macro/Sources/Macros"
cat >"$folder/macro/Sources/Macros/Macros.swift" <<'SOURCE'
import SwiftCompilerPlugin
import SwiftSyntax
import SwiftSyntaxMacros

public struct Chat: ExpressionMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax {
        "\"chat 5\""
    }
}

@main
struct Macros: CompilerPlugin {
    let providingMacros: [Macro.Type] = [Chat.self]
}
SOURCE
cat >"$folder/macro/Sources/App/App.swift" <<'SOURCE'
@freestanding(expression) macro chat() -> String = #externalMacro(module: "Macros", type: "Chat")

@main
struct App {
    static func main() { print(#chat) }
}
SOURCE

if [ ! -e "$bundle" ]; then Scripts/make-artifact-bundle "$bundle" >&2; fi
bundle=$(cd "$bundle" && pwd)

# The seconds of processor time of a command and all that it starts.
processor_seconds() {
    local TIMEFORMAT='%U %S'
    if ! { time "$@" >"$folder/log.txt" 2>&1; } 2>"$folder/time.txt"; then
        tail -n 40 "$folder/log.txt" >&2
        return 1
    fi
    awk '{ printf "%.0f", $1 + $2 }' "$folder/time.txt"
}

for app in plain route macro; do
    swift package --package-path "$folder/$app" resolve >/dev/null 2>&1
done
build() {
    rm -rf "$folder/$1/.build/out" "$folder/$1/.build"/*/{debug,release} "$folder/$1/.build"/plugins
    processor_seconds swift build --package-path "$folder/$1" --build-system "$system" -c "$configuration"
}
printf '%-10s  %-7s  %7s  %5s  %8s  %5s  %13s\n' system build neither route prebuilt macro 'route / macro'
for system in native swiftbuild; do
    for configuration in debug release; do
        neither=$(build plain)
        route=$(build route)
        prebuilt=$(ROUTEGEN_BINARY=$bundle build route)
        macro=$(build macro)
        printf '%-10s  %-7s  %7s  %5s  %8s  %5s  %13s\n' "$system" "$configuration" "$neither" "$route" "$prebuilt" \
            "$macro" "$(awk -v route="$route" -v macro="$macro" 'BEGIN { printf "%.2f", route / macro }')"
    done
done
