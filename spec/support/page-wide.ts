/** What a style sheet says of more than its library's own elements. */
import { parse, type Rule } from 'postcss'

/** Rules for elements of anybody, and custom properties whose name anybody may have taken. */
export const pageWide = (css: string): readonly string[] => {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    if (isStep(rule)) return
    for (const selector of rule.selectors)
      if (!OWN.test(selector) && !isTheme(selector, rule)) found.push(`${selector} {}`)
  })
  parse(css).walkDecls(/^--(?!opale-)/u, ({ prop }) => {
    found.push(prop)
  })
  return found
}

/** Of the library's classes, or of the marks that its Markdown has. */
const OWN = /\.opale-|\[class\*="?opale-|\[data-(?:callout|scroll)/u

/** The theme, which is custom properties and nothing else; where it begins, its colour scheme too. */
const isTheme = (selector: string, { nodes }: Rule): boolean => {
  const allowed = { ':root': /^--opale-/u }[selector] ?? /^(?:--opale-|color-scheme$)/u
  const names = nodes.map((node) => (node.type === 'decl' ? node.prop : node.type))
  return (
    /^(?::root|\[data-theme(?:~=.+)?\])$/u.test(selector) &&
    names.every((name) => allowed.test(name))
  )
}

const isStep = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name.endsWith('keyframes')
