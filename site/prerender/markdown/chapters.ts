import type { Token, Tokens } from 'marked'
import type { Context } from './context.ts'
import type { DirectiveKind } from './directives.ts'
import { drawing } from './callouts.ts'
import { escape } from './escape.ts'

/**
 * `::chapter[Un dossier de fiches coupé en morceaux.]{minutes=40 needs="Node 20"}` below the title
 * of a guide's chapter: what one has at its end, the time it takes, what one needs.
 */
export const chapter = ({ problem, words, typeset }: Context): DirectiveKind => ({
  level: 'block',
  usage: USAGE,
  takes: ['minutes', 'needs'],
  markdown: ({ label }) => label,
  render({ token, attributes: { minutes = '', needs } }, inside) {
    if (!/^[1-9]\d{0,2}$/u.test(minutes))
      problem(token, `a chapter says how many minutes it takes, from 1 to 999: write ${USAGE}`)
    const rows = [
      [drawing('spark', 20), words.aim, unwrapped(inside())],
      [drawing('clock', 20), words.time, words.minutes(Number(minutes))],
      ...(needs === undefined ? [] : [[drawing('doc', 20), words.needs, escape(typeset(needs))]]),
    ]
    return `<dl data-chapter="${escape(minutes)}">${rows
      .map(([icon, name, value]) => `<div><dt>${icon}${name}</dt><dd>${value}</dd></div>`)
      .join('')}</dl>\n`
  },
})

/** Chapters that stand elsewhere than below the title of one. */
export const reviewChapters = (tokens: readonly Token[], { problem }: Context): void => {
  const blocks = tokens.filter(({ type }) => type !== 'space')
  for (const [at, token] of blocks.entries()) {
    if (token.type !== 'leaf' || token['written'].name !== 'chapter') continue
    const above = blocks[at - 1]
    if (above?.type !== 'heading' || (above as Tokens.Heading).depth !== 2)
      problem(
        token,
        '« chapter » stands right below the title of a chapter: put a ## line above it',
      )
    else if (/^\d/u.test((above as Tokens.Heading).text))
      problem(above, 'the page numbers its chapters: leave the number out of the title')
  }
}

const USAGE = '::chapter[What one has at its end.]{minutes=40 needs="Node 20"}'

const unwrapped = (html: string) => html.trim().replace(/^<p>(.*)<\/p>$/su, '$1')
