import type { Rule } from './survey.ts'

/** A step that is switched off lets everything through as it is. */
export const disabled: Rule = ({ nodes, into, out, reached }) =>
  nodes.flatMap(({ name, disabled: isOff }) => {
    return isOff === true && reached.has(name) && hasMain(into.get(name)) && hasMain(out.get(name))
      ? [{ key: 'disabled-in-path', level: 'hint', node: name, values: {} }]
      : []
  })

const hasMain = (links: readonly { readonly kind: string }[] = []): boolean =>
  links.some(({ kind }) => kind === 'main')
