#!/usr/bin/env bash
# Measures debug builds of an app of features with 15 routes each: with one interface for all, with one for each feature, and
# with navigation written by hand. Builds each cleanly, twice with nothing to do, and after a route more in one feature. Prints the processor time of the
# build and all that it starts, which a busy machine disturbs less than the time on the clock, and the files that it compiles,
# which nothing disturbs. Then it prints both for a one-route app whose tool is built from its sources.
#
#   Benchmarks/build-cost.sh [--features NUMBER] [BUNDLE [FOLDER]]
#
# BUNDLE is one of `Scripts/make-artifact-bundle`; without it, a bundle is made. Nothing in this checkout may be changed
# meanwhile. Takes some minutes on an idle machine.
set -euo pipefail
cd "$(dirname "$0")/.."
features=20
if [ "${1:-}" = --features ]; then
    features=$2
    shift 2
fi
folder=${2:-$(mktemp -d)}
mkdir -p "$folder/generator"
bundle=${1:-$folder/routegen.artifactbundle}
if [ ! -e "$bundle" ]; then Scripts/make-artifact-bundle "$bundle" >&2; fi
bundle=$(cd "$bundle" && pwd)
root=$PWD
(
    cd "$folder/generator"
    swiftc -package-name Benchmarks -parse-as-library -swift-version 6 -wmo -module-name SyntheticAppGenerator \
        -emit-module -emit-object -o SyntheticAppGenerator.o "$root"/Benchmarks/Sources/SyntheticAppGenerator/*.swift
    swiftc -package-name Benchmarks -parse-as-library -swift-version 6 -I . -o app \
        "$root"/Benchmarks/Sources/FeatureApp/*.swift SyntheticAppGenerator.o
)

# write APP MORE: the app, with more routes in one feature
write() { "$folder/generator/app" "$1" "$features" "$2" "$root" "$folder/$1"; }

# build APP: the seconds of processor time, and the compiled files
build() {
    local TIMEFORMAT='%U %S'
    if ! { time swift build --build-system native --package-path "$folder/$1" >"$folder/log.txt" 2>&1; } \
        2>"$folder/time.txt"; then
        tail -n 40 "$folder/log.txt" >&2
        return 1
    fi
    awk -v files="$(grep -c '\] Compiling .*\.swift' "$folder/log.txt" || true)" '{ printf "%.1f %d\n", $1 + $2, files }' "$folder/time.txt"
}

# clean APP
clean() {
    rm -rf "$folder/$1/.build"
    swift package --package-path "$folder/$1" resolve >/dev/null 2>&1
    build "$1"
}

printf '%-7s  %-6s  %7s  %5s\n' build app seconds files
export ROUTEGEN_BINARY=$bundle
for app in one each hand; do
    write $app 0
    read -r seconds files < <(clean $app)
    printf '%-7s  %-6s  %7s  %5s\n' clean $app "$seconds" "$files"
    # The first build after a clean one is planned anew, since generated files exist now.
    for again in planned nothing; do
        read -r seconds files < <(build $app)
        printf '%-7s  %-6s  %7s  %5s\n' $again $app "$seconds" "$files"
    done
    for more in 1 2 3; do
        write $app $more
        read -r seconds files < <(build $app)
        printf '%-7s  %-6s  %7s  %5s\n' route $app "$seconds" "$files"
    done
done | tee "$folder/results.txt"
awk '{ key = $1 " " $2; if (!(key in least) || $3 < least[key]) least[key] = $3 }
    END {
        split("clean one:clean each:route one:route each", keys, ":")
        for (i = 1; i in keys; i++) {
            split(keys[i], parts, " ")
            printf "%s: %.2f of by hand\n", keys[i], least[keys[i]] / least[parts[1] " hand"]
        }
    }' "$folder/results.txt"

unset ROUTEGEN_BINARY
mkdir -p "$folder/small/Sources/App"
cat >"$folder/small/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "RouteGen", path: "$root")],
    targets: [
        .executableTarget(
            name: "App",
            dependencies: [.product(name: "RouterRuntime", package: "RouteGen")],
            plugins: [.plugin(name: "RouteGen", package: "RouteGen")]
        )
    ]
)
MANIFEST
cat >"$folder/small/Sources/App/App.swift" <<'SOURCE'
import RouterRuntime

/// @route //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

@main
struct App {
    static func main() throws { print(try Router(.app).call(.openChat(chatID: 5))) }
}
SOURCE
read -r seconds files < <(clean small)
echo "a one-route app with the tool from its sources: $seconds s, $files files"
