/// The part of the page's script that draws which page opens above which.
enum NavigationTreeScript {
    static let text = #"""
        // How a route opens, as the name of a root of the drawing.
        function rootName(route) {
          const tab = /^tab\((.*)\)$/.exec(route.open || "");
          if (tab) return "tab " + tab[1];
          return { present: "presented", root: "root of the window" }[route.open] || "pushed";
        }

        // The number of pages that are drawn above each other.
        const drawnDepth = 50;

        // The drawing of pages, each with the page below, or null.
        function navigationTree(routes, placed, rowOf) {
          // The pages above each page, by its number, and those of each root, by its name.
          const above = new Map();
          for (const [page, parent] of placed) {
            const place = parent === null ? rootName(routes[page]) : parent;
            if (!above.has(place)) above.set(place, []);
            above.get(place).push(page);
          }
          const node = (index, path) => {
            const { title, open } = routes[index];
            const { address, shown } = rowOf(index);
            const link = element("a", { className: "node", href: address }, ...textNodes(title),
              element("span", { className: "node-url" }, code(shown)));
            if (path.length > 0 && open) link.append(badge(...textNodes(open)));
            const next = (above.get(index) || []).filter(child => !path.includes(child));
            // A browser draws no list that is nested thousands of times.
            const list = path.length === drawnDepth ? next.slice(0, 1).map(() => element("li", {}, "..."))
              : next.map(child => node(child, [...path, index]));
            return element("li", {}, link, list.length ? element("ul", {}, ...list) : null);
          };
          const roots = [...above.keys()].filter(place => typeof place === "string").sort();
          const trees = roots.map(name => element("li", {},
            element("span", { className: "node root" }, ...textNodes(name)),
            element("ul", {}, ...above.get(name).map(index => node(index, [])))));
          const drawing = element("div", { className: "drawing", tabIndex: 0 },
            element("ul", { className: "tree" }, ...trees));
          drawing.setAttribute("role", "region");
          drawing.setAttribute("aria-label", "Navigation");
          return drawing;
        }
        """#
}
