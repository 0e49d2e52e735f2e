#!/usr/bin/env bash
# Builds the documentation into a folder: an archive of all libraries and the tutorials, which have one sidebar and one
# search, and the page of SuperApp's routes. Links that lead nowhere are errors. The page index.html of the folder opens
# without a server, and on any.
#
#   Documentation/build.sh [OUTPUT [PRODUCTS]]
#
# OUTPUT is .build/documentation unless it is given. PRODUCTS is the folder of a debug build, which is made without it.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
output=${1:-$root/.build/documentation}
mkdir -p "$output"
output=$(cd "$output" && pwd)

if command -v docc >/dev/null; then docc=(docc); else docc=(xcrun docc); fi

# A library's page includes what it exports from the modules below it.
products=${2:-}
if [ -z "$products" ]; then
    swift build --package-path "$root"
    products=$(swift build --package-path "$root" --show-bin-path)
fi
modules=$products/Modules
target=$(swift -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$/\1/p' | head -1)
exports() {
    case $1 in
        RouterRuntime) echo RouteTables ;;
        RouterDynamic) echo RoutePatterns ;;
    esac
}

archives=$(mktemp -d)
libraries=(RouterRuntime RouterServices RouterPipeline RouterDynamic RouterFoundation RouterPlans RouterScenes RouterNavigation RouterTestSupport RouterInspector)
for library in "${libraries[@]}"; do
    symbols=$(mktemp -d)
    swift symbolgraph-extract -module-name "$library" -I "$modules" -target "$target" -output-dir "$symbols" \
        -minimum-access-level public -skip-synthesized-members -emit-extension-block-symbols \
        -experimental-allowed-reexported-modules="$(exports "$library")"
    "${docc[@]}" convert "$root/Sources/$library/$library.docc" \
        --additional-symbol-graph-dir "$symbols" \
        --fallback-display-name "$library" \
        --fallback-bundle-identifier "$library" \
        --warnings-as-errors \
        --output-path "$archives/$library.doccarchive"
    rm -r "$symbols"
done
"${docc[@]}" convert "$root/Documentation/Tutorials.docc" \
    --fallback-display-name RouteGen \
    --fallback-bundle-identifier RouteGen \
    --warnings-as-errors \
    --output-path "$archives/Tutorials.doccarchive"
site=$output/RouteGen.doccarchive
rm -rf "$site"
"${docc[@]}" merge "$archives"/*.doccarchive --synthesized-landing-page-name RouteGen --output-path "$site"
rm -r "$archives"
# The renderer shows the sidebar of a page's module alone, if there is one of this type, and searches nothing else.
perl -pi -e 's/"type":"module"/"type":"collection"/g' "$site/index/index.json"
tee -a "$site"/css/index.*.css <"$root/Documentation/site.css" >/dev/null
# Pages that open from the folder: beside each index.html, a file that is named after its page and has relative links, and
# beside the data of each page, a script with the same data. Each leads to the first page.
cp "$root/Documentation/folder.js" "$site/folder.js"
find "$site" \( -path '*/data/*.json' -o -path '*/index/index.json' \) -print0 | xargs -0 perl -e '
    local $/;
    for my $name (@ARGV) {
        open(my $input, "<", $name) or die "$name: $!\n";
        $name =~ s/json$/js/;
        open(my $output, ">", $name) or die "$name: $!\n";
        print $output "documentationData = ", <$input>, ";\n";
    }'
find "$site" -mindepth 2 -name index.html -print0 | site=$site xargs -0 perl -e '
    local $/;
    for my $name (@ARGV) {
        open(my $input, "<", $name) or die "$name: $!\n";
        my $page = <$input>;
        $name =~ s{/index(\.html)$}{$1};
        my $folders = substr($name, length $ENV{site}) =~ tr{/}{} - 1;
        my $site = "../" x $folders;
        $page =~ s{<script>var baseUrl = "/"</script>}{<script src="${site}folder.js"></script>} or die "$name\n";
        $page =~ s{(href|src)="/}{$1="$site}g;
        $page =~ s{(<body[^>]*>)}{$1<nav class="site"><a href="${site}../index.html">RouteGen</a></nav>} or die "$name\n";
        open(my $output, ">", $name) or die "$name: $!\n";
        print $output $page;
    }'
sources=()
for module in "$root"/Fixtures/SuperApp/Sources/*; do sources+=(--module "$(basename "$module")=$module"); done
"$products/routegen" map --format html --app SuperApp --root "$root/Fixtures/SuperApp" "${sources[@]}" \
    --config "$root/Fixtures/SuperApp/Sources/SuperApp/routegen.json" --output "$output/routes.html"
python3 "$root/Documentation/index.py" "$output"
echo "The documentation is in $output: open index.html."
