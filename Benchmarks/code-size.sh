#!/usr/bin/env bash
# Prints how many bytes the router adds to a release build by SwiftPM of an app with one route: its stripped executable,
# without that of the same app without a router. Fails if there are more than Benchmarks/CodeSize.md says, or so few that
# it is to say less. The bytes depend on the toolchain and the processor, not on the machine.
#
#   Benchmarks/code-size.sh ROUTEGEN
#
# ROUTEGEN is the tool, which generates the code of the app with the route.
set -euo pipefail
tool=$(realpath "${1:?the tool is missing}")
cd "$(dirname "$0")/.."

# package NAME: a package with an executable target, whose dependencies are read from standard input
package() {
    mkdir -p ".build/code-size/$1/Sources/App"
    {
        echo '// swift-tools-version: 6.1'
        echo 'import PackageDescription'
        echo "let package = Package(name: \"$1\", platforms: [.macOS(.v12)],"
        cat
        echo ')'
    } >".build/code-size/$1/Package.swift"
}

# size NAME: the bytes of the stripped executable
size() {
    swift build -c release --package-path ".build/code-size/$1" >".build/code-size/$1.txt" 2>&1 || {
        cat ".build/code-size/$1.txt"
        exit 1
    }
    local built
    built=$(swift build -c release --package-path ".build/code-size/$1" --show-bin-path)
    strip -o ".build/code-size/$1.stripped" "$built/App"
    wc -c <".build/code-size/$1.stripped"
}

package Plain <<<'targets: [.executableTarget(name: "App")]'
echo 'print("chat 5")' >.build/code-size/Plain/Sources/App/main.swift

package Routed <<END
dependencies: [.package(name: "RouteGen", path: "$PWD")],
targets: [.executableTarget(name: "App", dependencies: [.product(name: "RouterRuntime", package: "RouteGen")])]
END
cat >.build/code-size/Routed/Sources/App/main.swift <<'END'
import RouterRuntime

/// @route //chat/:chatID(\d+)
func openChat(chatID: Int) -> String { "chat \(chatID)" }

let router = Router(.app)
print(try router.call("//chat/5"))
END
"$tool" generate --executable --module App=.build/code-size/Routed/Sources/App \
    --output .build/code-size/Routed/Sources/App/Generated.swift

plain=$(size Plain)
routed=$(size Routed)
kilobytes=$(((routed - plain + 500) / 1000))
documented=$(sed -n 's/^ *\([0-9]*\) KB: a release build by SwiftPM$/\1/p' Benchmarks/CodeSize.md)
printf '%5d KB: a release build by SwiftPM\n' "$kilobytes"
if ((kilobytes > documented || kilobytes * 10 < documented * 9)); then
    echo "      Benchmarks/CodeSize.md says ${documented:-nothing}."
    exit 1
fi
