#!/usr/bin/env bash
# Builds the documentation of the libraries into a folder, one archive a library; links that lead nowhere are errors.
#
#   Documentation/build.sh [OUTPUT]        default: .build/documentation
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/.build/documentation}
mkdir -p "$output"
output=$(cd "$output" && pwd)

if command -v docc >/dev/null; then docc=(docc); else docc=(xcrun docc); fi

swift package --package-path "$root" dump-symbol-graph --minimum-access-level public --skip-synthesized-members \
    --emit-extension-block-symbols
graphs=$(swift build --package-path "$root" --show-bin-path)
graphs=$(dirname "$graphs")/symbolgraph

for library in RouterRuntime RouterFoundation; do
    symbols=$(mktemp -d)
    cp "$graphs/$library".symbols.json "$graphs/$library"@*.symbols.json "$symbols"
    "${docc[@]}" convert "$root/Sources/$library/$library.docc" \
        --additional-symbol-graph-dir "$symbols" \
        --fallback-display-name "$library" \
        --fallback-bundle-identifier "$library" \
        --warnings-as-errors \
        --output-path "$output/$library.doccarchive"
    rm -r "$symbols"
done
echo "The documentation is in $output."
