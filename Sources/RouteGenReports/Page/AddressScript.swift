/// The part of the page's script that keeps what is shown in the page's address, so that a link leads to it.
enum AddressScript {
    static let text = #"""
        // The address of a state: its values that are not empty.
        function addressOf(state) {
          const values = Object.entries(state).filter(([, value]) => value);
          return "#" + new URLSearchParams(values).toString();
        }

        // The state in the page's address.
        function stateOfAddress() { return Object.fromEntries(new URLSearchParams(location.hash.slice(1))); }

        // The names of routes in addresses: the pattern, followed by the handler if several routes have the pattern.
        function routeKeys(routes) {
          const count = new Map();
          for (const { pattern } of routes) count.set(pattern, (count.get(pattern) || 0) + 1);
          const keys = routes.map(({ pattern, handler }) => count.get(pattern) > 1 ? pattern + " " + handler : pattern);
          return { keys, indices: new Map(keys.map((key, index) => [key, index])) };
        }
        """#
}
