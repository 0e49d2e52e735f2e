#!/usr/bin/env bash
# Counts the instructions of each kind of call, of a look-up, of plans, and of a page that a navigator opens and closes, in a
# release build. Fails if there are more than Benchmarks/README.md says, or so few that it is to say less. Counts do not
# depend on what else the machine does. Needs valgrind, and an x86-64 processor, since the figures are for its code.
#
#   Benchmarks/calls.sh ROUTEGEN
#
# ROUTEGEN is the tool, which generates the code that is called.
set -euo pipefail
tool=$(realpath "${1:?the tool is missing}")
cd "$(dirname "$0")/.."

package=.build/call-cost
mkdir -p "$package"
rm -rf "$package/Sources" "$package/GitHub"
cp -R Benchmarks/CallCost/. "$package"
sources=$package/Sources/CallCost
for program in CallCost PageCost; do
    folder=$package/Sources/$program
    "$tool" generate --executable --module $program="$folder" --config "$folder/routegen.json" \
        --visible RouterNavigation --output "$folder/Generated.swift"
done
# The routes of GitHub's API: their table alone, and the path of each.
routes=$package/Routes/github.txt
mkdir "$package/GitHub"
awk -F'\t' '{ printf "/// @route %s\nfunc route%d(_ request: RouteRequest) {}\n", $1, NR }' "$routes" \
    >"$package/GitHub/Routes.swift"
"$tool" generate --module GitHub="$package/GitHub" --output "$package/GitHub.swift"
{
    sed -n '/ routes: #"""/,/"""#,/p' "$package/GitHub.swift" | sed 's/routes: /let gitHub: StaticString = /; s/"""#,$/"""#/'
    awk -F'\t' 'BEGIN { print "let gitHubPaths = [" } { printf "    \"%s\",\n", $2 } END { print "]" }' "$routes"
} >"$sources/GitHub.swift"
ROUTEGEN=$PWD swift build -c release --package-path "$package" >"$package/log.txt" || {
    cat "$package/log.txt"
    exit 1
}
built=$(ROUTEGEN=$PWD swift build -c release --package-path "$package" --show-bin-path)

# measure PROGRAM KIND
measure() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$package/$1" "$2" 2>&1 | sed -n 's/.*Collected : *//p'
}

status=0
# report PROGRAM TIMES: the instructions of each kind, which the program repeats so often.
report() {
    # Valgrind cannot read the debugging information.
    strip --strip-debug -o "$package/$1" "$built/$1"
    local kinds nothing each documented
    kinds=$("$package/$1" | grep -vx nothing)
    nothing=$(measure "$1" nothing)
    while IFS= read -r kind; do
        each=$((($(measure "$1" "$kind") - nothing) / $2))
        printf '%6d instructions: %s\n' "$each" "$kind"
        documented=$(sed -n "s/^ *\([0-9]*\) instructions: $kind\$/\1/p" Benchmarks/README.md)
        if ((each * 100 > documented * 101 || each * 100 < documented * 97)); then
            echo "       Benchmarks/README.md says ${documented:-nothing}."
            status=1
        fi
    done <<<"$kinds"
}
report CallCost 10000
report PageCost 1000
exit "$status"
