#!/bin/bash
# Measures what RouteGen adds to the debug build of a synthetic app: builds it with RouteGen and without, cleanly, then with a new plan, then with
# nothing to do, and takes the time of the tool's runs by themselves.
#
#   Benchmarks/large-builds.sh [MODULES] [ROUTES PER MODULE] [PLAIN FILES PER MARKED FILE] [FOLDER]
#
# ROUTEGEN, if it is set, is the checkout of RouteGen that the app uses; else it is this one, in which nothing may be changed meanwhile.
# PACKAGES, if it is set, spreads the modules over so many packages; else all are in the app's own.
# SCRATCH, if it is set, is a scratch folder in which RouteGen is built already.
# Processor time is that of the build and all that it starts, which a busy machine disturbs less than the time on the clock.
set -euo pipefail
cd "$(dirname "$0")/.."

modules=${1:-40}
routes=${2:-50}
plain=${3:-19}
folder=${4:-$(mktemp -d)}
root=${ROUTEGEN:-$PWD}
packages=${PACKAGES:-0}
generator=${SYNTHETIC_APP:-}
if [ -z "$generator" ]; then
    swift build --package-path Benchmarks --product SyntheticApp >&2
    generator=Benchmarks/.build/debug/SyntheticApp
fi

# The seconds on the clock and of the processor that a command takes.
measured() {
    local TIMEFORMAT='%R %U %S'
    if ! { time "$@" >"$folder/log.txt" 2>&1; } 2>"$folder/time.txt"; then
        tail -n 40 "$folder/log.txt" >&2
        return 1
    fi
    awk '{ printf "%.2f %.2f", $1, $2 + $3 }' "$folder/time.txt"
}

scratch=${SCRATCH:-$folder/with/.build}
build() {
    local place=$scratch
    [ "$1" = with ] || place=$folder/without/.build
    measured swift build --package-path "$folder/$1" --scratch-path "$place"
}

mkdir -p "$folder"
shape=(--modules "$modules" --routes "$routes" --plain-files "$plain" --packages "$packages")
"$generator" --output "$folder/with" "${shape[@]}" --routegen "$root"
"$generator" --output "$folder/without" "${shape[@]}"
sources() { find "$folder/without" -path '*/Sources/*.swift' "$@"; }
echo "$modules modules in $packages packages of their own, $((modules * routes)) routes, $(sources | wc -l) files, $(sources -exec cat {} + | wc -l) lines"

# The tool and the runtime are built once for many clean builds of an app; here they are built ahead.
cost=$(measured swift build --package-path "$folder/with" --scratch-path "$scratch" --product routegen)
echo "RouteGen itself, tool and runtime: $cost s (clock, processor)"
build with >/dev/null
rm -rf "$scratch"/*/debug/{App,Feature,SharedModels}*.build "$scratch"/*/debug/Modules/{App,Feature,SharedModels}* \
    "$scratch"/*/debug/App "$scratch"/plugins/outputs
# Only a new plan writes the lists of the plugin again.
touch "$folder/with/Package.swift"
cost=$(build with)
echo "clean build with RouteGen, built ahead: $cost s"
rm -rf "$folder/without/.build"
cost=$(build without)
echo "clean build without RouteGen: $cost s"

runs() {
    # The native build system's plan has the commands, each as an array of JSON.
    python3 - "$scratch"/debug.yaml <<'END'
import json, subprocess, sys

for line in open(sys.argv[1]):
    if line.strip().startswith("args: [") and '"generate"' in line:
        subprocess.run(json.loads(line.strip()[len("args: "):]), check=True)
END
}
cost=$(measured runs)
echo "the tool's runs alone: $cost s"

# Does the same several times with both apps; the least of them is the least disturbed.
repeatedly() {
    for _ in 1 2 3 4; do
        if [ "$1" = "planned again" ]; then touch "$folder"/*/Package.swift; fi
        local with without
        with=$(build with)
        without=$(build without)
        echo "$1, with RouteGen and without: $with   $without s"
    done
}
repeatedly "planned again"
repeatedly "nothing to do"
