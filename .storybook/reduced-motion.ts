/** Shows what reduced motion gives, where the browser itself cannot be asked to prefer it. */

/**
 * A script cannot change what a media query sees, but it can rewrite the query: while emulated,
 * rules for moving apply nowhere and rules for keeping still everywhere, so that a component shows
 * its own answer rather than a frozen one.
 */
export const emulateReducedMotion = (on: boolean): void => {
  emulated = on
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

let emulated = false

const written = new WeakMap<CSSMediaRule, string>()

const rewrite = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && mentionsMotion(rule)) {
      const own = written.get(rule) ?? rule.media.mediaText
      written.set(rule, own)
      rule.media.mediaText = emulated ? answered(own) : own
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

const mentionsMotion = (rule: CSSMediaRule) =>
  written.has(rule) || rule.media.mediaText.includes('prefers-reduced-motion')

const answered = (query: string) =>
  query
    .replaceAll(/\(prefers-reduced-motion: ?no-preference\)/gu, '(min-width: 99999px)')
    .replaceAll(/\(prefers-reduced-motion(: ?reduce)?\)/gu, '(min-width: 0px)')

/** What scripts ask follows what styles see. */
const ask = globalThis.matchMedia.bind(globalThis)
globalThis.matchMedia = (query) => ask(emulated ? answered(query) : query)
