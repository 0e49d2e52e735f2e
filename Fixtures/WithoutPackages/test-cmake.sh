#!/usr/bin/env bash
# Builds the app with CMake and Ninja, and checks what is built after changes.
#
#   Fixtures/WithoutPackages/test-cmake.sh ROUTEGEN
#
# ROUTEGEN is the tool, which `swift build --product routegen` builds.
set -euo pipefail
routegen=$(realpath "$1")
cd "$(dirname "$0")"
libraries=$(realpath ../../Sources)
# The checks change sources, so they use a copy. Its path has a space.
folder=$(mktemp -d "${TMPDIR:-/tmp}/routegen cmake.XXXXXX")
trap 'rm -rf "$folder"' EXIT
cp -R . "$folder/Source"
cd "$folder"

failed() {
    echo "test-cmake.sh: $1" >&2
    cat log >&2
    exit 1
}

build() { cmake --build Build >log 2>&1 || failed "the build fails"; }
expect_log() { grep -q "$1" log || failed "expected '$1' in the log of the build"; }
expect_output() { [ "$(Build/App)" = "$1" ] || failed "the app prints '$(Build/App)' instead of '$1'"; }

# A build without a change does nothing.
expect_settled() {
    build
    expect_log "no work to do"
}

cmake -G Ninja -S Source -B Build -DROUTEGEN="$routegen" -DROUTEGEN_SOURCES="$libraries" >log 2>&1 \
    || failed "CMake refuses the project"
build
expect_log "Generating the routes of App"
expect_output $'chat 5\nhere: chat 2'
expect_settled

# The compiler's driver compares modification dates in whole seconds with the time of the last build, and skips a file
# that changes within that second.
wait_for_next_second() { sleep 1; }

wait_for_next_second
# A new handler changes the routes of its module, of the interface and of the app, and no others.
printf '\n/// @route //chat/5\nfunc openFifth() -> String { "the fifth" }\n' >>Source/Sources/Chat/Chat.swift
build
for module in Chat ChatRoutes App; do expect_log "Generating the routes of $module\$"; done
if grep -q "Generating the routes of Maps" log; then failed "a change in Chat generates the routes of Maps"; fi
expect_output $'the fifth\nhere: chat 2'
expect_settled

wait_for_next_second
# A configuration that did not exist before.
echo '{ "own": "none" }' >Source/Sources/Maps/routegen.json
build
expect_log "Generating the routes of Maps"
expect_settled
echo "CMake and Ninja build what a change affects, and nothing else."
