#!/usr/bin/env bash
# Tests the page of routes in headless Chromium, which Selenium drives.
#
#   Fixtures/RoutePage/test.sh ROUTEGEN CASES
#
# ROUTEGEN is the tool, which `swift build --product routegen` builds. CASES is the folder that the test RoutePageCases
# writes. Debian's packages chromium, chromium-driver and python3-selenium have all that is needed.
set -euo pipefail
routegen=$(realpath "$1")
cases=$(realpath "$2")
cd "$(dirname "$0")"
export PYTHONDONTWRITEBYTECODE=1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# The pages, with the maps beside them.
superapp=(--config ../SuperApp/Sources/SuperApp/routegen.json)
for module in ../SuperApp/Sources/*; do superapp+=(--module "$(basename "$module")=$module"); done
"$routegen" map --module Chat=../SuperApp/Sources/Chat --output "$folder/old.json"
for format in html json; do
    "$routegen" map "${superapp[@]}" --root ../SuperApp --format "$format" --output "$folder/SuperApp.$format" \
        --app SuperApp --app-version 1.0 --date 2026-11-25 --since "$folder/old.json"
    "$routegen" map --module Hostile=Sources --format "$format" --output "$folder/Hostile.$format"
done

# URLs that match routes, that rules rewrite, and that nearly match. Not all match, so the exit status is 1.
urls=(//chat/5 superapp://chat/5/12?from=mail //chat/abc //chat/unread /chat/5 //caht/5 "//search?q=caf%C3%A9" //nothing
    https://superapp.example/chat/5 https://other.example/chat/5 https:/chat/5 other://chat/5 "//web/a/b?x=1#y" //chat/%zz
    https://shop.example/products/5 https://shop.example/products/x //shop/sale)
while read -r url; do urls+=("$url"); done < <(/usr/bin/python3 -c '
import json, sys
for route in json.load(open(sys.argv[1]))["routes"]:
    if route["example"]: print(route["example"])
' "$folder/SuperApp.json")
"$routegen" match "${superapp[@]}" --format json "${urls[@]}" >"$folder/SuperApp.jsonl" || [ $? -eq 1 ]

# The tests ask the tool about the URLs that the page offers.
ROUTE_PAGE_TOOL=$(printf '%s\n' "$routegen" "${superapp[@]}") \
    /usr/bin/python3 page.py "$folder/SuperApp" "$folder/Hostile"
/usr/bin/python3 reader.py "$cases"
