import RouterRuntime

/// Suggests corrections for misspelled words, with the same measure at build time and at run time.
package typealias Spelling = RouterRuntime.Spelling
