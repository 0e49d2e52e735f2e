// Lets an archive of DocC open from its folder, without a server. `Documentation/build.sh` makes the pages that use it.
//
// A page in a folder may not fetch files, and the address of a page is that of a file. So the data of a page is a script
// that assigns it to a variable, and the file of the page `documentation/shop` is `documentation/shop.html`.
"use strict";

const archive = new URL(".", document.currentScript.src).pathname;
// DocC's renderer reads this variable.
var baseUrl = archive;
var documentationData;

window.fetch = (address) => new Promise((resolve, reject) => {
    const file = new URL(address, location).pathname.replace(/(\.html)?\.json$/, ".js");
    const script = document.createElement("script");
    script.src = file;
    script.onload = () => {
        // This script has run immediately before, so the variable has its data.
        const data = documentationData;
        script.remove();
        resolve({ ok: true, redirected: false, json: async () => data });
    };
    script.onerror = () => reject(new TypeError(`${file} is missing`));
    document.head.append(script);
});

/** The address of a page's file, if the address is that of a page in this archive. */
function fileAddress(address) {
    const url = new URL(address, location);
    const path = url.pathname.startsWith(archive) ? url.pathname.slice(archive.length) : "";
    if (/^(documentation|tutorials)(\/|$)/.test(path) && !path.endsWith(".html")) {
        url.pathname = url.pathname.replace(/\/?$/, ".html");
    }
    return url.href;
}

// The renderer shows another page by changing the address, which files may not do, rather than by following a link.
history.pushState = (state, title, address) => location.assign(fileAddress(address));
document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    if (!link || fileAddress(link.href) === link.href) return;
    link.href = fileAddress(link.href);
    event.stopPropagation();
}, true);
