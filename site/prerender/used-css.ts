/** The rules of a style sheet that some pages can use, as they stand before the application. */
import { inlineTokens } from './inline-tokens.ts'
import { parse, type Container, type Declaration, type Root, type Rule } from 'postcss'

/** The names of a {@link Usage}, for a file. */
export type UsedNames = Readonly<
  Record<'elements' | 'classes' | 'attributes' | 'properties', readonly string[]>
>

/** What some pages name in the part of their markup that shows before somebody opens the rest. */
export class Usage {
  readonly elements = new Set(['html', 'body'])
  readonly classes = new Set<string>()
  /** Attributes by name, and by name and value where styles may ask for that. */
  readonly attributes = new Set<string>()
  /** Custom properties, which drawings name in their attributes. */
  readonly properties = new Set<string>()

  static in(html: string): Usage {
    const usage = new Usage()
    usage.note(html)
    return usage
  }

  /** The same, for a file. */
  names(): UsedNames {
    return {
      elements: [...this.elements],
      classes: [...this.classes],
      attributes: [...this.attributes],
      properties: [...this.properties],
    }
  }

  add({ elements, classes, attributes, properties }: UsedNames): void {
    for (const name of elements) this.elements.add(name)
    for (const name of classes) this.classes.add(name)
    for (const name of attributes) this.attributes.add(name)
    for (const name of properties) this.properties.add(name)
  }

  note(html: string): void {
    const shown = withoutPopovers(html)
    for (const name of captures(shown, /<([a-z][a-zA-Z\d]*)/gu)) this.elements.add(name)
    for (const list of new Set(captures(shown, / class="([^"]*)"/gu)))
      for (const word of words(list)) this.classes.add(word)
    for (const [, name = '', value] of shown.matchAll(ATTRIBUTE)) {
      this.attributes.add(name)
      if (value !== undefined && CHOOSING.test(name)) this.attributes.add(`${name}=${value}`)
    }
    for (const name of captures(html, VARIABLE)) this.properties.add(name)
  }
}

/** @param sheet what {@link atFirst} left; what it loses the application brings back with the sheet itself */
export const usedCss = (sheet: Root, usage: Usage): string => {
  const root = sheet.clone()
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors
      .map((selector) => withoutVain(selector, usage))
      .filter((selector) => canMatch(selector, usage))
    if (kept.length === 0) drop(rule)
    else if (kept.join() !== rule.selectors.join()) rule.selectors = kept
  })
  // A property may be named only by another that goes: until nothing more goes.
  while (dropUnnamed(root, usage.properties));
  dropUnsetFonts(root)
  inlineTokens(root, usage.properties)
  return root.toString()
}

/** The rules of a sheet that any page may use before somebody acts: found once, for all of them. */
export const atFirst = (css: string): Root => {
  const root = parse(css)
  root.walkAtRules('media', (rule) => {
    // One asks for paper by a key or the pointer.
    rule.params = rule.params.replace(/^print,\s*/u, '')
    if (/^(?:print|\(scripting: ?none\))$/u.test(rule.params)) rule.remove()
  })
  root.walkDecls(EASING, (declaration) => drop(declaration))
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    // What answers the pointer or the keyboard: both bring the whole sheet.
    const kept = rule.selectors.filter((selector) => !ELSEWHERE.test(selector))
    if (kept.length === 0) drop(rule)
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  return root
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** The names that the rules of a style sheet may ask for: no other makes a difference to what is used. */
export const namesIn = (sheet: Root): UsedNames => {
  const named = new Usage()
  sheet.walkRules(({ selector }) => {
    for (const [, name = '', value] of selector.matchAll(ASKED)) {
      named.attributes.add(name)
      if (value !== undefined) named.attributes.add(`${name}=${value}`)
    }
    const bare = selector.replace(/\[[^\]]*\]/gu, '')
    for (const name of captures(bare, CLASS)) named.classes.add(name)
    for (const name of captures(bare, TAG)) named.elements.add(name)
    if (selector.includes(':disabled')) named.attributes.add('disabled')
  })
  for (const name of captures(sheet.toString(), DECLARED)) named.properties.add(name)
  return named.names()
}

/** A selector without the alternatives that no page has; {@link NOTHING} where none is left. */
const withoutVain = (selector: string, usage: Usage): string =>
  selector.replace(/:(is|where|has)\(([^()]*)\)/gu, (whole, name: string, list: string) => {
    const all = list.split(',')
    const left = all.filter((one) => canMatch(one, usage))
    if (left.length === 0) return NOTHING
    // Fewer may count for less, unless all count the same.
    return all.every((one) => ELEMENT.test(one)) ? `:${name}(${left.join()})` : whole
  })
/** A class that no page has. */
const NOTHING = '.-'
const ELEMENT = /^[a-z\d]+$/u

const canMatch = (selector: string, { elements, classes, attributes }: Usage): boolean => {
  const needs = needed.get(selector) ?? needsOf(selector)
  needed.set(selector, needs)
  return (
    needs.classes.every((one) => classes.has(one)) &&
    needs.elements.every((one) => elements.has(one)) &&
    needs.attributes.every((one) => attributes.has(one))
  )
}

/** Pages ask the same of the same sheets, again and again. */
const needed = new Map<string, Needs>()

type Needs = Readonly<Record<'elements' | 'classes' | 'attributes', readonly string[]>>

/** What stands in parentheses may be an alternative or a negation: it decides nothing. */
const needsOf = (selector: string): Needs => {
  let plain = selector
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replace(/\([^()]*\)/gu, '')
  }
  const asked = [...plain.matchAll(/\[([\w-]+)(?:=["']?([\w-]+))?|:(disabled)/gu)]
  const bare = plain.replace(/\[[^\]]*\]/gu, '')
  return {
    classes: captures(bare, CLASS),
    elements: captures(bare, TAG),
    attributes: asked.flatMap(([, name = 'disabled', value]) =>
      LATER.test(name) ? [] : [value && CHOOSING.test(name) ? `${name}=${value}` : name],
    ),
  }
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

/** Markup without what stands in popovers: nobody sees it before a sign of intent. */
const withoutPopovers = (html: string): string => {
  let rest = html
  for (let found = POPOVER.exec(rest); found; found = POPOVER.exec(rest)) {
    const [before, after] = [rest.slice(0, found.index), rest.slice(found.index)]
    let depth = 0
    let end = after.length
    for (const tag of after.matchAll(new RegExp(`<(/?)${found[1]}\\b`, 'gu'))) {
      depth += tag[1] ? -1 : 1
      end = tag.index
      if (depth === 0) break
    }
    rest = before + after.slice(end)
  }
  return rest
}
const POPOVER = /<([a-z]+)(?: [^<>]*)? popover="/u

const ATTRIBUTE = / ([a-z][\w-]*)(?:="([\w-]*)"|(?=[=\s>]))/gu
/** Attributes that styles ask for by value. */
const CHOOSING = /^(?:data-|role$|type$)/u
/** What the boot marks the document with, what browsers set, and what is not looked into. */
const LATER = /^(?:data-(?:js|theme|background|first-visit)|open|popover)$/u

/** Answers to a sign of intent, which brings the whole sheets; so does having no scripts. */
const ELSEWHERE = /(?<!:not\():(?:hover|active|focus-visible|popover-open)\b|:not\(\[data-js\]\)/u
/** What only eases a change. */
const EASING = /^(?:transition|scroll-behavior$)/u

const ASKED = /\[([\w-]+)(?:=["']?([\w-]+))?/gu
const CLASS = /\.([\w-]+)/gu
const TAG = /(?<![\w.:#-])([a-z][a-zA-Z\d]*)/gu
const DECLARED = /(--[\w-]+)\s*:/gu
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
