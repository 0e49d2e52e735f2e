"""Drives the page in a browser: search, trees, filters, the box for URLs, keyboard, colors, print and accessibility.

    page.py SUPERAPP HOSTILE

Each argument is a page without its suffix, beside which are its map (.json) and the answers of the tool for some URLs
(.jsonl). With SCREENSHOTS=FOLDER in the environment, the tests take screenshots.
"""

import base64
import json
import os
import pathlib
import shlex
import subprocess
import sys
import unittest
import urllib.parse

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.select import Select
from selenium.webdriver.support.wait import WebDriverWait

import reader
from browser import Browser

PAGES = {}


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Browser()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.show("SuperApp")

    def tearDown(self):
        # A violation of the page's policy is a message too.
        self.assertEqual(self.browser.messages(), [])

    def show(self, name, address=""):
        path = PAGES[name]
        self.map = json.loads(path.with_suffix(".json").read_text())
        # A page that is shown already would not load again.
        self.browser.driver.get("about:blank")
        self.browser.driver.get(path.with_suffix(".html").absolute().as_uri() + address)

    def chip(self, name):
        return self.browser.find(f".chip[data-filter='{name}']")

    def address(self):
        """The values in the page's address."""
        fragment = urllib.parse.urlsplit(self.browser.driver.current_url).fragment
        return dict(urllib.parse.parse_qsl(fragment))

    def screenshot(self, name):
        folder = os.environ.get("SCREENSHOTS")
        if folder:
            image = self.browser.command("Page.captureScreenshot", format="png")["data"]
            (pathlib.Path(folder) / f"{name}.png").write_bytes(base64.b64decode(image))

    # What the page shows.

    def text(self, selector):
        return self.browser.find(selector).text

    def patterns(self):
        return [item.text for item in self.browser.find_all("#results .route > summary > .pattern") if item.is_displayed()]

    def routes(self, accepts):
        return sorted(route["pattern"] for route in self.map["routes"] if accepts(route))

    def type(self, selector, text):
        field = self.browser.find(selector)
        field.clear()
        field.send_keys(text)

    def select(self, selector, text):
        """Selects a choice with the keyboard, since the driver's own way leaves out an event."""
        field = self.browser.find(selector)
        names = [option.text for option in Select(field).options]
        current = names.index(Select(field).first_selected_option.text)
        steps = names.index(text) - current
        field.send_keys(*[Keys.ARROW_DOWN if steps > 0 else Keys.ARROW_UP] * abs(steps))
        self.assertEqual(Select(field).first_selected_option.text, text)

    def show_all(self):
        while more := [button for button in self.browser.find_all("#results > button.more")]:
            more[0].click()

    def press(self, *keys):
        for key in keys:
            ActionChains(self.browser.driver).send_keys(key).perform()

    def focused(self):
        return self.browser.driver.switch_to.active_element

    def wait_for(self, condition):
        WebDriverWait(self.browser.driver, 10).until(lambda _: condition())


class FindingTests(PageTest):
    def test_the_page_shows_all_routes(self):
        self.show_all()
        self.assertEqual(sorted(self.patterns()), self.routes(lambda route: True))
        self.assertEqual(self.text("#count"), f"All {len(self.map['routes'])} routes")
        self.screenshot("list")

    def test_typing_searches(self):
        def contains(route, word):
            parameters = [f"{parameter['name']}: {parameter['type']}" for parameter in route["parameters"]]
            texts = [route[key] or "" for key in
                     ["pattern", "handler", "name", "module", "file", "returns", "deprecated", "documentation"]]
            return word in "\n".join(texts + parameters).lower()

        for end in range(1, 5):
            self.browser.find("#query").send_keys("chat"[end - 1])
            self.show_all()
            self.assertEqual(sorted(self.patterns()), self.routes(lambda route: contains(route, "chat"[:end])))
        self.screenshot("search")
        self.browser.find("#query").send_keys(" unread")
        self.assertEqual(sorted(self.patterns()),
                         self.routes(lambda route: contains(route, "chat") and contains(route, "unread")))
        self.assertIn("unread", [mark.text.lower() for mark in self.browser.find_all("#results mark")])
        self.browser.find("#query").send_keys(" no such route")
        self.assertEqual(self.patterns(), [])
        self.assertEqual(self.text("#count"), "No route matches this search.")

    def test_trees(self):
        for view in ["module", "path"]:
            self.browser.find(f"input[value={view}]").click()
            self.assertTrue(self.browser.find_all("#results details.group"))
            while closed := [group for group in self.browser.find_all("#results details.group:not([open]) > summary")
                             if group.is_displayed()]:
                closed[0].click()
                self.wait_for(lambda: closed[0].find_element("xpath", "..").get_property("childElementCount") > 1)
            for more in self.browser.find_all("#results button.more"):
                self.browser.run("arguments[0].click()", more)
            self.assertEqual(sorted(self.patterns()), self.routes(lambda route: True))
            self.screenshot(f"tree-{view}")

    def test_chips_filter_and_count(self):
        filters = [("open=webView", lambda route: "webView" in route["origins"]),
                   ("open=app", lambda route: not route["origins"]),
                   ("priority=low", lambda route: route["priority"] == "low"),
                   ("state=conditional", lambda route: route["when"]),
                   ("state=page", lambda route: route["open"] or route["parent"])]
        for name, accepts in filters:
            with self.subTest(name):
                self.show("SuperApp")
                expected = self.routes(accepts)
                self.assertEqual(self.chip(name).find_element("css selector", ".count").text, str(len(expected)))
                self.chip(name).click()
                self.assertEqual(self.chip(name).get_attribute("aria-pressed"), "true")
                self.show_all()
                self.assertEqual(sorted(self.patterns()), expected)
                self.chip(name).click()
                self.assertEqual(self.text("#count"), f"All {len(self.map['routes'])} routes")
        # SuperApp has no deprecated route, so it has no chip for them.
        self.assertEqual(self.browser.find_all(".chip[data-filter='state=deprecated']"), [])

    def test_chips_of_two_groups_and_a_search(self):
        self.type("#query", "chat")
        self.chip("open=notification").click()
        left = self.routes(lambda route: "notification" in route["origins"] and "chat" in json.dumps(route).lower())
        self.show_all()
        self.assertEqual(sorted(self.patterns()), left)
        count = self.chip("state=page").find_element("css selector", ".count").text
        self.chip("state=page").click()
        self.assertEqual(len(self.patterns()), int(count))
        self.assertEqual(self.address(), {"q": "chat", "open": "notification", "state": "page"})

    def test_an_opened_route_says_everything(self):
        route = next(route for route in self.map["routes"] if len(route["parameters"]) > 1 and route["documentation"])
        self.type("#query", route["pattern"])
        self.browser.find("#results .route > summary").click()
        self.wait_for(lambda: self.browser.find_all("#results .body"))
        body = self.text("#results .body")
        for text in [route["handler"], route["module"], f"{route['file']}:{route['line']}",
                     *[parameter["name"] for parameter in route["parameters"]]]:
            self.assertIn(text, body)
        link = self.browser.find("#results .body a[href*='#L']").get_attribute("href")
        self.assertTrue(link.startswith("file:///") and link.endswith(f"{route['file']}#L{route['line']}"), link)
        self.screenshot("route")

    def test_services(self):
        names = [item.text for item in self.browser.find_all("#service-list .pattern")]
        self.assertEqual(names, [service["protocol"] for service in self.map["services"]][:len(names)])
        self.assertTrue(names)

    def test_the_search_finds_services(self):
        self.type("#query", "CloudStorage")
        self.assertEqual(self.patterns(), [])
        self.assertEqual([item.text for item in self.browser.find_all("#service-list .pattern")], ["Storage"])
        self.assertEqual(self.text("#count"), "1 service")
        self.type("#query", "no such service")
        self.assertFalse(self.browser.find("#services").is_displayed())

    def test_the_title_names_the_app(self):
        self.assertEqual(self.text("h1"), "Routes of SuperApp")
        self.assertEqual(self.browser.driver.title, "Routes of SuperApp")
        self.assertEqual(self.text("#edition"), "version 1.0, 2026-11-25")

    def test_the_picture_of_the_readme(self):
        self.browser.command("Emulation.setDeviceMetricsOverride", width=1200, height=1120, deviceScaleFactor=1,
                             mobile=False)
        values = {"q": "chat", "url": "//chat/5/12?from=mail", "route": "//chat/:chatID(\\d+)/:position(\\d+)?"}
        self.show("SuperApp", "#" + urllib.parse.urlencode(values))
        self.wait_for(lambda: self.browser.find_all("#results .offer"))
        self.browser.run("document.querySelector('#results .offer button[aria-expanded]').click(); scrollTo(0, 0)")
        self.assertTrue(self.browser.find("#results .commands").is_displayed())
        self.screenshot("README")
        self.browser.command("Emulation.clearDeviceMetricsOverride")

    def test_pages_above_each_other(self):
        def route_of(node):
            fragment = urllib.parse.urlsplit(node.get_attribute("href")).fragment
            pattern = dict(urllib.parse.parse_qsl(fragment))["route"]
            return next(route for route in self.map["routes"] if route["pattern"] == pattern)

        # The drawing comes first. It has each page that says how it opens, once, above the page that it names.
        nodes = self.browser.find_all("#results > :first-child .tree a.node")
        named = {route["parent"] for route in self.map["routes"] if route["parent"]}
        drawn = [route["pattern"] for route in self.map["routes"]
                 if route["open"] or route["parent"] or route["name"] in named]
        self.assertEqual(sorted(route_of(node)["pattern"] for node in nodes), sorted(drawn))
        parents = 0
        for node in nodes:
            route = route_of(node)
            if not route["parent"]:
                continue
            parents += 1
            below = route_of(node.find_element("xpath", "../../../a"))
            self.assertEqual(below["name"], route["parent"])
        self.assertGreater(parents, 1)
        self.assertIn("Answers to questions, above everything\nsuperapp://help", [node.text for node in nodes])
        self.screenshot("pages")
        # A search leaves the list alone.
        self.type("#query", "help")
        self.assertEqual(self.browser.find_all(".tree"), [])
        self.browser.find("#query").send_keys(Keys.ESCAPE)
        link = next(node for node in self.browser.find_all(".tree a.node") if route_of(node)["pattern"] == "//help")
        link.click()
        self.wait_for(lambda: self.browser.find_all("#results .body"))
        self.assertEqual(self.address(), {"route": "//help"})


class LinkTests(PageTest):
    def key(self, route):
        """The name of a route in addresses."""
        count = len([other for other in self.map["routes"] if other["pattern"] == route["pattern"]])
        return route["pattern"] if count == 1 else f"{route['pattern']} {route['handler']}"

    def open_route(self, key):
        self.show("SuperApp", "#" + urllib.parse.urlencode({"route": key}))
        self.wait_for(lambda: self.browser.find_all("#results .body"))

    def offers(self):
        return [item.text for item in self.browser.find_all("#results .offers > div > .offer > :first-child")]

    def test_each_route_has_a_link_to_itself(self):
        """The address of each route opens that route, and nothing else."""
        for route in self.map["routes"]:
            self.open_route(self.key(route))
            self.assertEqual(len(self.browser.find_all("#results .route[open]")), 1)
            body = self.text("#results .route[open] .body")
            self.assertIn(f"{route['file']}:{route['line']}", body)
            self.assertTrue(self.browser.run("""
                const { top, bottom } = document.querySelector("#results .route[open] > summary").getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
            """), route["pattern"])
            link = self.browser.find("#results .body a.self").get_attribute("href")
            self.assertEqual(urllib.parse.unquote(link), urllib.parse.unquote(self.browser.driver.current_url))

    def test_the_address_keeps_what_is_shown(self):
        self.type("#query", "shop")
        self.browser.find("input[value=path]").click()
        self.type("#url", "//chat/5?x=1&y=%20")
        self.select("#caller", "a notification")
        state = {"q": "shop", "view": "path", "url": "//chat/5?x=1&y=%20", "from": "notification"}
        self.assertEqual(self.address(), state)
        shown = [self.text("#results"), self.text("#answer"), self.text("#count")]
        self.show("SuperApp", "#" + urllib.parse.urlsplit(self.browser.driver.current_url).fragment)
        self.assertEqual([self.text("#results"), self.text("#answer"), self.text("#count")], shown)
        self.assertEqual(self.address(), state)

    def test_an_address_of_nothing(self):
        self.show("SuperApp", "#route=//no/such/route&view=none&open=nobody&x=%zz")
        self.assertEqual(self.text("#count"), f"All {len(self.map['routes'])} routes")

    def test_urls_have_a_scheme_of_the_app(self):
        """The tool says the same about each URL on offer as about the route's example."""
        offered = {}
        for route in self.map["routes"]:
            if route["when"] or not route["example"]:
                continue
            self.open_route(self.key(route))
            for url in self.offers():
                self.assertRegex(url, "^(superapp:|https?:)")
                offered[url] = route["example"]
        self.assertGreater(len(offered), 60)
        answers = {answer.pop("url"): answer for answer in self.answers([*offered, *offered.values()])}
        for url, example in offered.items():
            # The tool says what the app's links make of the URL on offer.
            answers[url].pop("own", None)
            self.assertEqual(answers[url], answers[example], url)
        self.open_route("//chat/unread")
        self.assertEqual(self.offers(), ["superapp://chat/unread", "https://superapp.example/chat/unread"])
        self.screenshot("urls")

    def answers(self, urls):
        """What the tool says about URLs."""
        arguments = os.environ["ROUTE_PAGE_TOOL"].split("\n")
        outcome = subprocess.run([arguments[0], "match", *arguments[1:], "--from", "app", "--format", "json", *urls],
                                 capture_output=True, text=True)
        self.assertIn(outcome.returncode, [0, 1], outcome.stderr)
        return [json.loads(line) for line in outcome.stdout.splitlines()]

    def test_a_url_is_copied(self):
        self.open_route("//chat/unread")
        self.browser.command("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        self.browser.find("#results .offer button").click()
        self.wait_for(lambda: self.browser.find("#results .offer button").text == "Copied")
        self.type("#query", "")
        self.browser.find("#query").send_keys(Keys.CONTROL, "v")
        self.assertEqual(self.browser.find("#query").get_attribute("value"), "superapp://chat/unread")

    def test_a_url_is_written_from_values(self):
        self.open_route("//chat/:chatID(\\d+)/:position(\\d+)?")
        fields = self.browser.find_all("#results .body form input")
        fields[1].send_keys("7")
        self.wait_for(lambda: self.text("#results .offers") == "A value is missing.")
        fields[0].send_keys("12")
        self.wait_for(lambda: self.offers() == ["superapp://chat/12/7", "https://superapp.example/chat/12/7"])
        links = [item.get_attribute("href") for item in self.browser.find_all("#results .offers a")]
        self.assertEqual(links, self.offers())
        self.browser.find("#results .offers button:nth-of-type(2)").click()
        lines = [item.text for item in self.browser.find_all("#results .commands:not([hidden]) code")]
        self.assertEqual(lines, ["xcrun simctl openurl booted 'superapp://chat/12/7'",
                                 "adb shell am start -a android.intent.action.VIEW -d \"'superapp://chat/12/7'\""])
        self.screenshot("values")
        fields[0].send_keys("x")
        self.wait_for(lambda: "component 1 is '12x', not ':chatID(\\d+)'" in self.text("#results .offers"))

    def test_urls_are_safe_to_copy_and_to_tap(self):
        for url in ["a://b?c=d&e", "a:'$(x)`y`\"", "a:\\'\"!z", "a:b c;d"]:
            lines = self.browser.run("return commandsFor(arguments[0]).map(line => line.firstChild.textContent)", url)
            self.assertEqual(shlex.split(lines[0])[-1], url)
            self.assertEqual(shlex.split(shlex.split(lines[1])[-1]), [url])
        for url in ["javascript:alert(1)", "data:text/html,x", "//chat/5", "JavaScript://x"]:
            self.assertEqual(self.browser.run("return tappable(arguments[0]).tagName", url), "CODE")

    def test_each_example_is_written_from_its_values(self):
        written = self.browser.run("""
            const read = id => JSON.parse(document.getElementById(id).textContent);
            const [map, tables] = [read("map"), read("tables")];
            const lookUp = urlLookUp(map, tables, read("facts").options);
            return map.routes.flatMap(({ example }, index) => {
              const { template, captures } = tables.patterns[index];
              if (!template || !example) return [];
              const { parameters, candidates } = lookUp(example, "app");
              if (candidates[0] !== index) return [];
              const values = captures.map(({ name }) => (parameters.find(one => one.name === name) || { values: [] }).values);
              return [[example, writtenURL(template, values, [])]];
            });
        """)
        self.assertGreater(len(written), 30)
        for example, url in written:
            self.assertEqual(url, example)

    def test_what_is_new_is_marked(self):
        # The earlier map has the routes of the module Chat.
        new = self.routes(lambda route: route["module"] != "Chat")
        self.chip("state=new").click()
        self.show_all()
        self.assertEqual(sorted(self.patterns()), new)
        self.assertTrue(all("new" in item.text for item in self.browser.find_all("#results .route > summary")))

    def test_a_route_has_a_title(self):
        self.type("#query", "//chat/:chatID(\\d+)/photos")
        lines = self.browser.find("#results .route > summary").text.split("\n")
        self.assertEqual([lines[0].removesuffix(" new"), *lines[-2:]],
                         ["The photos of a conversation", "//chat/0/photos", "//chat/:chatID(\\d+)/photos"])

    def test_a_route_has_the_url_that_its_users_see(self):
        shown = self.browser.run("""
            return [...document.querySelectorAll("#results .route > summary > .url")].map(item => item.textContent);
        """)
        self.show_all()
        self.assertIn("https://superapp.example/maps/place/a", shown)
        self.assertTrue(self.browser.find("#url").get_attribute("placeholder").startswith("https://superapp.example/"))

class URLTests(PageTest):
    def test_the_tool_gives_the_same_answers(self):
        lines = [json.loads(line) for line in PAGES["SuperApp"].with_suffix(".jsonl").read_text().splitlines()]
        self.assertTrue(any(line["matched"] for line in lines) and not all(line["matched"] for line in lines))
        self.assertTrue(any("rewrites" in line for line in lines))
        answers = reader.answers(self.browser, [{"url": line["url"], "from": None} for line in lines])
        for answer, line in zip(answers, lines, strict=True):
            # The page does not show what the app's links make of a URL.
            line.pop("own", None)
            # The tool has another order for routes that are equally near.
            self.assertEqual(bool(answer.pop("nearest", None)), bool(line.pop("nearest", None)), line["url"])
            self.assertEqual(answer, line)

    def test_a_url_shows_its_route_and_values(self):
        self.type("#url", "//chat/5/12?from=mail")
        self.assertEqual(self.text("#answer"), "For the app itself: Opens a conversation.")
        # It has the URLs on offer, and those of the row when that is opened.
        offers = [item.text for item in self.browser.find_all("#answer-details > div > .offer > :first-child")]
        self.assertEqual(offers, ["superapp://chat/5/12?from=mail", "https://superapp.example/chat/5/12?from=mail"])
        self.browser.find("#answer-details .route > summary").click()
        self.wait_for(lambda: self.browser.find_all("#answer-details .body .offers .offer"))
        self.assertNotIn("route", self.address())
        rows = [row.text for row in self.browser.find_all("#answer-details .values tbody tr")]
        self.assertEqual(rows, ["chatID 5", "position 12", "from mail — the handler does not read it"])
        self.screenshot("url")

    def test_parameters_that_the_url_does_not_supply(self):
        def values(url):
            self.type("#url", url)
            return [row.text for row in self.browser.find_all("#answer-details .values tbody tr")]

        self.assertEqual(values("//chat/5"), ["chatID 5", "position not in the URL, so it is nil"])
        self.assertEqual(values("//auction/5/results"), ["id 5", 'tab insights — the marker fixes it'])
        self.assertEqual(values("//chat/5/members?limit=1"),
                         ["chatID 5", "limit 1", "roles not in the URL"])
        # Such a parameter needs a default; SuperApp has none.
        self.assertEqual(self.browser.run("""
            return missingValue({ in: "callback", default: "nil" }).map(part => part.textContent || part).join("");
        """), "only code can pass it, so it is nil")
        # A rule renames the arguments of a service, and a dictionary takes everything.
        service = "//services?protocol=AppConfigService&method=openMiniProgram&resultType=0&ivar1=maps&x=1"
        unread = [row for row in values(service) if "does not read it" in row]
        self.assertEqual([row.split()[0] for row in unread], ["resultType", "x"])
        self.assertEqual(values("//AModule/doSomething?a=1"), ["a 1", "info the whole request"])

    def test_the_plan_of_a_link(self):
        self.type("#url", "//chat/5/photos/7")
        self.assertEqual(self.text("#answer-details .plan"), "Shows in the tab chats: inbox › openPhotos(chatID: 5) › openPhoto(chatID: 5, number: 7)")
        # SuperApp has no plan of more than 50 pages.
        self.assertEqual(self.browser.run("""
            const pages = [{ name: "inbox", open: "push" }, { name: "openPhoto", open: "present" }];
            return planSentence({ tab: null, pages, others: 2 }).textContent;
        """), "Shows 2 pages › inbox › openPhoto presented")
        self.assertEqual(self.browser.run("""
            return planSentence({ tab: null, pages: [{ name: "help", open: "push" }] }).textContent;
        """), "Shows on the visible stack: help")

    def test_a_url_without_a_route_shows_the_nearest(self):
        self.type("#url", "//chat/abc")
        self.assertEqual(self.text("#answer"), "No route matches this URL for the app itself.")
        self.wait_for(lambda: self.browser.find_all("#nearby .reason"))
        reasons = [reason.text for reason in self.browser.find_all("#nearby .reason")]
        self.assertIn("component 1 is 'abc', not ':chatID(\\d+)'", reasons)
        self.screenshot("nearest")

    def test_a_call_that_fails(self):
        self.type("#url", "//auction/x")
        self.assertEqual(self.text("#answer"), "A route matches this URL, but its call fails.")
        self.wait_for(lambda: self.browser.find_all("#nearby .reason"))
        self.assertIn("Not opened", self.text("#nearby"))
        self.assertIn("'x' is not a value of type 'Int', the type of the parameter 'id' of ", self.text("#nearby"))
        self.type("#url", "//auction/5")
        self.assertTrue(self.text("#answer").startswith("For the app itself: "))

    def test_the_caller_matters(self):
        closed = next(route for route in self.map["routes"] if not route["origins"] and route["example"]
                      and not route["when"] and "//" in route["example"][:2])
        self.type("#url", closed["example"])
        self.assertTrue(self.text("#answer").startswith("For the app itself: "))
        self.select("#caller", "a notification")
        self.wait_for(lambda: "it is closed to a notification" in self.text("#nearby"))
        self.assertIn("which is closed to a notification: add from: notification to its marker to open it",
                      self.text("#answer-details"))

    def test_a_url_with_a_scheme_comes_from_another_app(self):
        self.type("#url", "superapp://chat/5")
        self.assertEqual(self.text("#answer"), "No route matches this URL for a link from another app.")
        self.assertTrue(self.text("#answer-details").startswith("For the app itself: Opens a conversation, "))
        self.type("#url", "superap://chat/5")
        self.assertEqual(self.text("#answer"), "No route matches this URL for a link from another app: "
                         "the scheme 'superap' is not one of the app's own.")

    def test_a_text_that_is_no_url(self):
        self.type("#url", "//[chat/5")
        self.assertEqual(self.text("#answer"), "This is not a URL: at byte 2: the '[' of the host has no ']'")

    def test_a_percent_sign_that_begins_no_escape_is_data(self):
        self.type("#url", "//chat/%zz")
        self.assertEqual(self.text("#answer"), "No route matches this URL for the app itself.")

    def test_an_empty_url_has_no_answer(self):
        self.type("#url", "//chat/5")
        self.browser.find("#url").clear()
        self.browser.find("#url").send_keys(" ")
        self.assertEqual(self.text("#answer") + self.text("#answer-details") + self.text("#nearby"), "")

    def test_a_condition_is_named(self):
        route = next(route for route in self.map["routes"] if route["when"])
        self.type("#url", route["example"])
        self.assertIn(f"if {route['when']} accepts it", self.text("#answer"))

    def test_a_long_url(self):
        for count, answer in (8000, "route"), (100000, "the path is longer than 16,384 bytes"):
            self.browser.run(f"""
                const field = document.getElementById("url");
                field.value = "//chat/" + "a/".repeat({count});
                field.dispatchEvent(new Event("input", {{ bubbles: true }}));
            """)
            self.assertIn(answer, self.text("#answer"))


class KeyboardTests(PageTest):
    def test_everything_without_a_mouse(self):
        self.press(Keys.TAB)
        self.assertEqual(self.focused().text, "Skip to the routes")
        self.press(Keys.ENTER)
        self.assertEqual(self.focused().get_attribute("id"), "results")
        self.press("/")
        self.assertEqual(self.focused().get_attribute("id"), "query")
        self.press("chat", Keys.ARROW_DOWN)
        first = self.focused()
        self.assertEqual(first.tag_name, "summary")
        self.press(Keys.ENTER)
        self.wait_for(lambda: self.browser.find_all("#results details[open] .body"))
        self.screenshot("keyboard")
        self.press(Keys.ARROW_DOWN)
        self.assertNotEqual(self.focused(), first)
        self.press(Keys.ARROW_UP, Keys.ARROW_UP)
        self.assertEqual(self.focused().get_attribute("id"), "query")
        self.press(Keys.ESCAPE)
        self.assertEqual(self.focused().get_attribute("value"), "")
        self.assertTrue(self.text("#count").startswith("All "))

    def test_each_control_is_reached(self):
        reached = []
        for _ in range(6 + len(self.browser.find_all(".chip"))):
            self.press(Keys.TAB)
            reached.append(self.focused().get_attribute("id") or self.focused().get_attribute("name") or None)
            outline = self.focused().value_of_css_property("outline-style")
            self.assertEqual(outline, "solid", reached[-1])
        chips = len(self.browser.find_all(".chip"))
        self.assertEqual(reached[1:5], ["theme", "url", "caller", "query"])
        self.assertEqual(reached[5:5 + chips], [None] * chips)
        self.assertEqual(reached[5 + chips], "view")

    def test_a_slash_in_the_box_for_urls_is_a_slash(self):
        self.browser.find("#url").send_keys("//chat/unread")
        self.assertEqual(self.browser.find("#url").get_attribute("value"), "//chat/unread")


class LookTests(PageTest):
    # The ratio of contrast of the Web Content Accessibility Guidelines.
    CONTRAST = """
        const numbers = color => color.match(/[\\d.]+/g).map(Number);
        const linear = value => (value /= 255) <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        const light = color => numbers(color).slice(0, 3).map(linear)
          .reduce((sum, value, index) => sum + value * [0.2126, 0.7152, 0.0722][index], 0);
        const background = element => {
          const color = getComputedStyle(element).backgroundColor;
          return numbers(color)[3] === 0 ? background(element.parentElement) : color;
        };
        return [...document.querySelectorAll("body *")].filter(element => element.checkVisibility()
            && [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(element => {
          const lights = [getComputedStyle(element).color, background(element)].map(light).sort((a, b) => a - b);
          return [element.tagName + "." + element.className, (lights[1] + 0.05) / (lights[0] + 0.05)];
        });
    """

    def test_light_and_dark(self):
        backgrounds = {}
        for scheme, theme in [("light", "system"), ("dark", "system"), ("light", "dark"), ("dark", "light")]:
            self.browser.command("Emulation.setEmulatedMedia",
                                 features=[{"name": "prefers-color-scheme", "value": scheme}])
            self.show("SuperApp")
            self.select("#theme", theme)
            self.type("#query", "chat")
            self.browser.find("#results .route > summary").click()
            self.type("#url", "//chat/abc")
            self.wait_for(lambda: self.browser.find_all("#nearby .reason"))
            backgrounds[scheme, theme] = self.browser.find("body").value_of_css_property("background-color")
            contrasts = self.browser.run(self.CONTRAST)
            self.assertGreater(len(contrasts), 50)
            for name, contrast in contrasts:
                self.assertGreaterEqual(contrast, 4.5, f"{name} in {scheme}, {theme}")
            self.screenshot(f"colors-{scheme}-{theme}")
        self.browser.command("Emulation.setEmulatedMedia", features=[])
        self.assertEqual(backgrounds["light", "system"], backgrounds["dark", "light"])
        self.assertEqual(backgrounds["dark", "system"], backgrounds["light", "dark"])
        self.assertNotEqual(backgrounds["light", "system"], backgrounds["dark", "system"])

    # Words of heads that are broken into several lines, and elements that stick out of the window.
    BROKEN = """
        const height = element => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        };
        const heads = [...document.querySelectorAll("h1, h2, h3, th, dt, label, legend, .chip")]
          .filter(element => element.checkVisibility() && !element.querySelector("select, input"));
        const outside = [...document.querySelectorAll("body *")].filter(element => element.checkVisibility()
          && !element.closest(".drawing, .skip, thead, svg") && element.getBoundingClientRect().right > innerWidth + 0.5);
        return [...heads.filter(element => height(element) > 1), ...outside].map(element => element.outerHTML.slice(0, 80));
    """

    def test_narrow_windows(self):
        for width in [360, 390]:
            self.browser.command("Emulation.setDeviceMetricsOverride", width=width, height=844, deviceScaleFactor=1,
                                 mobile=True)
            self.show("SuperApp", "#" + urllib.parse.urlencode({"route": "//chat/:chatID(\\d+)/:position(\\d+)?"}))
            self.wait_for(lambda: self.browser.find_all("#results .body"))
            self.assertLessEqual(self.browser.run("return document.documentElement.scrollWidth"), width)
            self.assertEqual(self.browser.run(self.BROKEN), [])
            self.screenshot(f"narrow-{width}-route")
            self.show("SuperApp")
            self.type("#url", "superapp://chat/5?from=mail")
            self.assertEqual(self.browser.run(self.BROKEN), [])
            self.screenshot(f"narrow-{width}")
        self.browser.command("Emulation.clearDeviceMetricsOverride")

    def test_print(self):
        self.assertLess(len(self.patterns()), len(self.map["routes"]) + 1)
        self.browser.command("Emulation.setEmulatedMedia", media="print")
        self.browser.run("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(sorted(self.patterns()), self.routes(lambda route: True))
        for control in ["#search", "#try", "#try-title", "#find-title", ".theme"]:
            self.assertFalse(self.browser.find(control).is_displayed(), control)
        document = base64.b64decode(self.browser.command("Page.printToPDF")["data"])
        self.assertTrue(document.startswith(b"%PDF-"))
        folder = os.environ.get("SCREENSHOTS")
        if folder:
            (pathlib.Path(folder) / "print.pdf").write_bytes(document)
        self.screenshot("print")
        self.browser.command("Emulation.setEmulatedMedia", media="")


class AccessibilityTests(PageTest):
    def nodes(self, role):
        return [node for node in self.browser.accessibility() if node["role"] == role]

    def names(self, role):
        return [node["name"] for node in self.nodes(role)]

    def test_roles_and_names(self):
        self.assertEqual([(node["level"], node["name"]) for node in self.nodes("heading")],
                         [(1, "Routes of SuperApp"), (2, "Try a URL"), (2, "Find a route"), (2, "Services")])
        for landmark in ["banner", "main", "search"]:
            self.assertEqual(len(self.nodes(landmark)), 1, landmark)
        self.assertEqual(sorted(self.names("region")), ["Find a route", "Navigation", "Routes", "Services", "Try a URL"])
        self.assertEqual(self.names("searchbox"), ["Search"])
        self.assertEqual(self.names("textbox"), ["URL"])
        self.assertEqual(self.names("combobox"), ["Colors", "Called by"])
        self.assertEqual(self.names("radio"), ["a list", "by module", "by path"])
        groups = self.names("radiogroup") + self.names("group")
        self.assertLessEqual({"Show", "Open to", "Priority", "State"}, set(groups))
        rows = self.nodes("DisclosureTriangle")
        self.assertEqual([row["name"] for row in rows if row["expanded"]], ["Pages above each other 4 routes"])
        self.assertTrue(len(rows) > 1 and all(row["name"] for row in rows))
        # Everything that takes the focus says what it is.
        for node in self.browser.accessibility():
            if node.get("focusable") and node["role"] != "RootWebArea":
                self.assertTrue(node["name"], node)

    def test_results_are_announced(self):
        self.assertEqual(self.browser.run("return document.documentElement.lang"), "en")
        self.type("#query", "unread")
        self.type("#url", "//chat/unread")
        live = [node for node in self.nodes("status") if node.get("live") == "polite"]
        self.assertEqual(len(live), 2)
        for element in ["#answer", "#count"]:
            self.assertEqual(self.browser.find(element).aria_role, "status")
            self.assertTrue(self.text(element))
        described = self.browser.find("#query").get_attribute("aria-describedby")
        self.assertIn("Press / to search", self.text("#" + described))
        self.assertEqual(self.names("columnheader")[:2], [])

    def test_values_form_a_table(self):
        self.type("#url", "//chat/5/12")
        self.assertEqual(self.names("columnheader"), ["parameter", "value"])
        self.assertEqual(self.names("rowheader"), ["chatID", "position"])


class HostileTests(PageTest):
    def setUp(self):
        self.show("Hostile")

    def open_all(self):
        for row in self.browser.find_all("#results .route > summary"):
            row.click()
        self.wait_for(lambda: len(self.browser.find_all("#results .body")) == len(self.map["routes"]))

    def test_texts_are_shown_as_texts(self):
        self.open_all()
        self.type("#url", "//%3Cb%3E/<img src=x onerror=window.injected=5>\u202e?<i>=%3Cscript%3E")
        self.wait_for(lambda: self.text("#answer"))
        self.screenshot("hostile")
        shown = self.text("body")
        for text in ["</script><script>window.injected = 1</script><img src=x onerror=\"window.injected = 2\"> &amp; <!-- ]]>",
                     "</title><script>window.injected = 4</script>", "\"</script><svg/onload=alert(1)>\"",
                     "`${window.injected = 3}`", "\\u003cb\\u003e", "U+202E", "U+202C", "U+2060",
                     "<img src=x onerror=window.injected=5>", "<i>", "<script>"]:
            self.assertIn(text, shown)
        self.assertFalse(any(character in shown for character in "\u202e\u202c\u2060"))
        self.assertIsNone(self.browser.run("return window.injected"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('img, svg, i.x, b, iframe').length"), 0)
        self.assertEqual(self.browser.run("return document.scripts.length"), 4)
        self.assertEqual(self.browser.run("return document.title"), "Routes")

    def test_filters_of_rare_routes(self):
        self.chip("state=deprecated").click()
        self.assertEqual(self.patterns(), ["//quotes/:quote"])
        self.chip("state=deprecated").click()
        self.chip("priority=low").click()
        self.assertEqual(self.patterns(), ["//quotes/:quote"])

    def test_a_word_of_the_search_is_text_too(self):
        self.type("#query", "<script>")
        self.assertEqual(self.browser.run("return document.scripts.length"), 4)
        self.assertTrue(self.patterns())

    def test_a_url_without_a_route_is_text(self):
        self.type("#url", "//quotes/a/<b>bold</b>/\u202e")
        self.wait_for(lambda: self.browser.find_all("#nearby .reason"))
        self.assertIn("<b>bold<", self.text("#nearby"))
        self.assertEqual(self.browser.run("return document.querySelectorAll('#nearby b').length"), 0)

    def test_the_policy_refuses_other_scripts(self):
        self.browser.run("""
            const script = document.createElement("script");
            script.textContent = "window.injected = 6";
            document.body.append(script);
            const image = document.createElement("img");
            image.setAttribute("onerror", "window.injected = 7");
            image.src = "https://example.com/";
            document.body.append(image);
        """)
        self.assertIsNone(self.browser.run("return window.injected || null"))
        self.wait_for(lambda: True)
        refused = "\n".join(self.browser.messages())
        self.assertIn("script-src", refused)
        self.assertIn("img-src", refused)


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        path = pathlib.Path(argument)
        PAGES[path.name] = path
    unittest.main(argv=sys.argv[:1], verbosity=1)
