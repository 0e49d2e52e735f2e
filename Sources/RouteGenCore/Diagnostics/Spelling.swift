import RouterRuntime

/// Finds what a misspelt word may have meant; build time and run time go by the same measure.
package typealias Spelling = RouterRuntime.Spelling
