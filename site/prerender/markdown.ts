/** Markdown to HTML, at build only: all that `Prose` dresses, and what is wrong with it. */
import { Marked } from 'marked'
import type { Problem } from '../content/problem.ts'
import type { Language } from '../routes/language.ts'
import { beforeAfter } from './markdown/before-after.ts'
import { blocks } from './markdown/blocks.ts'
import { chapter, reviewChapters } from './markdown/chapters.ts'
import { callouts } from './markdown/callouts.ts'
import { code } from './markdown/code.ts'
import { contextFor, type Context, type MarkdownSource } from './markdown/context.ts'
import { diagram } from './markdown/diagrams.ts'
import { directives, type DirectiveKind } from './markdown/directives.ts'
import { example } from './markdown/examples.ts'
import { facts } from './markdown/facts.ts'
import { folding } from './markdown/folds.ts'
import { footnotes } from './markdown/footnotes.ts'
import { locate } from './markdown/lines.ts'
import { links } from './markdown/links.ts'
import type { Lookup, Lookups } from './markdown/lookups.ts'
import { missing } from '../content/missing.ts'
import { figure, pictures } from './markdown/pictures.ts'
import { review } from './markdown/review.ts'

export { escape } from './markdown/escape.ts'
export type { MarkdownSource } from './markdown/context.ts'
export type { Lookups } from './markdown/lookups.ts'

export interface RenderedMarkdown {
  /** For `Prose` to wrap; the text's typography is set. */
  readonly html: string
  /** In the order of the text; the page is not fit to be built while there are any. */
  readonly problems: readonly Problem[]
}

export const renderMarkdown = (
  source: MarkdownSource,
  language: Language,
  lookups: Lookups,
): RenderedMarkdown => {
  const context = contextFor(source, language, lookups)
  const notes = footnotes(context)
  const sources = facts(context, notes.count)
  const references = links(context)
  const ways = beforeAfter(context)
  const kinds = new Map<string, DirectiveKind>([
    ['fact', sources.kind],
    ['owner', standsFor(context, lookups.owner, 'inline', ':owner[name]', 'field of the owner')],
    [
      'table',
      folding(
        context,
        standsFor(context, lookups.tables, 'block', '::table[name]', 'computed table'),
      ),
    ],
    ['diagram', diagram(context)],
    ['figure', figure(context)],
    ['example', example(context)],
    ['chapter', chapter(context)],
    ['before-after', ways.kind],
  ])
  const marked = new Marked({ gfm: true, async: false })
  marked.use(
    blocks(context),
    ways.extension,
    code(context),
    pictures(context),
    references.extension,
    callouts(context),
    notes.extension,
    directives(context, kinds),
  )
  const tokens = marked.lexer(source.text)
  const lines = locate(tokens, source.firstLine)
  context.located(lines)
  review(lines, context)
  reviewChapters(tokens, context)
  ways.review(tokens)
  for (const token of lines.keys())
    if (token.type === 'text' && 'text' in token) token.text = context.prose(String(token.text))
  const html =
    marked.parser(tokens) + notes.section((note) => marked.parser(note)) + sources.section()
  references.check()
  return { html, problems: context.problems() }
}

/** A directive in whose place some Markdown stands. */
const standsFor = (
  { problem }: Context,
  lookup: Lookup<string>,
  level: DirectiveKind['level'],
  usage: string,
  kind: string,
): DirectiveKind => ({
  level,
  usage,
  markdown: ({ label }) => lookup.get(label),
  render: ({ token, label }, inside) => {
    if (lookup.get(label) === undefined) problem(token, missing(kind, label, lookup.keys()))
    return inside()
  },
})
