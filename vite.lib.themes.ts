/** Themes as others install them: written out, since what lowers `light-dark()` gives all of a page one theme. */
import { parse, type Rule } from 'postcss'

/**
 * A sheet whose root asks the colour scheme, as one whose themes begin with the light values. A theme
 * of somebody's own begins with them, too; it is dark where its element says both names.
 */
export const writtenOut = (css: string): string => {
  const sheet = parse(css)
  sheet.walkRules(':root', (light) => {
    if (!light.toString().includes(ASKS)) return
    const dark = light.clone({ selector: '[data-theme~=dark]' })
    light.selector = ':root,[data-theme]'
    light.after(dark)
    choose(light, 0)
    choose(dark, 1)
  })
  return sheet.toString()
}

const ASKS = 'light-dark('
const CLEAR = /#0000(?![\da-f])/iu
/** Between the layers of a shadow. */
const COMMA = /,\s*(?![^()]*\))/u

const choose = (rule: Rule, at: 0 | 1): void => {
  rule.walkDecls((declaration) => {
    if (!declaration.value.includes(ASKS)) declaration.remove()
    const layers = chosen(declaration.value, at).split(COMMA)
    declaration.value = layers.filter((layer) => !CLEAR.test(layer)).join(',')
  })
}

/** A value with the first or the second of each pair in it. */
const chosen = (value: string, at: 0 | 1): string => {
  const start = value.indexOf(ASKS)
  if (start < 0) return value
  let depth = 1
  let comma = 0
  let end = start + ASKS.length
  for (; depth > 0; end++) {
    if (value[end] === '(') depth++
    else if (value[end] === ')') depth--
    else if (value[end] === ',' && depth === 1) comma = end
  }
  const [first, second] = [value.slice(start + ASKS.length, comma), value.slice(comma + 1, end - 1)]
  return value.slice(0, start) + (at === 0 ? first : second).trim() + chosen(value.slice(end), at)
}
