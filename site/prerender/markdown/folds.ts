import { drawing } from './callouts.ts'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { escape } from './escape.ts'

/** Behind a line that unfolds it, where the author writes one: what is long, and looked up. */
export const folding = ({ typeset }: Context, kind: DirectiveKind): DirectiveKind => ({
  ...kind,
  takes: ['fold'],
  render: (directive, inside) => {
    const { fold } = directive.attributes
    const shown = kind.render(directive, inside)
    return fold === undefined
      ? shown
      : `<details data-fold><summary>${escape(typeset(fold))}${drawing('down')}</summary>${shown}</details>\n`
  },
})
