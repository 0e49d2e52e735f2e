/// The part of the page's script that draws which page opens above which.
enum NavigationTreeScript {
    static let text = #"""
        // How a route opens, as the name of a root of the drawing.
        function rootName(route) {
          const tab = /^tab\((.*)\)$/.exec(route.open || "");
          if (tab) return "tab " + tab[1];
          return { present: "presented", root: "root of the window" }[route.open] || "pushed";
        }

        // The pages of routes whose markers say how they open: the roots by name, with the pages above each page.
        function navigationRoots(routes) {
          const named = new Map();
          const note = (name, index) => { if (!named.has(name)) named.set(name, index); };
          routes.forEach((route, index) => {
            note(route.module + "." + route.name, index);
            note(route.name, index);
          });
          // A name means a route of the same module, or else one of another module.
          const parentOf = route => route.parent === null ? undefined
            : named.has(route.module + "." + route.parent) ? named.get(route.module + "." + route.parent)
              : named.get(route.parent);
          const above = new Map();
          const shown = new Set();
          routes.forEach((route, index) => {
            // A page with several patterns is drawn once.
            if (!route.open && !route.parent || named.get(route.module + "." + route.name) !== index) return;
            shown.add(index);
            const parent = parentOf(route);
            if (parent === undefined || parent === index) return;
            shown.add(parent);
            if (!above.has(parent)) above.set(parent, []);
            above.get(parent).push(index);
          });
          const hasParent = new Set([...above.values()].flat());
          const roots = new Map();
          for (const index of [...shown].sort((left, right) => left - right)) {
            if (hasParent.has(index)) continue;
            const name = rootName(routes[index]);
            if (!roots.has(name)) roots.set(name, []);
            roots.get(name).push(index);
          }
          const names = routes.filter((route, index) => named.get(route.module + "." + route.name) === index);
          return { roots, above, leftOut: names.length - shown.size };
        }

        // The number of pages that are drawn above each other.
        const drawnDepth = 50;

        // The drawing, in which the pages that a search has not found are faint.
        function navigationTree(routes, found, words, keyOf) {
          const { roots, above, leftOut } = navigationRoots(routes);
          if (!roots.size) {
            return [element("p", { className: "help" }, "No marker says how its page opens: see ", code("open:"),
              " and ", code("parent:"), ".")];
          }
          const isFound = new Set(found);
          const node = (index, path) => {
            const route = routes[index];
            const link = element("a",
              { className: isFound.has(index) ? "node" : "node faint", href: addressOf({ route: keyOf(index) }) },
              element("span", { className: "pattern" }, ...textNodes(route.pattern, words)),
              element("span", { className: "node-name" }, ...textNodes(route.name)));
            const isAbove = path.length > 0 && route.open;
            if (isAbove) link.append(badge(...textNodes(route.open)));
            const next = (above.get(index) || []).filter(child => !path.includes(child));
            // A browser draws no list that is nested thousands of times.
            const list = path.length === drawnDepth ? next.slice(0, 1).map(() => element("li", {}, "..."))
              : next.map(child => node(child, [...path, index]));
            return element("li", {}, link, list.length ? element("ul", {}, ...list) : null);
          };
          const trees = [...roots].sort(([left], [right]) => left < right ? -1 : 1).map(([name, indices]) =>
            element("li", {}, element("span", { className: "node root" }, ...textNodes(name)),
              element("ul", {}, ...indices.map(index => node(index, [])))));
          const drawing = element("div", { className: "drawing", tabIndex: 0 },
            element("ul", { className: "tree" }, ...trees));
          drawing.setAttribute("role", "region");
          drawing.setAttribute("aria-label", "Navigation");
          const caption = element("p", { className: "help" }, plural(leftOut, "other page") + " and actions are not drawn, "
            + "since no marker says how they open, or names them in ", code("parent:"), ".");
          return leftOut ? [drawing, caption] : [drawing];
        }
        """#
}
