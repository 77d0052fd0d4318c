/** The code of a story as one would write it. */
import { jsxOf } from './jsx.ts'

/** Before the name of what a file of stories has only to show a component, as with its own state. */
export const STANDS_FOR = 'StandsFor.'

interface Context {
  readonly component?: unknown
  readonly args?: Readonly<Record<string, unknown>>
}

/** @param code as Storybook made it of what was drawn; of some it makes nothing */
export const asWritten = (code: string, { component, args = {} }: Context): string => {
  const { displayName = 'Component' } = (component ?? {}) as { readonly displayName?: string }
  if (code.trim() === '') return jsxOf(displayName, args)
  return withoutFragments(code)
    .replaceAll(/(?<open><\/?)StandsFor\.\w+/gu, `$<open>${displayName}`)
    .replaceAll(/\{function \w*\(\) ?\{\s*\}\}/gu, '{() => {}}')
    .replaceAll(EMPTY, '')
}

/** What is given as nothing need not be given. */
const EMPTY = /\s+[\w-]+=\{undefined\}/gu

/** Several children are written one after the other. */
const withoutFragments = (code: string): string => {
  let deep = 0
  return code
    .split('\n')
    .flatMap((line) => {
      if (/^\s*<\/React\.Fragment>$/u.test(line)) deep--
      else if (/^\s*<React\.Fragment[^>]*>$/u.test(line)) deep++
      else return [line.slice(Math.min(2 * deep, line.search(/\S|$/u)))]
      return []
    })
    .join('\n')
}
