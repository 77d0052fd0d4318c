import type { MarkedExtension, Token, Tokens } from 'marked'
import { drawnWays as css } from '#ui/prose'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { escape } from './escape.ts'

export interface BeforeAfter {
  readonly kind: DirectiveKind
  readonly extension: MarkedExtension
  /** Finds the tables that are meant, and what is wrong with where the directive stands. */
  readonly review: (tokens: readonly Token[]) => void
}

/**
 * `::before-after[The way of a message]` above a table of steps, before and after: the same steps
 * run down twice, side by side, each beside its own on the other side.
 */
export const beforeAfter = ({ problem, typeset }: Context): BeforeAfter => {
  /** Its label, by the table below. */
  const labels = new WeakMap<Token, string>()
  return {
    kind: { level: 'block', usage: USAGE, render: () => '' },
    extension: {
      renderer: {
        table(token) {
          const label = labels.get(token)
          if (label === undefined) return false
          const { header, rows } = token
          const inline = (cell: Tokens.TableCell | undefined) =>
            this.parser.parseInline(cell?.tokens ?? [])
          const way = (column: 1 | 2) =>
            `<section class="${css.way}"><h3>${inline(header[column])}</h3><ol class="${css.steps}">${rows
              .map(
                (row) =>
                  `<li class="${css.step}"><strong>${inline(row[0])}</strong> ${inline(row[column])}</li>`,
              )
              .join('')}</ol></section>`
          return `<div class="${css.ways}" role="group" aria-label="${escape(typeset(label))}">${way(1)}${way(2)}</div>\n`
        },
      },
    },
    review(tokens) {
      const shown = tokens.filter(({ type }) => type !== 'space')
      for (const [at, token] of shown.entries()) {
        if (token.type !== 'leaf' || token['written'].name !== 'before-after') continue
        const below = shown[at + 1]
        if (below?.type === 'table' && (below as Tokens.Table).header.length === 3)
          labels.set(below, token['written'].label ?? '')
        else
          problem(
            token,
            '« before-after » stands right above a table of three columns: the step, how it is before, how it is after',
          )
      }
    },
  }
}

const USAGE = '::before-after[The way of a message]'
