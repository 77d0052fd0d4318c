/** French spaces that must not break, in what the interface says: nobody should have to type them. */
import type { Plugin } from 'vite'
import { unbroken } from './site/content/typography.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/**
 * Sets the typography of what the site's own modules say in French: a `fr` of whatever kind, or all
 * of a `.fr.ts`. Texts of pages have theirs from `typeset`, and programs are left alone, templates with their code too.
 */
export const frenchSpaces = (root: string): Plugin => ({
  name: 'french-spaces',
  // Once types are gone, and before anything is shortened.
  enforce: 'post',
  transform: {
    filter: {
      id: {
        include: /[/]site[/].*[.]tsx?$/u,
        exclude: /[/]site[/](?:content|examples|workflows)[/]/u,
      },
    },
    handler(code, id) {
      if (!id.startsWith(root) || !/\bfr\b/u.test(code + id)) return undefined
      const spaced = spacedIn(code, this.parse(code) as unknown as Node, id.endsWith('.fr.ts'))
      // Character for character: whatever maps to the source maps as before.
      return spaced === code ? undefined : { code: spaced, map: null }
    },
  },
})

/** The same code with the spaces of its French texts set. */
export const spacedIn = (code: string, program: Node, all: boolean): string => {
  let spaced = code
  const visit = (node: Node, isFrench: boolean): void => {
    if (isFrench && isText(node)) {
      const text = code.slice(node.start, node.end)
      spaced = spaced.slice(0, node.start) + unbroken(text) + spaced.slice(node.end)
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === 'key' || field === 'source') continue
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, isFrench || saysFrench(child))
    }
  }
  visit(program, all)
  return spaced
}

/** `fr: …` and `const fr = …` */
const saysFrench = ({ type, key, id }: Node): boolean => {
  const name = type === 'Property' ? key : type === 'VariableDeclarator' ? id : undefined
  return isNode(name) && (name['name'] === 'fr' || name['value'] === 'fr')
}

const isText = ({ type, value }: Node): boolean =>
  type === 'TemplateElement' || (type === 'Literal' && typeof value === 'string')

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
