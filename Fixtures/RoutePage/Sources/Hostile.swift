/// </script><script>window.injected = 1</script><img src=x onerror="window.injected = 2"> &amp; <!-- ]]>.
///
/// The next word is reversed: ‮desrever‬. A word joiner: ⁠.
///
/// @route(from: webView) //\<b\>/:name
func markup(name: String = "</script><svg/onload=alert(1)>") {}

/// `${window.injected = 3}` and 'quotes' and "quotes" and \u003cb\u003e.
///
/// @route(priority: low, deprecated: "</title><script>window.injected = 4</script>") //quotes/:quote
func quotes(quote: String) {}

/// אבג is a text from right to left.
///
/// @route //א/:ב
func hebrew(ב: String) {}
