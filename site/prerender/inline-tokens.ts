/** Puts values of the theme in the place of names that are hardly asked for. */
import type { Declaration, Root } from 'postcss'

/** A name costs its declaration and each question; compressed, a value said twice costs less. */
const MOST = 2

/**
 * Only what the root alone declares, in words that mean the same anywhere: what some element sets
 * anew is asked for by name.
 * @param elsewhere properties that the markup asks for
 */
export const inlineTokens = (root: Root, elsewhere: ReadonlySet<string>): void => {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/u, (one) => {
    declared.set(one.prop, [...(declared.get(one.prop) ?? []), one])
  })
  const text = root.toString()
  for (const [name, [token, another]] of declared) {
    if (token === undefined || another !== undefined || elsewhere.has(name)) continue
    if (!isPlain(token) || text.includes(`var(${name},`)) continue
    const question = `var(${name})`
    if (text.split(question).length - 1 > MOST) continue
    const { parent, value } = token
    token.remove()
    if (parent?.nodes.length === 0) parent.remove()
    root.walkDecls((asking) => {
      asking.value = asking.value.replaceAll(question, value)
    })
  }
}

const isPlain = ({ parent, value }: Declaration): boolean =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  parent.selector === ':root' &&
  !/var\(/u.test(value)
