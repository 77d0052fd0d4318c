/** The rules of a style sheet that some pages can use, as they stand before the application. */
import { parse, type Container, type Declaration, type Root } from 'postcss'

/** What some pages name in their markup. */
export class Usage {
  readonly classes = new Set<string>()
  /** Custom properties, which drawings name in their attributes. */
  readonly properties = new Set<string>()
  /** Of the states that only scripts change, those that the markup has from the start. */
  readonly states = new Set<string>()

  note(html: string): void {
    for (const list of captures(html, / class="([^"]*)"/gu))
      for (const word of words(list)) this.classes.add(word)
    for (const name of captures(html, VARIABLE)) this.properties.add(name)
    for (const name of captures(html, / (aria-[a-z]+|data-scroll\w*|disabled)[=\s>]/gu))
      this.states.add(name)
  }
}

/** @param css the whole sheet; what it loses the application brings back with the sheet itself */
export const usedCss = (css: string, usage: Usage): string => {
  const root = parse(css)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes')
      return
    // What answers the pointer, or only eases a change: the pointer brings the whole sheet.
    const kept = rule.selectors.filter(
      (selector) => !POINTED.test(selector) && canMatch(selector, usage),
    )
    if (kept.length === 0 || rule.every((node) => 'prop' in node && EASING.test(node.prop)))
      drop(rule)
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  // A property may be named only by another that goes: until nothing more goes.
  while (dropUnnamed(root, usage.properties));
  dropUnsetFonts(root)
  return root.toString()
}

/** What stands in parentheses may be an alternative or a negation: it decides nothing. */
const canMatch = (selector: string, { classes, states }: Usage): boolean => {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/gu, '')
  }
  return (
    captures(plain.replace(/\[[^\]]*\]/gu, ''), /\.([\w-]+)/gu).every((one) => classes.has(one)) &&
    captures(plain, /\[(aria-[a-z]+|data-scroll\w*)|:(disabled)/gu).every((one) => states.has(one))
  )
}

const dropUnnamed = (root: Root, elsewhere: ReadonlySet<string>): boolean => {
  const named = new Set(captures(root.toString(), VARIABLE))
  const animated = new Set<string>()
  root.walkDecls(/^animation/u, ({ value }) => words(value).forEach((word) => animated.add(word)))
  let dropped = false
  root.walkDecls(/^--/u, (declaration) => {
    if (named.has(declaration.prop) || elsewhere.has(declaration.prop)) return
    drop(declaration)
    dropped = true
  })
  root.walkAtRules(/^(?:keyframes|property)$/u, (rule) => {
    if (animated.has(rule.params) || named.has(rule.params)) return
    drop(rule)
    dropped = true
  })
  return dropped
}

/** A face that no text is set in would have its place in every page, and its file in none. */
const dropUnsetFonts = (root: Root): void => {
  const set: string[] = []
  const faces = new Map<Declaration, string>()
  root.walkDecls((declaration) => {
    const { parent, prop, value } = declaration
    const inFace = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
    if (!inFace) set.push(value)
    else if (prop === 'font-family') faces.set(declaration, value.replace(/["']/gu, ''))
  })
  for (const [{ parent }, family] of faces)
    if (parent && !set.some((value) => value.includes(family))) drop(parent)
}

const POINTED = /:(?:hover|active)\b/u
const EASING = /^transition/u

const VARIABLE = /var\((--[\w-]+)/gu

/** Takes a node away, and what it leaves empty. */
const drop = (node: { parent: unknown; remove(): unknown }): void => {
  const parent = node.parent as Container | undefined
  node.remove()
  if (parent !== undefined && parent.type !== 'root' && parent.nodes?.length === 0) drop(parent)
}

const captures = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) ?? '')

const words = (text: string): readonly string[] => text.split(/[\s,]+/u)
