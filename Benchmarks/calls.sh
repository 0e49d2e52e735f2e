#!/usr/bin/env bash
# Counts the instructions of each kind of call in a release build, and fails if there are more than there may be. Counts do
# not depend on what else the machine does. Needs valgrind, and an x86-64 processor, since the limits are for its code.
#
#   Benchmarks/calls.sh ROUTEGEN
#
# ROUTEGEN is the tool, which generates the code that is called.
set -euo pipefail
tool=$(realpath "${1:?the tool is missing}")
cd "$(dirname "$0")/.."

package=.build/call-cost
mkdir -p "$package"
cp -R Benchmarks/CallCost/. "$package"
"$tool" generate --executable --module CallCost="$package/Sources/CallCost" --output "$package/Sources/CallCost/Generated.swift"
ROUTEGEN=$PWD swift build -c release --package-path "$package" >"$package/log.txt" || {
    cat "$package/log.txt"
    exit 1
}
built=$(ROUTEGEN=$PWD swift build -c release --package-path "$package" --show-bin-path)
# Valgrind cannot read the debugging information.
strip --strip-debug -o "$package/CallCost" "$built/CallCost"

status=0 nothing=
# count KIND LIMIT
count() {
    local output instructions
    output=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$package/CallCost" "$1" 2>&1)
    instructions=$(sed -n 's/.*Collected : *//p' <<<"$output")
    if [ -z "$nothing" ]; then
        nothing=$instructions
        return
    fi
    local each=$(((instructions - nothing) / 10000))
    printf '%6d instructions, at most %6d: %s\n' "$each" "$2" "$1"
    if [ "$each" -gt "$2" ]; then status=1; fi
}

count "nothing" 0
count "by URL" 3000
count "typed, with one value" 1185
count "typed, with two values" 1320
count "function of the store" 1235
count "function of the store, with an object" 1890
count "function of the store, with a closure" 2330
count "typed, with a closure" 6530
count "by URL, with a closure" 19130
exit "$status"
