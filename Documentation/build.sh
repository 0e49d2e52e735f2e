#!/usr/bin/env bash
# Builds the documentation into a folder: an archive for each library, and one for the tutorials. Links that lead nowhere
# are errors.
#
#   Documentation/build.sh [OUTPUT]        default: .build/documentation
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/.build/documentation}
mkdir -p "$output"
output=$(cd "$output" && pwd)

if command -v docc >/dev/null; then docc=(docc); else docc=(xcrun docc); fi

# A library's page includes what it exports from the modules below it.
swift build --package-path "$root"
modules=$(swift build --package-path "$root" --show-bin-path)/Modules
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)
exports() {
    case $1 in
        RouterRuntime) echo RouteTables ;;
        RouterDynamic) echo RoutePatterns ;;
    esac
}

for library in RouterRuntime RouterDynamic RouterFoundation RouterNavigation RouterTestSupport; do
    symbols=$(mktemp -d)
    swift symbolgraph-extract -module-name "$library" -I "$modules" -target "$target" -output-dir "$symbols" \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
        -experimental-allowed-reexported-modules="$(exports "$library")"
    "${docc[@]}" convert "$root/Sources/$library/$library.docc" \
        --additional-symbol-graph-dir "$symbols" \
        --fallback-display-name "$library" \
        --fallback-bundle-identifier "$library" \
        --warnings-as-errors \
        --output-path "$output/$library.doccarchive"
    rm -r "$symbols"
done
"${docc[@]}" convert "$root/Documentation/Tutorials.docc" \
    --fallback-display-name RouteGen \
    --fallback-bundle-identifier RouteGen \
    --warnings-as-errors \
    --output-path "$output/Tutorials.doccarchive"
echo "The documentation is in $output."
