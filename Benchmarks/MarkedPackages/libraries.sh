#!/usr/bin/env bash
# Puts the newest sources of libraries that depend on no other package into SOURCES, a folder for each module.
#
#   libraries.sh SOURCES
set -euo pipefail
sources=${1:?the folder is missing}
mkdir -p "$sources"
clone=$(mktemp -d)
trap 'rm -rf "$clone"' EXIT
while read -r name module folder; do
    [ -d "$sources/$module" ] && continue
    url=https://github.com/$name
    version=$(git ls-remote --tags --sort=-version:refname "$url" | sed 's|.*refs/tags/||' | grep -v -e - -e '\^{}' | head -n 1)
    git -c advice.detachedHead=false clone -q --depth 1 --branch "$version" "$url" "$clone/$module"
    cp -R "$clone/$module/$folder" "$sources/$module"
    echo "$name $version"
done <<'END'
apple/swift-http-types HTTPTypes Sources/HTTPTypes
apple/swift-log Logging Sources/Logging
attaswift/BigInt BigInt Sources
hummingbird-project/swift-mustache Mustache Sources/Mustache
kylef/PathKit PathKit Sources
kylef/Spectre Spectre Sources/Spectre
onevcat/Rainbow Rainbow Sources
swiftcsv/SwiftCSV SwiftCSV SwiftCSV
END
